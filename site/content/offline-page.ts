import type { Page } from './page-row.ts';

/** What the service worker answers with where there is neither a connection nor a copy. Written to `offline.html`. */
export const offlinePage: Page = {
  path: '/offline',
  title: 'No connection',
  description:
    'Without a connection: which pages are on this device, what has become of the order form, and how to go on.',
  module: './pages/offline.tsx',
  indexable: false,
  trail: [],
  below: [],
  related: [],
};
