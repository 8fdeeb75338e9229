import type { SitePhotograph } from '#photos';
import type { QualityLevel } from '../../../src/pricing/price-table.ts';

/** Content of the full page of a service. */
export type ServiceGuide = {
  /** Only on pages with the fallback prices: their own slug, which is no id of the catalog (estimate 22). */
  prices?: 'corporate-headshots' | 'beauty-retouching';
  /** A "before" of its own for the row's photograph. */
  before?: SitePhotograph;
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
