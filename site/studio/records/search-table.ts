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

    find(query: string): SearchResult[] {
      const all = wordsOf(query).slice(0, WORDS);
      const telling = all.filter((word) => !fillers.has(word));
      const words = telling.length > 0 ? telling : all;
      const terms = words.map((word) => termFor(word, vocabulary));
      if (terms.length === 0 || terms.includes(undefined)) return [];
      return find.all(terms.join(' AND ')).map(({ entry }) => JSON.parse(String(entry)) as SearchResult);
    },
  };
}

/** The FTS5 expression for one word of a query; nothing if no entry has a word like it. */
function termFor(word: string, vocabulary: readonly string[]): string | undefined {
  if (vocabulary.some((known) => known.startsWith(word))) return `"${word}"*`;
  // "weddings" looks for "wedding", and so does "wedings".
  const stems = vocabulary.filter((known) => known.length >= FORGIVING_LENGTH && word.startsWith(known));
  const near = [stems, nearest(word, vocabulary), nearest(word.replace(/s$/, ''), vocabulary)].find(
    (list) => list.length > 0,
  );
  return near ? `(${near.map((known) => `"${known}"`).join(' OR ')})` : undefined;
}

function nearest(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < FORGIVING_LENGTH) return [];
  const allowed = word.length >= VERY_FORGIVING_LENGTH ? 2 : 1;
  const distances = vocabulary.map((known) => {
    // The mistyped beginning of a longer word counts, too.
    const beginnings = [known, known.slice(0, word.length + 1), known.slice(0, word.length)];
    return { known, distance: Math.min(...beginnings.map((part) => distance(word, part, allowed))) };
  });
  const best = Math.min(...distances.map(({ distance }) => distance));
  return best > allowed
    ? []
    : distances.filter(({ distance }) => distance === best).map(({ known }) => known);
}

/** Damerau-Levenshtein distance (wrong, missing, extra or swapped letters); anything above `limit` is Infinity. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
    }
    if (Math.min(...row) > limit) return Infinity;
    [before, previous] = [previous, row];
  }
  return previous[b.length]! <= limit ? previous[b.length]! : Infinity;
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
