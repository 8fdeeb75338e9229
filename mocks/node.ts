import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { networkHandlers } from './network.ts';

/**
 * It intercepts `fetch` as in the page, not sockets as `msw/node` does: a call that is aborted there leaves
 * an assertion of Node's own client unhandled (`assert(!this.aborted)`). The package declares its classes
 * twice, for browsers and for Node, and its types don't know that they are the same: hence `never`.
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
