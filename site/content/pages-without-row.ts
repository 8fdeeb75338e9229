import { OFFLINE_PAGE } from '../worker/cache-names.ts';
import type { Page } from './page-row.ts';

const withoutNeighbors = { indexable: false, trail: [], subPages: [], related: [] } as const;

/** The page for every path without a row. Hosts serve it as `404.html`. */
export const notFoundPage: Page = {
  ...withoutNeighbors,
  path: '/404',
  title: 'Page not found',
  description:
    'There is no page at this address. It may have moved. The services, the prices, the order form and the search are one step away.',
  module: './pages/not-found.tsx',
};

/** Page that the service worker responds with if it has neither a connection nor a copy (offline 4). Written to `offline.html`. */
export const offlinePage: Page = {
  ...withoutNeighbors,
  path: OFFLINE_PAGE,
  title: 'No connection',
  description:
    'You are offline. See which pages are saved on this device, what happened to your draft order, and how to continue once you are back online.',
  module: './pages/offline.tsx',
};
