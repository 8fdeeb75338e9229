import { useState, useSyncExternalStore } from 'react';
import { UpdateNotice } from '../../src/layout/update-notice.tsx';
import { useStore } from '../../src/lib/store.ts';
import { hasUnsavedWork, subscribeToUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { siteUpdate } from './site-update.tsx';

/** The offer of a reload, until the visitor accepts or dismisses it. Each further one is offered again. */
export function UpdateOffer() {
  const update = useStore(siteUpdate);
  const [dismissed, setDismissed] = useState<typeof update>(null);
  const isHeld = useSyncExternalStore(subscribeToUnsavedWork, hasUnsavedWork, () => false);
  const isOpen = update !== null && update !== dismissed;
  return (
    <UpdateNotice
      open={isOpen}
      onOpenChange={(open) => !open && setDismissed(update)}
      onReload={() => update?.reload()}
      {...(update?.title && { messages: { title: update.title } })}
      held={isHeld}
    />
  );
}
