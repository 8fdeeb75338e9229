const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean);

/** Whether every word of a query occurs in a text, in any order and case. True for an empty query. */
export function hasWords(text: string, query: string): boolean {
  const plain = text.toLowerCase();
  return wordsOf(query.toLowerCase()).every((word) => plain.includes(word));
}

/** A part of a text, and whether it matches the query. */
export type TextPart = { text: string; isMatch: boolean };

/** Cuts a text where the words of a query occur in it, upper and lower case being the same. */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = wordsOf(query)
    // Longest first, or "wed" would hide the rest of "wedding".
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, isMatch: false }];
  // With a group in the pattern, `split` keeps what it matched: every second part is a match.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
