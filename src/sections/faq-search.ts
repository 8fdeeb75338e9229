import { hasWords } from '../lib/highlight.ts';

/** A question and its answer. */
export type FaqItem = {
  /** Names the answer in URLs (`#raw-files`), so it stays when the wording changes. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Link to further reading. */
  link?: { href: string; label: string };
};

/** Whether every word of the query occurs in a question or its answer, in any order; none is in everything. */
export const faqMatches = ({ question, answer }: FaqItem, query: string): boolean =>
  hasWords([question, ...answer].join(' '), query);

/** Whether what was searched for is only found by reading the answer, so that it had better be open. */
export const faqHidesMatch = (item: FaqItem, query: string): boolean =>
  faqMatches(item, query) && !hasWords(item.question, query);
