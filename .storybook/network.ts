import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { worker } from '../mocks/browser.ts';
import { db } from '../mocks/db.ts';
import { scenario } from '../mocks/scenarios.ts';

/** The scenarios of the toolbar: what anybody may want to see any story under. */
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
 * and no more. Everything else (modules, fonts, pictures) passes.
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
 * Every story begins with an empty store, under the toolbar's network unless it brings its own. One loader, not two:
 * Storybook runs them all at once, and MSW's begins by taking away what another has set.
 */
export const chooseNetwork: Loader = async (context) => {
  db.reset();
  await bringOwnHandlers(context);
  const { globals, parameters } = context;
  const name = globals['network'] as keyof typeof networks;
  if (!parameters['msw'] && name !== 'works') worker.use(...scenario[name]);
};
