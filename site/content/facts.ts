/** Facts of the brand and the price table as sentences state them. */
import { formatMoney } from '../../src/pricing/currency.ts';
import {
  isServiceId,
  serviceIds,
  tiersFor,
  turnarounds,
  type ServiceId,
} from '../../src/pricing/price-table.ts';
import { brand } from '../brand.ts';

/** Returns the lowest price per image of a service: "$3". An id that is not in the catalog gets `fallbackTiers`. */
export const fromPrice = (service: string) => formatMoney(tiersFor(service).basic);

/** Lowest price per image of all services. */
export const lowestPrice = formatMoney(Math.min(...serviceIds.map((id) => tiersFor(id).basic)));

/** Returns a service for an example: this one, or the first that is offered. */
export const exampleService = (id: ServiceId) => (isServiceId(id) ? id : (serviceIds[0] ?? id));

/** The turnaround with the shortest time: the last one. */
export const fastest = turnarounds.at(-1) ?? turnarounds[0];

/**
 * Joins names to "A, B and C".
 *
 * Without `Intl.ListFormat`, whose first use would take a slow phone 8 ms while the page starts.
 *
 * @param last Word before the last name. Default: "and".
 */
export const list = (names: readonly string[], last = 'and') =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${last} `);

/** The studio's certifications, as a list in a sentence. */
export const certificates = list(brand.certifications);

/** The first three of them, for a line without space for more, or a word for all if there are none. */
export const firstCertificates = list(brand.certifications.slice(0, 3)) || 'certificates';
