import { useState, type ComponentType } from 'react';
import { watchFocus } from '../../src/lib/focus.ts';
import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { createStore, useStore } from '../../src/lib/store.ts';
import { useWindowEvent } from '../../src/lib/use-window-event.ts';
import { useSearchShortcut } from '../../src/search/use-search-shortcut.ts';
import { keepTyping } from './keep-typing.ts';
import { toastNotLoaded, toastWhileSlow } from './slow-load.ts';
import { OverlayBoundary } from '../routing/page-boundary.tsx';

/** The dialogs that can be opened from anywhere on the site, one at a time. */
const dialogs = {
  search: lazyComponent(() => import('../../src/search/search-dialog.tsx'), 'SearchDialog'),
  portal: lazyComponent(() => import('../../src/account/sign-in-dialog.tsx'), 'SignInDialog'),
};
type DialogName = keyof typeof dialogs;

const openName = createStore<DialogName | null>(null);
/** The dialog that was requested last: it is open, or its code is still loading. */
let requested: DialogName | null = null;

/**
 * Opens the named dialog as soon as its code has loaded, and closes any other. Call it in the press.
 *
 * @param isWaiting Whether the visitor still waits for it when its code has loaded. Default: if the focus has not moved.
 */
export async function openDialog(name: DialogName, isWaiting = watchFocus()): Promise<void> {
  requested = name;
  if (openName.get() === name) return;
  const isWanted = () => requested === name && isWaiting();
  // The first field of the search takes what is typed meanwhile. The sign-in dialog keeps nothing, because its fields are
  // for an email address and a password. If the dialog fails to render, it is closed, and `requested` is reset with it.
  const discardTyped = name === 'search' ? keepTyping(isWanted, closeDialog) : () => {};
  try {
    await toastWhileSlow(dialogs[name].load());
    // Wait for the frame that draws the press, because rendering the dialog takes a slow phone several frames.
    // `startTransition` would not do, because React renders a change of a store at once.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    if (isWanted() && (await showDialog(name))) return;
  } catch {
    // Not if it was closed meanwhile, or another dialog was requested.
    if (requested === name) toastNotLoaded();
  }
  discardTyped();
}

/** Resolves to whether the dialog is open: another may be requested meanwhile. */
async function showDialog(name: DialogName): Promise<boolean> {
  // An earlier request for this dialog may have opened it by now. Hiding it would lose what was typed in it.
  if (openName.get() === name) return true;
  // Another dialog is hidden first, so that both return the focus to the same element.
  await hideDialog();
  if (requested !== name) return false;
  openName.set(name);
  return true;
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
export const prefetchDialog = (name: DialogName): void => dialogs[name].prefetch();

/** The dialogs of the site and the keys that open them. */
export function SiteDialogs() {
  // A shortcut works from any element, so a moved focus does not cancel it.
  useSearchShortcut(() => openDialog('search', () => true));
  // On a phone, visitors close a dialog by going back.
  useWindowEvent('popstate', closeDialog);
  return (
    <>
      <SiteDialog name="search" />
      <SiteDialog name="portal" />
    </>
  );
}

type DialogProps = { open?: boolean; onOpenChange?: (open: boolean) => void };

/** A dialog, rendered from its first opening on, so that it can animate its closing and return the focus. */
function SiteDialog({ name }: { name: DialogName }) {
  const Dialog: ComponentType<DialogProps> = dialogs[name];
  const isOpen = useStore(openName) === name;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const onFail = () => {
    setWasOpened(false);
    void closeDialog();
  };
  return (
    <OverlayBoundary onFail={onFail}>
      {wasOpened && <Dialog open={isOpen} onOpenChange={(stillOpen) => stillOpen || closeDialog()} />}
    </OverlayBoundary>
  );
}
