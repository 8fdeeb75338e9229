import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { networkHandlers } from './network.ts';

/**
 * Intercepts `fetch` as in the page, not sockets as `msw/node` does. There an aborted call leaves an assertion of Node's
 * client unhandled (`assert(!this.aborted)`). The cast to `never` is needed because the package declares its classes
 * twice, for browsers and for Node, and TypeScript takes them for different types.
 */
const interceptors = [new FetchInterceptor() as never];

/**
 * The mock server for tests in Node: `enable`, `use`, `resetHandlers`, `disable`. It answers what is sent with `fetch`:
 * six of the seven calls, and a form that a test posts to `/api/upload`. `uploadFiles` and a `QuoteForm` with photos need
 * `XMLHttpRequest`: test those in a browser, with `startMocks` of `safelight/mocks/page`. A `fetch` of anything but the
 * seven paths fails. Node has no origin, so set `baseUrl` with `configureApi`.
 */
export const server = defineNetwork({
  sources: [new InterceptorSource({ interceptors })],
  handlers: networkHandlers(),
  onUnhandledFrame: 'error',
  context: { quiet: true },
});
