import { DEFAULT_LOCALE } from '../lib/default-locale.ts';
import { formatMoney, formatNumber } from './currency.ts';
import type { EstimateLine } from './estimate.ts';
import { qualityNames, serviceNames, turnaroundNames } from './names.ts';
import { turnaroundOf } from './price-table.ts';

/** Default text of an estimate's lines, the same on the screen and in print. */
export const receiptLineWords = {
  base: (service: string) => `${service}, per image`,
  quality: (level: string) => `${level} quality`,
  turnaround: (name: string, hours: string) => `${name}, ${hours}`,
  images: 'Images',
  rush: 'Rush order',
  notChosen: 'not chosen',
  serviceNames,
  qualityNames,
  turnaroundNames,
};

export type ReceiptLine = {
  label: string;
  value: string;
  /** Text for screen readers and print instead of a value such as “—”. */
  valueInWords?: string;
};

/** Returns the text of a line of the estimate. */
export function describeLine(
  line: EstimateLine,
  words: typeof receiptLineWords,
  locale = DEFAULT_LOCALE,
): ReceiptLine {
  const label = labelOf(line, words);
  if (line.kind === 'base') return { label, value: formatMoney(line.amount, 'USD', 2, locale) };
  if (line.factor === null) return { label, value: '—', valueInWords: words.notChosen };
  return { label, value: `× ${formatNumber(line.factor, locale)}` };
}

function labelOf(line: EstimateLine, words: typeof receiptLineWords): string {
  switch (line.kind) {
    case 'base':
      return words.base(words.serviceNames[line.service]);
    case 'quality':
      return words.quality(words.qualityNames[line.quality]);
    case 'turnaround':
      return words.turnaround(words.turnaroundNames[line.turnaround], turnaroundOf(line.turnaround).hours);
    case 'images':
      return words.images;
    case 'rush':
      return words.rush;
  }
}
