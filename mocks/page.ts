// Must be first: MSW, below, cannot load without it.
import './storage-or-none.ts';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { networkHandlers, setLatency } from './network.ts';
import { paceUploads } from './paced-upload.ts';
import type { SearchEntry } from '../src/api/create-search.ts';
import { setSearchEntries } from './search.ts';

/** Shortest and longest response time in the page, in ms: a near server on a good connection. */
const LATENCY = [150, 400] as const;

/**
 * Puts the mock server between the page and the network. It intercepts `fetch` and `XMLHttpRequest` in
 * the page itself, because a scope has only one service worker, the site's own. A beacon is not intercepted:
 * turn it off with `configureApi({ beacon: false })`. A second call only replaces what the search finds.
 *
 * @param options.searchEntries what the search finds. Default: the services and a few pages of `search.ts`.
 * @returns a function that stops the mock server, however often it was started.
 */
export function startMocks({ searchEntries }: { searchEntries?: readonly SearchEntry[] } = {}): () => void {
  setSearchEntries(searchEntries);
  stopMocks ??= intercept();
  return () => {
    stopMocks?.();
    stopMocks = undefined;
  };
}

let stopMocks: (() => void) | undefined;

function intercept(): () => void {
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
    setLatency(0, 0);
  };
}
