import type { Page } from './page-row.ts';

/** The page for every path without a row. Hosts serve it as `404.html`. */
export const notFoundPage: Page = {
  path: '/404',
  title: 'Page not found',
  description:
    'There is no page at this address. It may have moved. The services, the prices, the order form and the search are one step away.',
  module: './pages/not-found.tsx',
  indexable: false,
  trail: [],
  subPages: [],
  related: [],
};
