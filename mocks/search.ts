import type { SearchResult } from '../src/api/contract.ts';
import type { ServiceId } from '../src/pricing/price-table.ts';
import { pageEntries, serviceEntries } from './seed/pages.ts';

/** Maximum number of results. */
const LIMIT = 20;
/** Minimum length of a word, in letters, to match longer and shorter forms: "crop" in "crops", "prices" by "price". */
const STEM_LENGTH = 4;
/** Minimum length of a word, in letters, to allow one typo. Too many shorter words differ by one letter: dust, dusk. */
const FORGIVING_LENGTH = 5;
/** Factor on the score of a service: a query such as “wedding” should list the service before articles about it. */
const SERVICE_WEIGHT = 1.4;
/** Filler words of a query, which are not searched. */
const fillers = new Set(
  'a an and are at can do does for from get how i in is it my of on or the there to what when with you your'.split(
    ' ',
  ),
);

/** Entry of the search index. `keywords` are other names of the page, which are searched but not shown. */
export type SearchEntry = SearchResult & { keywords?: string };

/** Image URLs of the services, by their ids. */
export type ServicePictures = { readonly [Id in ServiceId]?: string };

let pages: readonly SearchEntry[] = pageEntries;
let services: readonly SearchEntry[] = serviceEntries();

/** Replaces the seed's pages with the host's own, and sets its images of the services. */
export function setSearchPages(
  own: readonly SearchEntry[] = pageEntries,
  pictures: ServicePictures = {},
): void {
  pages = own;
  services = serviceEntries(pictures);
}

/**
 * Searches services and pages for the words of the query, except filler words such as “the”. Where no entry has them
 * all, those with most of them are found, if that is at least half. A match in the title weighs more than one in the text.
 */
export function search(query: string): SearchResult[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const scored = [...services, ...pages].map((entry) => ({ entry, ...scoreOf(entry, words) }));
  const most = Math.max(...scored.map(({ matches }) => matches));
  if (most === 0 || most < words.length / 2) return [];
  return scored
    .filter(({ matches }) => matches === most)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ entry }) => resultOf(entry));
}

function resultOf({ id, type, title, description, image, url }: SearchEntry): SearchResult {
  return { id, type, title, description, url, ...(image && { image }) };
}

function scoreOf(entry: SearchEntry, words: readonly string[]): { matches: number; score: number } {
  const { title, description, url, keywords = '', type } = entry;
  const scores = words.map(
    (word) =>
      4 * best(word, wordsOf(title)) +
      2 * best(word, wordsOf(url)) +
      5 * best(word, wordsOf(keywords)) +
      best(word, wordsOf(description)),
  );
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    matches: scores.filter((score) => score > 0).length,
    score: sum * (type === 'service' ? SERVICE_WEIGHT : 1),
  };
}

const best = (word: string, among: readonly string[]) =>
  Math.max(0, ...among.map((one) => likeness(word, one)));

function likeness(word: string, other: string): number {
  if (other === word) return 4;
  if (other.startsWith(word)) return 3;
  if (other.length >= STEM_LENGTH && word.startsWith(other)) return 2;
  if (word.length < FORGIVING_LENGTH) return 0;
  // A mistyped beginning of a longer word also matches.
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
