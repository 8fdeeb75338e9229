import type { DatabaseSync } from 'node:sqlite';
import type { SearchResult } from '../../../src/api/contract.ts';
import type { SearchEntry } from './records.ts';

/** Results of one search, and words of a query that count. */
const RESULTS = 20;
const WORDS = 12;
/** Words from this length on may have one wrong letter, and longer ones two. */
const FORGIVING_LENGTH = 4;
const VERY_FORGIVING_LENGTH = 9;
/** Words that say nothing about what is looked for. */
const fillers = new Set(
  'a an and are as at by do for from how i in is it me my of on or the to we what with you your'.split(' '),
);

/**
 * The search over services and pages: an FTS5 table, and its vocabulary. FTS5 finds whole words and beginnings; a word
 * that it does not know is replaced by those of the vocabulary that are nearly the same.
 */
export function searchTable(db: DatabaseSync) {
  db.exec(`
    CREATE VIRTUAL TABLE IF NOT EXISTS search USING fts5(title, keywords, url, description, entry UNINDEXED,
      tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
    CREATE VIRTUAL TABLE IF NOT EXISTS search_words USING fts5vocab(search, row);
  `);
  // Weights of the columns. Services come before pages that match as well: bm25 is negative, the best is the lowest.
  const find = db.prepare(`
    SELECT entry, bm25(search, 4, 5, 2, 1) * iif(entry ->> 'type' = 'service', 1.5, 1) AS rank
    FROM search WHERE search MATCH ? ORDER BY rank LIMIT ${RESULTS}`);
  let vocabulary = readVocabulary();

  function readVocabulary(): string[] {
    return db
      .prepare('SELECT term FROM search_words')
      .all()
      .map(({ term }) => String(term));
  }

  return {
    fill(entries: readonly SearchEntry[]) {
      db.exec('DELETE FROM search');
      const add = db.prepare('INSERT INTO search VALUES (?, ?, ?, ?, ?)');
      for (const { keywords = '', ...entry } of entries) {
        const { title, url, description } = entry;
        add.run(title, keywords, url, description, JSON.stringify(entry));
      }
      vocabulary = readVocabulary();
    },

    /**
     * Finds the entries with every word of the query. Where none has them all, those with some of them, unless
     * more than half of the words are unknown.
     */
    find(query: string): SearchResult[] {
      const all = wordsOf(query).slice(0, WORDS);
      const telling = all.filter((word) => !fillers.has(word));
      const words = telling.length > 0 ? telling : all;
      const terms = words.map((word) => termFor(word, vocabulary)).filter((term) => term !== undefined);
      if (terms.length === 0 || terms.length < words.length / 2) return [];
      const withAll = terms.length === words.length ? find.all(terms.join(' AND ')) : [];
      const rows = withAll.length > 0 ? withAll : find.all(terms.join(' OR '));
      return rows.map(({ entry }) => JSON.parse(String(entry)) as SearchResult);
    },
  };
}

/** The FTS5 expression for one word of a query; nothing if no entry has a word like it. */
function termFor(word: string, vocabulary: readonly string[]): string | undefined {
  if (vocabulary.some((known) => known.startsWith(word))) return `"${word}"*`;
  // "weddings" looks for "wedding", and so does "wedings".
  const stems = vocabulary.filter((known) => known.length >= FORGIVING_LENGTH && word.startsWith(known));
  const alike = () => {
    const near = nearest(word, vocabulary);
    return near.length > 0 ? near : nearest(word.replace(/s$/, ''), vocabulary);
  };
  const near = stems.length > 0 ? stems : alike();
  return near.length > 0 ? `(${near.map((known) => `"${known}"`).join(' OR ')})` : undefined;
}

/** Returns the words of the vocabulary that are most like a word, and like it enough. */
function nearest(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < FORGIVING_LENGTH) return [];
  let best = word.length >= VERY_FORGIVING_LENGTH ? 2 : 1;
  let found: string[] = [];
  for (const known of vocabulary) {
    const distance = distanceTo(word, known, best);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(known);
  }
  return found;
}

/**
 * Damerau-Levenshtein distance (wrong, missing, extra or swapped letters) of a word to a known one or to its beginning,
 * because a mistyped beginning of a longer word counts, too. Infinity if it is more than `limit`.
 */
function distanceTo(word: string, known: string, limit: number): number {
  if (known.length < word.length - limit) return Infinity;
  const width = Math.min(known.length, word.length + limit);
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const cost = word[i - 1] === known[j - 1] ? 0 : 1;
      let value = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && word[i - 1] === known[j - 2] && word[i - 2] === known[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return Infinity;
    [before, previous] = [previous, row];
  }
  // The last row has the distances to all beginnings.
  return Math.min(previous[width]!, ...previous.slice(word.length));
}

/** Words as FTS5's tokenizer makes them: letters and digits without diacritics, in lower case. */
const wordsOf = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
