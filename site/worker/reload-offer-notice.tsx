import { useState, useSyncExternalStore } from 'react';
import { UpdateNotice } from '../../src/layout/update-notice.tsx';
import { useStore } from '../../src/lib/store.ts';
import { hasUnsavedWork, subscribeToUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { reloadOffer } from './reload-offer.tsx';

/** Shows the offer until the visitor accepts or dismisses it. A later offer is shown again. */
export function ReloadOfferNotice() {
  const offer = useStore(reloadOffer);
  const [dismissed, setDismissed] = useState<typeof offer>(null);
  const isHeld = useSyncExternalStore(subscribeToUnsavedWork, hasUnsavedWork, () => false);
  const isOpen = offer !== null && offer !== dismissed;
  return (
    <UpdateNotice
      open={isOpen}
      onOpenChange={(open) => !open && setDismissed(offer)}
      onReload={() => offer?.reload()}
      {...(offer?.title && { messages: { title: offer.title } })}
      held={isHeld}
    />
  );
}
