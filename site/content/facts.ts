/** Facts of the brand and the price table as sentences state them. */
import { formatMoney } from '../../src/pricing/currency.ts';
import { serviceIds, tiersFor } from '../../src/pricing/price-table.ts';
import { brand } from '../brand.ts';

/** What an image of a service costs at least: "$3". Pages without an id of the catalogue have the fallback. */
export const fromPrice = (service: string) => formatMoney(tiersFor(service).basic);

/** What an image costs at least, whatever is done with it. */
export const lowestPrice = formatMoney(Math.min(...serviceIds.map((id) => tiersFor(id).basic)));

/** How soon a quote comes, after "within": "2 hours". */
export const quoteTime = `${brand.studio.quoteHours} hours`;

/** "A, B and C". The site writes no comma before "and", so this is not `en-US`. */
export const list = new Intl.ListFormat('en-GB');

/** What the footer states of the studio. */
export const certificates = list.format(brand.certifications);

/** The first three of them, where a line has no room for more. */
export const firstCertificates = list.format(brand.certifications.slice(0, 3));
