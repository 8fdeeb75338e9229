import type { ShownPhotograph } from '#photos';
import type { EditRecipeName } from '../../../src/photos/edit-recipes.ts';
import type { QualityLevel, ServiceId } from '../../../src/pricing/price-table.ts';

export type Question = { question: string; answer: string };

/** Content of the full page of a service. */
export type ServiceGuide = {
  /** Source of the tier prices: an id of the catalog, or the page's own slug, which has the fallback prices (estimate 22). */
  prices: ServiceId | 'corporate-headshots' | 'beauty-retouching';
  /** Service that is selected in the order form. */
  order: ServiceId;
  heading: string;
  lead: string;
  /** The edit to undo for the "before" of the row's photograph, or `before`, a photograph of its own. */
  recipe?: EditRecipeName;
  before?: ShownPhotograph;
  /** Sentence that says what to look for in the pair. The page adds what the pair is (pages 35). */
  caption: string;
  /** Steps of the work, each in a sentence or two, with the lowest tier that includes it. */
  done: readonly { title: string; text: string; tier: QualityLevel }[];
  /** Work that is not included, and the alternative. */
  notDone: readonly string[];
  /** Files to send, the most important first. */
  send: readonly string[];
  /** Delivered files: format, size, color. */
  formats: readonly { term: string; value: string }[];
  /** Only where `prices` is not an id of the catalog. */
  turnaround?: string;
  questions: readonly Question[];
};

/** Content of the short page of a service, which also has a full guide: what to write into an order. */
export type OrderSheet = {
  service: ServiceId;
  heading: string;
  lead: string;
  /** Label of the link to the full guide. */
  guideLabel: string;
  /** Points that the brief should cover. */
  brief: readonly string[];
  /** A brief that a retoucher can work from. */
  example: string;
};
