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

const plain = (text: string) => text.toLowerCase();
const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query occurs in a question or its answer, in any order; none is in everything. */
export function faqMatches({ question, answer }: FaqItem, query: string): boolean {
  const text = plain([question, ...answer].join(' '));
  return wordsOf(query).every((word) => text.includes(word));
}

/** Whether what was searched for is only found by reading the answer, so that it had better be open. */
export function faqHidesMatch(item: FaqItem, query: string): boolean {
  const question = plain(item.question);
  return faqMatches(item, query) && !wordsOf(query).every((word) => question.includes(word));
}
