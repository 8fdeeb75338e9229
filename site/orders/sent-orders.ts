import { estimate, normalizeImageCount } from '../../src/pricing/estimate.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../../src/pricing/price-table.ts';
import { isDay } from '../../src/lib/is-day.ts';
import { readStored, useStored, writeStored } from '../../src/lib/storage.ts';
import type { SentOrder } from '../../src/quote/order/order-machine.ts';

/** Key of the list in local storage. */
const KEY = 'orders:sent';

/** Maximum number of stored orders, newest first, far below the quota of local storage. The portal says so. */
export const MAX_ORDERS = 50;
/** Days for which an order is kept. The portal says so. */
export const DAYS_KEPT = 90;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Record of a sent order on this device, for the portal. It has no name, no address, no file names and no written
 * text, which may contain any of them, so the next user of this browser learns nothing about the person.
 */
export type SentOrderRecord = {
  /** The number that the server gave. */
  id: string;
  /** When it was sent, as ISO 8601. */
  time: string;
  /** Ids of the price list at that time. Today's may lack them. */
  service: string;
  quality: string;
  turnaround: string;
  imageCount: number;
  rush: boolean;
  /** Number of files that were sent with it. */
  photos: number;
  references: number;
  /** Styles and colors that were chosen. */
  looks: readonly string[];
  /** A day as YYYY-MM-DD, or null. */
  deadline: string | null;
  /** The estimate when it was sent, in whole US dollars. `NaN` for an order without one, and stored as `null`. */
  total: number;
};

/**
 * Stores a record of an order that the server has accepted. An order that was sent again has the same number, and is
 * listed once. `now`: the time of its answer.
 */
export function rememberOrder(order: SentOrder, now: Date): void {
  const others = readStored(KEY, toRecords).filter(({ id }) => id !== order.id);
  writeStored(KEY, [recordOf(order, now), ...others].slice(0, MAX_ORDERS));
}

/**
 * Removes orders older than `DAYS_KEPT`, and fields that an older version of the site stored. A time in the future stays:
 * it may be the clock of today that is wrong.
 */
export function expireOrders(now: Date): void {
  const left = readStored(KEY, toRecords).filter(
    ({ time }) => now.getTime() - Date.parse(time) < DAYS_KEPT * DAY,
  );
  writeStored(KEY, left.length > 0 ? left : undefined);
}

/** Deletes all records on this device. The orders themselves stay with the studio. */
export function forgetOrders(): void {
  writeStored(KEY, undefined);
}

/** The orders sent from this device, newest first. Empty until the page is hydrated. */
export function useSentOrders(): readonly SentOrderRecord[] {
  return useStored(KEY, toRecords)[0];
}

/** The record of an order. */
export function recordOf({ id, payload }: SentOrder, now: Date): SentOrderRecord {
  const { serviceType, qualityLevel, turnaroundTime, imageCount, rushOrder } = payload;
  const priced = {
    service: serviceType,
    quality: qualityLevel,
    turnaround: turnaroundTime,
    imageCount,
    rush: rushOrder,
  };
  return {
    ...priced,
    id,
    time: now.toISOString(),
    photos: payload.uploadedFiles.length,
    references: payload.referenceFiles.length,
    looks: [...payload.stylePreferences, ...payload.colorPreferences],
    deadline: payload.projectDeadline,
    total: totalOf(priced) ?? NaN,
  };
}

/** The choices that determine the price. */
type Priced = Pick<SentOrderRecord, 'service' | 'quality' | 'turnaround' | 'imageCount' | 'rush'>;

/** Returns the choices of an order for `estimate`, or `undefined` if the price list no longer has one of them. */
export function choicesOf(order: Priced) {
  const { service, quality, turnaround, imageCount, rush } = order;
  if (!isServiceId(service) || !isQualityLevel(quality) || !isTurnaround(turnaround)) return undefined;
  return { serviceType: service, qualityLevel: quality, turnaround, imageCount, rushOrder: rush };
}

/** Returns an order's estimate at today's prices, in whole US dollars, or `undefined` if it has none. */
export function totalOf(order: Priced): number | undefined {
  const choices = choicesOf(order);
  return choices && estimate(choices)?.total;
}

/** Returns the valid records of anything found in storage. Invalid ones are skipped. */
export function toRecords(stored: unknown): readonly SentOrderRecord[] {
  return Array.isArray(stored) ? stored.flatMap((entry) => toRecord(entry) ?? []).slice(0, MAX_ORDERS) : [];
}

function toRecord(stored: unknown): SentOrderRecord | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const entry: Partial<Record<keyof SentOrderRecord, unknown>> = stored;
  const { id, time, service, quality, turnaround, looks, deadline } = entry;
  if (typeof id !== 'string' || id === '') return undefined;
  if (typeof time !== 'string' || Number.isNaN(Date.parse(time))) return undefined;
  if (typeof service !== 'string' || typeof quality !== 'string' || typeof turnaround !== 'string')
    return undefined;
  return {
    id,
    time,
    service,
    quality,
    turnaround,
    imageCount: normalizeImageCount(entry.imageCount),
    rush: entry.rush === true,
    photos: toCount(entry.photos),
    references: toCount(entry.references),
    looks: Array.isArray(looks) ? looks.filter((look) => typeof look === 'string') : [],
    deadline: typeof deadline === 'string' && deadline.length === 10 && isDay(deadline) ? deadline : null,
    total: toCount(entry.total) || NaN,
  };
}

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
