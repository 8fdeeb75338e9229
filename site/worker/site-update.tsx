import { createStore, useStore } from '../../src/lib/store.ts';
import { lazyPiece } from '../../src/lib/lazy-piece.tsx';

/** What a reload of the page brings. Only the visitor calls `reload`. */
type SiteUpdateOffer = {
  reload: () => void;
  /** Default: the notice's own title, which says that there is a newer version. */
  title?: string;
};

/** The reload that is offered; `null` while there is no reason for one. */
export const siteUpdate = createStore<SiteUpdateOffer | null>(null);

/** The offer of a reload, loaded while the server still has this version's files. */
export const UpdateOffer = lazyPiece(() => import('./update-offer.tsx'), 'UpdateOffer');

/** Renders nothing until there is a reason to reload. */
export function SiteUpdate() {
  return useStore(siteUpdate) && <UpdateOffer />;
}
