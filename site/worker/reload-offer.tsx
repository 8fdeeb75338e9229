import { createStore, useStore } from '../../src/lib/store.ts';
import { lazyComponent } from '../../src/lib/lazy-component.tsx';

/**
 * An offer to reload the page: for a newer version, or for code that this document can no longer load. Only the visitor
 * starts it.
 */
type ReloadOffer = {
  reload: () => void;
  /** Default: the notice's own title, which says that there is a newer version. */
  title?: string;
};

/** The reload that is offered; `null` while there is no reason for one. */
export const reloadOffer = createStore<ReloadOffer | null>(null);

/** The notice of the offer. `idle-tasks.ts` loads it ahead, because after a deploy its file may be gone. */
export const ReloadOfferNotice = lazyComponent(
  () => import('./reload-offer-notice.tsx'),
  'ReloadOfferNotice',
);

/** Renders nothing until there is a reason to reload. */
export function SiteReloadOffer() {
  return useStore(reloadOffer) && <ReloadOfferNotice />;
}
