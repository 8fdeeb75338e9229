// Must be first: MSW, below, cannot load without it.
import './storage-or-none.ts';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { networkHandlers, setLatency } from './network.ts';
import { paceUploads } from './paced-upload.ts';
import type { SearchEntry } from '../src/api/create-search.ts';
import { setSearchPages, type ServicePictures } from './search.ts';

/** Shortest and longest response time in the page, in ms: a near server on a good connection. */
const LATENCY = [150, 400] as const;

type PageMocks = { pages?: readonly SearchEntry[]; pictures?: ServicePictures };

/**
 * Puts the mock server between the page and the network. It intercepts `fetch` and `XMLHttpRequest` in
 * the page itself, because a scope has only one service worker, the site's own. A beacon is not intercepted:
 * turn it off with `configureApi({ beacon: false })`.
 *
 * @param options.pages pages that the search finds besides the services. Default: a few pages of `seed/`.
 * @param options.pictures image URLs of the services in the search results, by their ids. Default: none.
 * @returns a function that stops the mock server.
 */
export function startMocks({ pages, pictures }: PageMocks = {}): () => void {
  setSearchPages(pages, pictures);
  setLatency(...LATENCY);
  const network = defineNetwork({
    sources: [
      new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
    ],
    handlers: networkHandlers(),
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  network.enable();
  const stopPacing = paceUploads();
  return () => {
    stopPacing();
    network.disable();
  };
}
