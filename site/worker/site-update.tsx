import { createStore, useStore } from '../../src/lib/store.ts';
import { lazyPiece } from '../../src/lib/lazy-piece.tsx';

/** Loads the newer version of the site that is offered; `null` while there is none. Only the visitor calls it. */
export const siteUpdate = createStore<(() => void) | null>(null);

/** The offer of a newer version, loaded while the server still has this version's files. */
export const UpdateOffer = lazyPiece(() => import('./update-offer.tsx'), 'UpdateOffer');

/** Renders nothing until there is a newer version of the site. */
export function SiteUpdate() {
  return useStore(siteUpdate) && <UpdateOffer />;
}
