import { createStore, useStore } from './store.ts';

/**
 * Time a dismissed toast stays in the store, in ms, unless a new toast replaces it. Code that still has its id can find
 * it that long (errors 13).
 */
export const TOAST_REMOVE_DELAY = 1_000_000;

export const toastVariants = ['default', 'destructive'] as const;
export type ToastVariant = (typeof toastVariants)[number];

/** Texts and kind of a toast. */
export type ToastOptions = {
  title: string;
  description?: string;
  /** `destructive` is for failures: it interrupts and stays until it is dismissed. */
  variant?: ToastVariant;
};

export type Toast = Required<Pick<ToastOptions, 'title' | 'variant'>> &
  Pick<ToastOptions, 'description'> & {
    id: string;
    /** False once dismissed; the entry itself leaves after `TOAST_REMOVE_DELAY`. */
    open: boolean;
  };

const none: readonly Toast[] = [];
const store = createStore(none);
let count = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Shows a message. A new toast replaces the one that is visible (errors 12). Callable from anywhere, also outside
 * React.
 */
export function toast({ title, description, variant = 'default' }: ToastOptions) {
  const id = String(++count);
  forgetRemovals();
  store.set([{ id, title, description, variant, open: true }]);
  return { id, dismiss: () => dismissToast(id) };
}

/** Hides a toast at once, and drops it from the store after `TOAST_REMOVE_DELAY`. Unknown ids do nothing. */
export function dismissToast(id: string): void {
  const toasts = store.get();
  if (!toasts.some((entry) => entry.id === id && entry.open)) return;
  store.set(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  removals.set(
    id,
    setTimeout(() => removeToast(id), TOAST_REMOVE_DELAY),
  );
}

/** The toasts in the store, dismissed ones included. Empty while the page is being prerendered. */
export function useToasts(): readonly Toast[] {
  return useStore(store);
}

/** The toasts in the store now, dismissed ones included. */
export const getToasts = store.get;

/** Empties the store, for the time between two tests or stories. */
export function clearToasts(): void {
  forgetRemovals();
  store.set(none);
}

function removeToast(id: string): void {
  removals.delete(id);
  store.set(store.get().filter((entry) => entry.id !== id));
}

function forgetRemovals(): void {
  removals.forEach(clearTimeout);
  removals.clear();
}
