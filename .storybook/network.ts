import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { worker } from '../mocks/browser.ts';
import { db } from '../mocks/db.ts';
import { scenario } from '../mocks/scenarios.ts';

/** Network scenarios in the toolbar, which apply to any story. */
export const networks = {
  works: 'Regular responses',
  slow: 'Responses after 4 s',
  fails: 'Server error (500)',
  offline: 'No connection',
  neverAnswers: 'No response',
  empty: 'No results or services',
} satisfies { [Name in keyof typeof scenario]?: string };

/**
 * Starts the mock server. A request to `/api/` without a handler is an error, because the API has seven calls. All other
 * requests (modules, fonts, images) go to the network.
 */
async function startNetwork() {
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

const setStoryHandlers = mswLoader(startNetwork);

/**
 * Resets the mocks before each story, and applies the toolbar's scenario unless the story has handlers of its own. Both
 * are in one loader: Storybook runs loaders at the same time, and MSW's begins by removing all handlers.
 */
export const chooseNetwork: Loader = async (context) => {
  db.reset();
  await setStoryHandlers(context);
  const { globals, parameters } = context;
  const name = globals['network'] as keyof typeof networks;
  if (!parameters['msw'] && name !== 'works') worker.use(...scenario[name]);
};
