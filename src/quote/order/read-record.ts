import type { OrderPayload } from '../../api/contract.ts';
import { newId } from '../../lib/new-id.ts';
import { isReadWhole, isRecord, listOf, MAX_PHOTOS, partsOf, readQuote, textOf } from '../read-quote.ts';
import { outcomes, type Attempt, type OrderRecord, type StoredDraft } from './order-record.ts';

/** Number of attempts that are read from a record, and of refusals of each. Far above what a visitor makes with one order. */
const MAX_ATTEMPTS = 100;

/**
 * Reads a stored record, which may be anything: an older version, half a write, or edited by hand. Each part is judged
 * on its own. A time after `now` comes from a clock that was wrong, and counts as now. Never throws.
 *
 * @returns `undefined` if nothing of it can be read.
 */
export function readRecord(stored: unknown, id: string, now: number): StoredDraft | undefined {
  const { quote, owner, ...parts } = partsOf(stored);
  const taken = textOf(parts['taken']) || null;
  if (!isRecord(quote) && taken === null) return undefined;
  const timeOf = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.min(value, now) : 0;
  const readReceipt = ([key, value]: [string, unknown]) => {
    const { name, at } = partsOf(value);
    return textOf(name) === '' ? [] : [[key, { name: textOf(name), at: timeOf(at) }] as const];
  };
  const receipts = Object.entries(partsOf(parts['receipts'])).slice(0, MAX_PHOTOS);
  const seed = textOf(parts['seed']) || newId();
  const record: OrderRecord = {
    id,
    form: textOf(parts['form']),
    seed,
    uploadSeed: textOf(parts['uploadSeed']) || seed,
    owner: isRecord(owner) ? { tab: textOf(owner['tab']), at: timeOf(owner['at']) } : null,
    updatedAt: timeOf(parts['updatedAt']),
    isOffered: parts['isOffered'] === true,
    quote: readQuote(quote),
    receipts: Object.fromEntries(receipts.flatMap(readReceipt)),
    attempts: listOf(parts['attempts']).slice(-MAX_ATTEMPTS).flatMap(readAttempt),
    taken,
  };
  return { record, isPartial: taken === null && !isReadWhole(quote, record.quote) };
}

function readAttempt(value: unknown): Attempt[] {
  const { content, key, outcome, payload, refused } = partsOf(value);
  // An older version stored attempts before their upload.
  if (outcome === 'unsent') return [];
  const attempt: Attempt = {
    content: textOf(content),
    key: textOf(key),
    outcome: outcomes.find((name) => name === outcome) ?? 'unknown',
    // Payloads were checked when they were built, and the server checks them again.
    ...(isRecord(payload) && { payload: payload as OrderPayload }),
    refused: listOf(refused).slice(-MAX_ATTEMPTS).filter(isRecord) as object[] as OrderPayload[],
  };
  return attempt.content && attempt.key ? [attempt] : [];
}
