import type { ShownPhotograph } from '#photos';
import type { QualityLevel, ServiceId } from '../../../src/pricing/price-table.ts';

/** Content of the full page of a service. */
export type ServiceGuide = {
  /** Service that the order form opens with. Its turnaround is shown, and its edit is undone for the "before". */
  service: ServiceId;
  /** Only on pages with the fallback prices: their own slug, which is no id of the catalog (estimate 22). */
  prices?: 'corporate-headshots' | 'beauty-retouching';
  /** A "before" of its own for the row's photograph. */
  before?: ShownPhotograph;
  heading: string;
  lead: string;
  /** Sentence that says what to look for in the pair. The page adds what the pair is (pages 35). */
  caption: string;
  /** Steps of the work by their titles, each a sentence or two under the lowest tier that includes it. */
  done: Readonly<Record<string, { readonly [tier in QualityLevel]?: string }>>;
  /** Work that is not included, and the alternative. */
  notDone: readonly string[];
  /** Files to send, the most important first. */
  send: readonly string[];
  /** Delivered files by their names: format, size, color. */
  formats: Readonly<Record<string, string>>;
  /** Questions with their answers. */
  questions: Readonly<Record<string, string>>;
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
