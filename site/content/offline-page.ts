import { OFFLINE_PAGE } from '../worker/cache-names.ts';
import type { Page } from './page-row.ts';

/** Page that the service worker responds with if it has neither a connection nor a copy (offline 4). Written to `offline.html`. */
export const offlinePage: Page = {
  path: OFFLINE_PAGE,
  title: 'No connection',
  description:
    'You are offline. See which pages are saved on this device, what happened to your draft order, and how to continue once you are back online.',
  module: './pages/offline.tsx',
  indexable: false,
  trail: [],
  subPages: [],
  related: [],
};
