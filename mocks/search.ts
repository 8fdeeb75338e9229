import type { SearchResult } from '../src/api/contract.ts';
import { pageEntries, serviceEntries } from './seed/pages.ts';

/** Results given at most: more than anyone reads. */
const LIMIT = 20;
/** A word this long forgives one wrong, missing or extra letter. */
const FORGIVING_LENGTH = 4;

let pages = pageEntries;

/** Gives the search the host's own pages, in place of the seed's. */
export function setSearchPages(own: readonly SearchResult[] = pageEntries): void {
  pages = own;
}

/** What the stand-in server finds: every word must be found somewhere; titles weigh more, whole words most. */
export function search(query: string): SearchResult[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return [...serviceEntries, ...pages]
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ entry }) => entry);
}

function scoreOf({ title, description, url }: SearchResult, words: readonly string[]): number {
  const scores = words.map(
    (word) =>
      4 * best(word, wordsOf(title)) + 2 * best(word, wordsOf(url)) + best(word, wordsOf(description)),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

const best = (word: string, among: readonly string[]) =>
  Math.max(0, ...among.map((one) => likeness(word, one)));

function likeness(word: string, other: string): number {
  if (other === word) return 4;
  if (other.startsWith(word)) return 3;
  if (other.length >= FORGIVING_LENGTH && word.startsWith(other)) return 2;
  if (word.length < FORGIVING_LENGTH) return 0;
  // The beginning of a longer word, mistyped, counts as well as the whole of it.
  const beginning = other.slice(0, word.length + 1);
  return [beginning, beginning.slice(0, -1), other].some((part) => isNear(word, part)) ? 1 : 0;
}

/** Whether two words differ by one letter at most: wrong, missing, extra, or two in the wrong order. */
function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA === restB ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
