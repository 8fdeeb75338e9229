/** Facts of the brand and the price table as sentences state them. */
import { formatMoney } from '../../src/pricing/currency.ts';
import { serviceIds, tiersFor } from '../../src/pricing/price-table.ts';
import { brand } from '../brand.ts';

/** Returns the lowest price per image of a service: "$3". Pages without an id of the catalog have the fallback. */
export const fromPrice = (service: string) => formatMoney(tiersFor(service).basic);

/** Lowest price per image of all services. */
export const lowestPrice = formatMoney(Math.min(...serviceIds.map((id) => tiersFor(id).basic)));

/** How soon a quote comes, after "within": "2 hours". */
export const quoteTime = `${brand.studio.quoteHours} hours`;

/** "A, B and C". The site writes no comma before "and", so this is not `en-US`. */
export const list = new Intl.ListFormat('en-GB');

/** The studio's certifications, as a list in a sentence. */
export const certificates = list.format(brand.certifications);

/** The first three of them, where a line has no room for more. */
export const firstCertificates = list.format(brand.certifications.slice(0, 3));
