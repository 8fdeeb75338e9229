import { useSyncExternalStore } from 'react';
import { Loaded } from '../shell/loaded.tsx';
import { getUpdate, subscribeToUpdate } from './update.ts';

/** Brings the code that offers a newer version. */
export const loadUpdateOffer = () => import('./update-offer.tsx').then((module) => module.UpdateOffer);

/** Nothing until there is a newer version of the site. */
export function SiteUpdate() {
  const update = useSyncExternalStore(subscribeToUpdate, getUpdate, () => null);
  return <Loaded load={loadUpdateOffer} wanted={update !== null} props={{}} />;
}
