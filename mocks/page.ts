// First: MSW, below, can’t be loaded without it.
import './storage-or-none.ts';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { networkHandlers, setLatency } from './network.ts';
import { paceUploads } from './paced-upload.ts';
import { setSearchPages, type SearchEntry, type ServicePictures } from './search.ts';

/** Shortest and longest response time in the page, in ms: a near server on a good connection. */
const LATENCY = [150, 400] as const;

type PageMocks = { pages?: readonly SearchEntry[]; pictures?: ServicePictures };

/**
 * Puts the mock server between the page and the network. It intercepts `fetch` and `XMLHttpRequest` in
 * the page itself: a scope has one service worker, and the site's own is it. A beacon is not intercepted:
 * turn it off with `configureApi({ beacon: false })`.
 *
 * @param options.pages what the search knows besides the services. Default: a few pages of `seed/`.
 * @param options.pictures what the services look like in the search, by their ids. Default: nothing.
 * @returns a function that takes it away again.
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
