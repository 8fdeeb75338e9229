const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean);

/** Whether every word of a query occurs in a text, in any order and case. True for an empty query. */
export function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return wordsOf(query.toLowerCase()).every((word) => plain.includes(word));
}

/** Splits a text at the words of a query, ignoring case. Every second part is a match; a part may be empty. */
export function splitMatches(text: string, query: string): string[] {
  const words = wordsOf(query)
    // Longest first, because "wed" would match before "wedding".
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [text];
  // With a capture group, `split` also returns the separators.
  return text.split(new RegExp(`(${words.join('|')})`, 'giu'));
}
