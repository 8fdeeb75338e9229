import { call } from '../../src/api/client.ts';
import { measure } from './measure.ts';
import { loadChat } from '../shell/site-chat.tsx';
import { loadToaster } from '../shell/site-toaster.tsx';
import { loadUpdateOffer } from '../worker/site-update.tsx';

/** Done once in every visit, when the page has been there for a while (see after-load.ts). */
export async function oncePerVisit(): Promise<void> {
  // A service whose script took its time is there by now.
  void measure();
  // Without them, what says that the connection or the code is gone could not be fetched.
  await Promise.all([loadToaster(), loadUpdateOffer()]);
  // So that the chat opens at once; without it, its first click brings it.
  await loadChat().catch(() => {});
  // The list of services is asked for and its answer unused (SPEC §7): the page shows its own catalogue.
  // Its failure has raised the global toast, and nothing else depends on it.
  await call('services').catch(() => {});
}
