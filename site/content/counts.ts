/** Counts in words, so that a sentence stays true when a service or turnaround is added or removed. */
import { serviceIds } from '../../src/pricing/price-table.ts';

const words =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** Returns a number as a word at the start of a sentence: "Sixteen". Above twenty it stays a figure. */
export const inWords = (count: number) => words[count] ?? String(count);

/** Returns a number with its noun, at the start of a sentence: "Sixteen services", "One service". */
export const countOf = (count: number, noun: string) => `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Number of services at the start of a sentence: "Sixteen services". */
export const serviceCount = countOf(serviceIds.length, 'service');
