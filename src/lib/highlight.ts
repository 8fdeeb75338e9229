const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean);

/** Whether every word of a query occurs in a text, in any order and case. True for an empty query. */
export function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return wordsOf(query.toLowerCase()).every((word) => plain.includes(word));
}

/** A part of a text, and whether it matches the query. */
type TextPart = { text: string; isMatch: boolean };

/** Splits a text at the words of a query, ignoring case. */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = wordsOf(query)
    // Longest first, because "wed" would match before "wedding".
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, isMatch: false }];
  // With a capture group, `split` also returns the separators: every second part is a match.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
