import type { ShownPhotograph } from '#photos';
import type { EditRecipeName } from '../../../src/photos/edit-recipes.ts';
import type { QualityLevel, ServiceId } from '../../../src/pricing/price-table.ts';

export type Question = { question: string; answer: string };

/** Everything that the full page of a service says. */
export type ServiceGuide = {
  /** Where its tier prices come from: one of the sixteen ids, or a page's own slug, which has the fallback prices. */
  prices: ServiceId | 'corporate-headshots' | 'beauty-retouching';
  /** Which service the order form opens with. */
  order: ServiceId;
  heading: string;
  lead: string;
  /** Which edit is undone to compute the "before" of the row's photograph; or `before`, a photograph of its own. */
  recipe?: EditRecipeName;
  before?: ShownPhotograph;
  /** What to look for in the pair, in a sentence. The page adds what the pair is. */
  caption: string;
  /** What is done, each in a sentence or two, and the lowest tier that includes it. */
  done: readonly { title: string; text: string; tier: QualityLevel }[];
  /** What is not done, and what instead. */
  notDone: readonly string[];
  /** What to send, in the order in which it matters. */
  send: readonly string[];
  /** What comes back: file, size, color. */
  formats: readonly { term: string; value: string }[];
  /** Only where `prices` is not one of the sixteen. */
  turnaround?: string;
  questions: readonly Question[];
};

/** The short page of a service that has a full guide as well: what to write into an order. */
export type OrderSheet = {
  service: ServiceId;
  heading: string;
  lead: string;
  /** Label of the link to the full guide. */
  guideLabel: string;
  /** What the brief should say. */
  brief: readonly string[];
  /** A brief that a retoucher can work from. */
  example: string;
};
