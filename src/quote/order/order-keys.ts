import { formatMarks } from '../../annotations/format-marks.ts';
import { digest } from '../../lib/digest.ts';
import { photoKey } from '../../lib/photo-key.ts';
import type { PhotoList, QuoteState } from '../quote-state.ts';
import { serialize } from '../serialized-quote.ts';

/** Returns the key of a receipt. A server may refuse an order that names a stored file twice: each list has its own. */
export const receiptKey = (list: PhotoList, file: File): string => `${list}/${photoKey(file)}`;

/** Returns a hash of everything that the order will contain. Two orders with the same hash are the same order. */
export function contentHash(quote: QuoteState): string {
  const { fields, photos, references } = serialize(quote);
  return digest(JSON.stringify([fields, photos, references, formatMarks(quote.photos, quote.marks)]));
}

/**
 * Returns the Idempotency-Key of some content, as a UUID of version 8 (RFC 9562 §5.8). The draft's seed keeps the equal
 * orders of two visitors apart.
 */
export function keyFor(seed: string, content: string): string {
  const hex = digest(`${seed} ${content}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
