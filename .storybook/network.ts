import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { worker } from '../mocks/browser.ts';
import { db } from '../mocks/db.ts';
import { scenario } from '../mocks/scenarios.ts';

/** Network scenarios in the toolbar, which apply to any story. */
export const networks = {
  works: 'Network works',
  slow: 'Slow: 4 s an answer',
  fails: 'Every call fails',
  offline: 'Offline',
  neverAnswers: 'No answer ever comes',
  empty: 'Empty answers',
} satisfies { [Name in keyof typeof scenario]?: string };

/**
 * Starts the mock server. A call to the API that no handler answers is an error: there are seven calls
 * and no more. Everything else (modules, fonts, images) passes.
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

const bringOwnHandlers = mswLoader(startNetwork);

/**
 * Resets the mocks before each story, and applies the toolbar's scenario unless the story has its own. This is one
 * loader, because Storybook runs all loaders at once, and MSW's first removes the handlers that another has set.
 */
export const chooseNetwork: Loader = async (context) => {
  db.reset();
  await bringOwnHandlers(context);
  const { globals, parameters } = context;
  const name = globals['network'] as keyof typeof networks;
  if (!parameters['msw'] && name !== 'works') worker.use(...scenario[name]);
};
