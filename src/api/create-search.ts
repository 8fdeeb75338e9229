import type { SearchResult } from './contract.ts';

/** Entry of a search index. `keywords` are other names of the page, which are searched but not shown. */
export type SearchEntry = SearchResult & { keywords?: string | undefined };

/** Maximum number of results, and of words of a query that are searched. */
const MAX_RESULTS = 20;
const MAX_WORDS = 12;
/** Minimum length of a stem, and maximum length of an ending, in letters: "crops" finds "crop". */
const STEM_LENGTH = 4;
const ENDING_LENGTH = 4;
/** Minimum lengths of a word, in letters, to allow one and two typos. */
const TYPO_LENGTHS = [4, 9];
/**
 * Maximum number of words of a query in which typos are looked for, and their maximum length in letters. A search for
 * typos takes long, and a server answers no other request meanwhile.
 */
const MAX_MISTYPED = 4;
const MAX_MISTYPED_LENGTH = 30;
/** Factor on the score of a service: a query such as “wedding” should list the service before articles about it. */
const SERVICE_WEIGHT = 1.4;
/** Filler words of a query, which are not searched. */
const fillers = new Set(
  'a an and are as at by can do does for from get how i in is it me my of on or the there to we what when with you your'.split(
    ' ',
  ),
);

/**
 * Returns a search over services and pages for the words of a query, except filler words such as “the”. Where no entry
 * has them all, those with most of them are found, if that is at least half. A match in the title weighs more than one
 * in the text. Typos are allowed in words that no entry has.
 */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => SearchResult[] {
  let index: Indexed[] | undefined;

  /** Returns the score of every entry for one word of a query. */
  const scoresFor = (indexed: readonly Indexed[], word: string, likeness: Likeness): number[] => {
    // Most words are in many entries.
    const compared = new Map<string, number>();
    const compare = (known: string) => {
      const found = compared.get(known) ?? likeness(word, known);
      compared.set(known, found);
      return found;
    };
    return indexed.map(({ fields }) => scoreOf(fields, compare));
  };

  return (query) => {
    // Built by the first query, because it takes a slow phone about 50 ms, and most visits search nothing.
    const indexed = (index ??= entries.map(toIndexed));
    const all = wordsOf(query).slice(0, MAX_WORDS);
    const searchable = all.filter((word) => !fillers.has(word));
    let mistyped = 0;
    const words = (searchable.length > 0 ? searchable : all).map((word) => {
      const scores = scoresFor(indexed, word, likenessOf);
      if (scores.some(Boolean) || word.length > MAX_MISTYPED_LENGTH || ++mistyped > MAX_MISTYPED)
        return scores;
      return scoresFor(indexed, word, mistypedLikenessOf);
    });
    const found = indexed.map(({ result, weight }, at) => {
      const scores = words.map((ofWord) => ofWord[at] ?? 0);
      return {
        result,
        matches: scores.filter(Boolean).length,
        score: weight * scores.reduce((sum, score) => sum + score, 0),
      };
    });
    const most = Math.max(0, ...found.map(({ matches }) => matches));
    if (most === 0 || most < words.length / 2) return [];
    return found
      .filter(({ matches }) => matches === most)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MAX_RESULTS)
      .map(({ result }) => result);
  };
}

type Field = { weight: number; words: readonly string[] };
type Indexed = { result: SearchResult; weight: number; fields: readonly Field[] };

const toIndexed = ({ keywords = '', ...result }: SearchEntry): Indexed => ({
  result,
  weight: result.type === 'service' ? SERVICE_WEIGHT : 1,
  fields: [
    { weight: 5, words: wordsOf(keywords) },
    { weight: 4, words: wordsOf(result.title) },
    { weight: 2, words: wordsOf(result.url) },
    { weight: 1, words: wordsOf(result.description) },
  ],
});

/** Returns how well a word of a query matches a word of an entry; 0 for not at all. */
type Likeness = (word: string, known: string) => number;

/** Returns the sum of the best likeness in each field. */
function scoreOf(fields: readonly Field[], likeness: (known: string) => number): number {
  const best = ({ weight, words }: Field) => weight * Math.max(0, ...words.map(likeness));
  return fields.reduce((sum, field) => sum + best(field), 0);
}

const likenessOf: Likeness = (word, known) => {
  if (known === word) return 4;
  if (known.startsWith(word)) return 3;
  const isStem = known.length >= STEM_LENGTH && word.length - known.length <= ENDING_LENGTH;
  return isStem && word.startsWith(known) ? 2 : 0;
};

/** 1 for a mistyped word or beginning of one, also in the plural: "wedings" is "wedding". */
const mistypedLikenessOf: Likeness = (word, known) => {
  const typos = TYPO_LENGTHS.filter((length) => word.length >= length).length;
  return typos > 0 && [word, word.replace(/s$/, '')].some((one) => isNear(one, known, typos)) ? 1 : 0;
};

/** Whether `known` begins with `word`, but for at most `typos` typos: a letter wrong, missing, extra, or two swapped. */
function isNear(word: string, known: string, typos: number): boolean {
  let start = 0;
  while (start < word.length && word[start] === known[start]) start++;
  const [a, b] = [word.slice(start), known.slice(start)];
  if (a === '' || typos === 0) return a === '';
  return (
    isNear(a.slice(1), b.slice(1), typos - 1) ||
    isNear(a.slice(1), b, typos - 1) ||
    isNear(a, b.slice(1), typos - 1) ||
    (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), typos - 1))
  );
}

/** Returns the words of a text: letters and digits without diacritics, in lower case. */
const wordsOf = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
