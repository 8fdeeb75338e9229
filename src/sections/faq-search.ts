import { hasWords } from '../lib/highlight.ts';

/** A question and its answer. */
export type FaqItem = {
  /** ID of the answer in URLs (`#raw-files`). Keep it when the wording changes. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Link to further reading. */
  link?: { href: string; label: string };
};

/**
 * Whether every word of the query occurs in a question, its answer or the label of its link, in any order. True for an
 * empty query.
 */
export const faqMatches = ({ question, answer, link }: FaqItem, query: string): boolean =>
  hasWords([question, ...answer, link?.label].join(' '), query);

/** Whether the query matches only the answer and not the question, so that the answer should be open. */
export const faqMatchesOnlyAnswer = (item: FaqItem, query: string): boolean =>
  faqMatches(item, query) && !hasWords(item.question, query);
