import { useSyncExternalStore } from 'react';
import { toast } from '../../src/lib/toast-store.ts';
import { useSearchShortcut } from '../../src/search/use-search-shortcut.ts';
import { getOpenDialog, openDialog, subscribeToDialogs, type DialogName } from './dialogs.ts';
import { Loaded } from './loaded.tsx';
import { OverlayBoundary } from '../routing/page-boundary.tsx';

const load = {
  search: () => import('./dialogs/search.tsx').then((module) => module.Search),
  portal: () => import('./dialogs/portal.tsx').then((module) => module.Portal),
};

/** Brings a dialog's code before it is asked for: a pointer or the focus is on its button. */
export function prepareDialog(name: DialogName): void {
  // Only a hint. If it fails, the click tries again and says so.
  load[name]().catch(() => {});
}

/** The dialogs of the site and the keys that open them. None of their code is on the page before they are wanted. */
export function SiteDialogs() {
  const open = useSyncExternalStore(subscribeToDialogs, getOpenDialog, () => null);
  useSearchShortcut(() => openDialog('search'));
  const dialog = (name: DialogName) => (
    <OverlayBoundary wanted={open === name} onFail={() => openDialog(null)}>
      <Loaded
        load={load[name]}
        wanted={open === name}
        onFail={giveUp}
        props={{ open: open === name, onOpenChange: close }}
      />
    </OverlayBoundary>
  );
  return (
    <>
      {dialog('search')}
      {dialog('portal')}
    </>
  );
}

/** A dialog reports itself closed, or open when it already is. */
function close(stillOpen: boolean) {
  if (!stillOpen) openDialog(null);
}

function giveUp() {
  openDialog(null);
  sayNotLoaded();
}

/** What somebody has asked for did not come. */
export function sayNotLoaded() {
  toast({
    title: 'That did not load',
    description: 'The connection may have dropped. Please try again.',
    variant: 'destructive',
  });
}
