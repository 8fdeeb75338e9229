import type { Page } from './page-row.ts';

/** Answers every address that has no row. Hosts serve it as `404.html`. */
export const notFoundPage: Page = {
  path: '/404',
  title: 'Page not found',
  description:
    'There is no page at this address. The services, the prices and the order form are one step away.',
  module: './pages/not-found.tsx',
  indexable: false,
  trail: [],
  below: [],
  related: [],
};
