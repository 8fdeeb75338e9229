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
  /** Text for screen readers instead of a value such as “—”. */
  says?: string;
};

/** Returns the text of a line of the estimate. */
export function describeLine(
  line: EstimateLine,
  words: typeof receiptLineWords,
  locale = DEFAULT_LOCALE,
): ReceiptLine {
  const times = (factor: number) => `× ${formatNumber(factor, locale)}`;
  switch (line.kind) {
    case 'base':
      return {
        label: words.base(words.serviceNames[line.service]),
        value: formatMoney(line.amount, 'USD', 2, locale),
      };
    case 'quality':
      return { label: words.quality(words.qualityNames[line.quality]), value: times(line.factor) };
    case 'turnaround': {
      const { hours } = turnaroundOf(line.turnaround);
      return {
        label: words.turnaround(words.turnaroundNames[line.turnaround], hours),
        value: times(line.factor),
      };
    }
    case 'images':
      return { label: words.images, value: times(line.factor) };
    case 'rush':
      return line.factor === null
        ? { label: words.rush, value: '—', says: words.notChosen }
        : { label: words.rush, value: times(line.factor) };
  }
}
