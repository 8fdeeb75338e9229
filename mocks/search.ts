import type { SearchResult } from '../src/api/contract.ts';
import { createSearch, type SearchEntry } from '../src/api/create-search.ts';
import { catalog } from '../src/pricing/catalog.ts';

/** The services, and a few pages that every studio's site has. The host gives its own with `setSearchEntries`. */
const seed: readonly SearchResult[] = [
  ...catalog.map(({ id, title, description }) => ({
    id: `service-${id}`,
    type: 'service',
    title,
    description,
    url: `/services/${id}`,
  })),
  page('pricing', 'Pricing', 'What an edit costs, per image, and how turnaround changes it.', '/pricing'),
  page('services', 'Services', 'All editing services with tiers and turnaround.', '/services'),
  page('order', 'Place an order', 'Send photographs and get a quote.', '/#upload'),
  page('faq', 'Questions and answers', 'Formats, turnaround, revisions and payment.', '/faq'),
  page('contact', 'Contact', 'Phone, email and hours.', '/contact'),
  page(
    'formats',
    'File formats',
    'JPG, PNG, TIFF and RAW: what to send and what comes back.',
    '/file-formats',
  ),
  page('upload-guide', 'Upload guide', 'How to send photographs, large ones too.', '/upload-guide'),
  { ...page('portfolio', 'Portfolio', 'Before and after, by service.', '/portfolio'), type: 'portfolio' },
];

let find = createSearch(seed);

/** Replaces what the search finds with the host's own services and pages. Default: the seed. */
export function setSearchEntries(entries: readonly SearchEntry[] = seed): void {
  find = createSearch(entries);
}

/** Searches services and pages. */
export const search = (query: string): SearchResult[] => find(query);

function page(id: string, title: string, description: string, url: string): SearchResult {
  return { id: `page-${id}`, type: 'page', title, description, url };
}
