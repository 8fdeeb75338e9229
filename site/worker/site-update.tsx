import { useSyncExternalStore } from 'react';
import { lazyPiece } from '../../src/lib/lazy-piece.tsx';
import { getUpdate, subscribeToUpdate } from './update.ts';

/** The offer of a newer version, loaded while the server still has this version's files. */
export const UpdateOffer = lazyPiece(() => import('./update-offer.tsx'), 'UpdateOffer');

/** Renders nothing until there is a newer version of the site. */
export function SiteUpdate() {
  const update = useSyncExternalStore(subscribeToUpdate, getUpdate, () => null);
  return update && <UpdateOffer />;
}
