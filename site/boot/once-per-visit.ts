import { call } from '../../src/api/client.ts';
import { sweepDrafts } from '../../src/quote/order/order-world.ts';
import { expireOrders } from '../orders/sent-orders.ts';
import { measure } from './measure.ts';
import { loadPageAt } from '../routing/routes.ts';
import { asPrefetch } from './stale-deploy.ts';
import { ChatCard } from '../shell/site-chat.tsx';
import { prepareDialog } from '../shell/site-dialogs.tsx';
import { Toaster } from '../shell/site-toaster.tsx';
import { UpdateOffer } from '../worker/site-update.tsx';

/** Runs once in every visit, in idle time (see after-load.ts). */
export async function oncePerVisit(): Promise<void> {
  // An analytics service whose script is slow has loaded by now.
  void measure();
  // Without them, a lost connection or a stale deploy could not be reported.
  await asPrefetch(() => Promise.all([Toaster.load(), UpdateOffer.load()]));
  expireOrders(new Date());
  await sweepDrafts();
  // Loads the parts that visitors are likely to open, so that they open at once. If one fails, its button loads it again.
  prepareDialog('search');
  prepareDialog('portal');
  ChatCard.prepare();
  // A page's HTML has not needed all of its code yet. With it, the page also opens by a link without a connection.
  void asPrefetch(async () => (await loadPageAt(location.pathname)).prepare?.());
  // Requests the list of services and ignores it: the page shows its own catalog (estimate 23).
  // A failure raises the global toast, and nothing else depends on it.
  await call('services').catch(() => {});
}
