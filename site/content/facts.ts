/** What a studio changes elsewhere, as sentences say it. One file, because each is a request on the pages that need it. */
import { formatMoney } from '../../src/pricing/currency.ts';
import { serviceIds, tiersFor } from '../../src/pricing/price-table.ts';
import { brand } from '../brand.ts';

/** What an image of a service costs at least: "$3". Pages without an id of the catalogue have the fallback. */
export const fromPrice = (service: string) => formatMoney(tiersFor(service).basic);

/** What an image costs at least, whatever is done with it. */
export const lowestPrice = formatMoney(Math.min(...serviceIds.map((id) => tiersFor(id).basic)));

/** How soon a quote comes, after "within": "2 hours". */
export const quoteTime = `${brand.studio.quoteHours} hours`;

/** "A, B and C", without the comma before "and" that American English would put there. */
const list = new Intl.ListFormat('en-GB');

/** The site's one notice while `brand.demonstration` is set. */
export const demonstrationNotice =
  'This site is a demonstration. The studio, its people, jobs, customers and figures are invented.';

/**
 * What the newsletter form adds to the specification's "Subscribed!" (SPEC §4): no call takes the address. A studio that
 * connects a mailing service removes this and passes `onSubscribe`.
 */
export const newsletterMessages = {
  subscribed: 'Subscribed! This is a demonstration: your address was not sent or stored.',
};

/** Who signs articles, guides and tips. */
export const author = `the ${brand.name} desk`;

/** What the footer states of the studio. */
export const certificates = list.format(brand.certifications);

/** The first three of them, where a line has no room for more. */
export const firstCertificates = list.format(brand.certifications.slice(0, 3));
