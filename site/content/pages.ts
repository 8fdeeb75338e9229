import { photos } from '#photos';
import { serviceNames } from '../../src/pricing/names.ts';
import { paths } from '../routing/paths.ts';
import { accountRows } from './account/rows.ts';
import { blogRows } from './blog/rows.ts';
import { companyRows } from './company/rows.ts';
import { serviceCount } from './counts.ts';
import { lowestPrice, quoteTime } from './facts.ts';
import { legalRows } from './legal/rows.ts';
import type { Page, PageRow, RowWithPhotograph } from './page-row.ts';
import { resourceRows } from './resources/rows.ts';
import { serviceRows } from './services/rows.ts';
import { supportRows } from './support/rows.ts';

/** Number of related pages of a page whose row names none. */
const RELATED = 3;

/**
 * One row a page. Routes, the prerender list, the sitemap, breadcrumbs and the link checks come from here. A new page
 * is a path in `paths.ts`, a row in the `rows.ts` of its part of the site, and a file.
 */
export const pages: readonly PageRow[] = [
  {
    path: paths.home,
    title: 'Professional photo retouching',
    description: `Send portraits, weddings, products or interiors. Editors retouch each photograph by hand, from ${lowestPrice} an image, and quote within ${quoteTime} in opening hours.`,
    module: './pages/home.tsx',
    photo: 'car',
  },
  {
    path: paths.services,
    title: 'Photo editing services',
    label: 'Services',
    description: `${serviceCount} kinds of photo editing, from ${serviceNames['background-removal'].toLowerCase()} to ${serviceNames.restoration.toLowerCase()}, each with its price for one image and the time it takes.`,
    module: './pages/services.tsx',
  },
  {
    path: paths.pricing,
    title: 'Prices for photo editing',
    description: `Three levels of finish for each of ${serviceCount.toLowerCase()} services, priced by the image in US dollars, with delivery speeds, changes, bulk orders and capacity.`,
    keywords: 'cost price fee rate how much cheap discount turnaround rush express priority calculator',
    module: './pages/pricing.tsx',
  },
  {
    path: paths.portfolio,
    title: 'Portfolio of edited photographs',
    description:
      'Portraits, interiors, products, food and more, before and after editing. Choose a service, open a frame and compare. Each says what its pair is.',
    keywords: 'examples samples before after gallery',
    kind: 'portfolio',
    module: './pages/portfolio.tsx',
  },
  {
    path: paths.videos,
    title: 'Short films on photo editing',
    description:
      'What happens to a photograph between upload and delivery: three short captioned films made of stills, each with its transcript.',
    module: './pages/videos.tsx',
  },
  {
    path: paths.faq,
    title: 'Questions about photo editing',
    description:
      'Prices, turnaround, file formats, changes and payment: short answers to what photographers ask before their first order, all in one place.',
    keywords: 'help how long much cost',
    module: './pages/faq.tsx',
  },
  ...serviceRows,
  ...blogRows,
  ...companyRows,
  ...supportRows,
  ...resourceRows,
  ...legalRows,
  ...accountRows,
];

const byPath = new Map(pages.map((row) => [row.path, row]));

/** Returns the page of a path (in the form of `canonicalPath`), with the pages above, below and beside it. */
export function findPage(path: string): Page | undefined {
  const row = byPath.get(path);
  if (!row) return undefined;
  return {
    ...withPhotograph(row),
    trail: trailOf(row),
    subPages: pages.filter(({ parent }) => parent === path).map(withPhotograph),
    related: (row.related ? row.related.map(rowOf) : siblingsOf(row)).map(withPhotograph),
  };
}

/** Returns a row with its photograph, and without the keywords, which only the search needs. */
function withPhotograph(row: PageRow): RowWithPhotograph {
  const carried = { ...row, keywords: undefined };
  return row.photo ? { ...carried, photograph: photos[row.photo] } : carried;
}

/** Returns the pages after this one, then those from the start of the list, so that all get equally many links. */
function siblingsOf(row: PageRow): PageRow[] {
  if (!row.parent) return [];
  const siblings = pages.filter(({ parent }) => parent === row.parent);
  const at = siblings.indexOf(row);
  return [...siblings.slice(at + 1), ...siblings.slice(0, at)].slice(0, RELATED);
}

/** Returns the row of a path that another row names. If there is none, the error lists all such paths. */
function rowOf(path: string): PageRow {
  const row = byPath.get(path);
  if (row) return row;
  const faults = pages.flatMap(({ path, parent, related = [] }) =>
    [...related, parent]
      .filter((named) => named !== undefined && !byPath.has(named))
      .map((named) => `The row of ${path} points to ${named}, which has no row.`),
  );
  throw new Error(faults.join('\n'));
}

/** Returns the pages above a page, the home page first. */
function trailOf(row: PageRow): Page['trail'] {
  if (!row.parent) return [{ path: paths.home, label: 'Home' }];
  const above = rowOf(row.parent);
  return [...trailOf(above), { path: above.path, label: above.label ?? above.title }];
}
