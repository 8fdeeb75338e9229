import { useEffect, useState } from 'react';
import { lazyComponent, type LazyComponent } from '../../src/lib/lazy-component.tsx';
import { createStore, useStore } from '../../src/lib/store.ts';
import { toast } from '../../src/lib/toast-store.ts';
import { useSearchShortcut } from '../../src/search/use-search-shortcut.ts';
import { keepTyping } from './keep-typing.ts';
import { OverlayBoundary } from '../routing/page-boundary.tsx';

/** The dialogs that can be opened from anywhere on the site, one at a time. */
const dialogs = {
  search: lazyComponent(() => import('../../src/search/search-dialog.tsx'), 'SearchDialog'),
  portal: lazyComponent(() => import('../../src/account/sign-in-dialog.tsx'), 'SignInDialog'),
};
export type DialogName = keyof typeof dialogs;

const openName = createStore<DialogName | null>(null);
/** The dialog that was opened last. Its code may still be loading. */
let requested: DialogName | null = null;

/**
 * Opens the named dialog as soon as its code has loaded, and closes any other.
 *
 * @param isWaiting Whether the visitor still waits for it then. Default: always.
 */
export async function openDialog(name: DialogName, isWaiting = () => true): Promise<void> {
  requested = name;
  if (openName.get() === name) return;
  // A dialog that fails to render is closed, and no longer asked for.
  const discardTyped =
    name === 'search' ? keepTyping(() => requested === name && isWaiting(), closeDialog) : () => {};
  try {
    await dialogs[name].load();
  } catch {
    discardTyped();
    return reportNotLoaded();
  }
  // The press is drawn before the dialog, which takes a slow phone several frames.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  if (!isWaiting()) return discardTyped();
  // The other dialog first, so that both return the focus to the same element.
  if (requested === name && openName.get() !== name) await hideDialog();
  if (requested === name) openName.set(name);
  else discardTyped();
}

/** Closes the open dialog. Resolves when it has returned the focus. */
export async function closeDialog(): Promise<void> {
  requested = null;
  await hideDialog();
}

async function hideDialog() {
  if (openName.get() === null) return;
  openName.set(null);
  // React renders in a microtask. Radix then returns the focus in a task of its own.
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
}

/** Loads a dialog's code before it is opened. */
export const prepareDialog = (name: DialogName): void => dialogs[name].prepare();

/** The dialogs of the site and the keys that open them. */
export function SiteDialogs() {
  useSearchShortcut(() => openDialog('search'));
  useEffect(() => {
    // On a phone, visitors close a dialog by going back.
    addEventListener('popstate', closeDialog);
    return () => removeEventListener('popstate', closeDialog);
  }, []);
  return (
    <>
      <SiteDialog name="search" Dialog={dialogs.search} />
      <SiteDialog name="portal" Dialog={dialogs.portal} />
    </>
  );
}

type DialogProps = { open?: boolean; onOpenChange?: (open: boolean) => void };

/** A dialog, rendered from its first opening on, so that it can animate its closing and return the focus. */
function SiteDialog({ name, Dialog }: { name: DialogName; Dialog: LazyComponent<DialogProps> }) {
  const isOpen = useStore(openName) === name;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <OverlayBoundary wanted={isOpen} onFail={closeDialog}>
      {wasOpened && <Dialog open={isOpen} onOpenChange={(stillOpen) => stillOpen || closeDialog()} />}
    </OverlayBoundary>
  );
}

/** Reports that code did not load for a part that the visitor opened. */
export function reportNotLoaded(): void {
  toast({
    title: 'That did not load',
    description: 'The connection may have dropped. Please try again.',
    variant: 'destructive',
  });
}
