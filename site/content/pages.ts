import { isServiceId, serviceIds } from '../../src/pricing/price-table.ts';
import { brand, quoteTime } from '../brand.ts';
import { paths } from '../routing/paths.ts';
import { accountRows } from './account/rows.ts';
import { blogRows } from './blog/rows.ts';
import { companyRows } from './company/rows.ts';
import { countOf, serviceCount } from './counts.ts';
import { list, lowestPrice } from './facts.ts';
import { legalRows } from './legal/rows.ts';
import { pageRow } from './make-rows.ts';
import type { PageRow } from './page-row.ts';
import { resourceRows } from './resources/rows.ts';
import { serviceRows } from './services/rows.ts';
import { supportRows } from './support/rows.ts';

/** Kinds of photographs, as far as their service is offered. */
const kinds = [
  ['portrait', 'portraits'],
  ['wedding', 'weddings'],
  ['product', 'products'],
  ['real-estate', 'interiors'],
].flatMap(([id, name]) => (name && isServiceId(id) ? [name] : []));

/**
 * One row a page. Routes, the prerender list, the sitemap, breadcrumbs and the link checks come from here. A new page
 * is a path in `paths.ts`, a row in the `rows.ts` of its part of the site, and a file.
 */
const rows: readonly PageRow[] = [
  pageRow(paths.home, {
    title: 'Professional photo retouching',
    description: `Send ${list(kinds, 'or') || 'your photographs'}. Editors retouch each photograph by hand, from ${lowestPrice} an image, and quote within ${quoteTime} in opening hours.`,
    module: './pages/home.tsx',
    photo: 'car',
  }),
  pageRow(paths.services, {
    title: 'Photo editing services',
    label: 'Services',
    description: `${countOf(serviceIds.length, 'kind')} of photo editing by hand, each with its price for one image, three levels of finish and the time it takes.`,
  }),
  pageRow(paths.pricing, {
    title: 'Prices for photo editing',
    description: `${serviceCount} at three levels of finish, priced by the image in US dollars, with delivery speeds, changes, bulk orders and capacity.`,
    keywords: 'cost price fee rate how much cheap discount turnaround rush express priority calculator',
  }),
  pageRow(paths.portfolio, {
    title: 'Portfolio of edited photographs',
    description:
      'Portraits, interiors, products and more, before and after editing. Choose a service, open a frame and compare. Each says what its pair is.',
    keywords: 'examples samples before after gallery',
    kind: 'portfolio',
  }),
  pageRow(paths.videos, {
    title: 'Short films on photo editing',
    description:
      'What happens to a photograph between upload and delivery: three short captioned films made of stills, each with its transcript.',
  }),
  pageRow(paths.faq, {
    title: 'Questions about photo editing',
    description:
      'Prices, turnaround, file formats, changes and payment: short answers to what photographers ask before their first order, all in one place.',
    keywords: 'help how long much cost',
  }),
  ...serviceRows,
  ...blogRows,
  ...companyRows,
  ...supportRows,
  ...resourceRows,
  ...legalRows,
  ...accountRows,
];

/** Whether the brand leaves a page or one above it out, or its service is not offered. */
const isLeftOut = ({ path, parent, service }: PageRow): boolean =>
  brand.leftOut.includes(path) ||
  (service !== undefined && !isServiceId(service)) ||
  rows.some((row) => row.path === parent && isLeftOut(row));

/** The rows of the pages that the site has. */
export const pages = rows.filter((row) => !isLeftOut(row));

/** Paths of the rows that are left out. */
export const leftOut: ReadonlySet<string> = new Set(rows.filter(isLeftOut).map(({ path }) => path));
