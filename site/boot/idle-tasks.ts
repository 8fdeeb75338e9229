import { call } from '../../src/api/client.ts';
import { sweepDrafts } from '../../src/quote/order/sweep-drafts.ts';
import { expireOrders } from '../orders/sent-orders.ts';
import { measure } from './measure.ts';
import { prefetchPageAt } from '../routing/routes.ts';
import { renderAhead } from './render-ahead.ts';
import { prefetch } from '../../src/lib/retrying-loader.ts';
import { ChatCard } from '../shell/site-chat.tsx';
import { prefetchDialog } from '../shell/site-dialogs.tsx';
import { ReloadOfferNotice } from '../worker/reload-offer.tsx';

/** Does what no visitor waits for, once in each document, in idle time (see background.ts). */
export async function runIdleTasks(): Promise<void> {
  // Again, for an analytics script that had not loaded at `load`.
  void measure();
  // Loaded first: it offers a newer version after a deploy, which may delete this notice's own file.
  await prefetch(() => ReloadOfferNotice.load());
  expireOrders(new Date());
  await sweepDrafts();
  renderAhead();
  // Dialogs that visitors are likely to open. If one does not load now, its button loads it again.
  prefetchDialog('search');
  prefetchDialog('portal');
  ChatCard.prefetch();
  // The rest of this page's code, for the service worker's cache: then a link opens the page without a connection.
  prefetchPageAt(location.pathname);
  // Requests the list of services and ignores it: the page shows its own catalog (estimate 23).
  // A failure raises the global toast, and nothing else depends on it.
  await call('services').catch(() => {});
}
