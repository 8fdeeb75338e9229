import { setupWorker } from 'msw/browser';
import { networkHandlers } from './network.ts';

/** The mock server behind Storybook's service worker. The site has a worker of its own: see `page.ts`. */
export const worker = setupWorker(...networkHandlers());
