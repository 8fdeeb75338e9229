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
 * The mock server for tests in Node: `enable`, `use`, `resetHandlers`, `disable`. A request to anything
 * but the seven calls fails.
 */
export const server = defineNetwork({
  sources: [new InterceptorSource({ interceptors })],
  handlers: networkHandlers(),
  onUnhandledFrame: 'error',
  context: { quiet: true },
});
