import { createStore, useStore } from './store.ts';

/**
 * Time for which a dismissed toast stays in the store, in ms, unless another toast replaces it. Until then its id is
 * valid (errors 13).
 */
export const TOAST_REMOVE_DELAY = 1_000_000;

export const toastVariants = ['default', 'destructive'] as const;
export type ToastVariant = (typeof toastVariants)[number];

/** Content and variant of a toast. */
export type ToastOptions = {
  /** What happened, in a few words. */
  title: string;
  /** A sentence below the title, such as what to do next. Default: none. */
  description?: string;
  /** Use `destructive` for failures: it is announced at once, and stays until it is dismissed. */
  variant?: ToastVariant;
};

export type Toast = ToastOptions & {
  id: string;
  variant: ToastVariant;
  /** False once dismissed; the entry itself leaves after `TOAST_REMOVE_DELAY`. */
  open: boolean;
};

const none: readonly Toast[] = [];
/** At most one toast. */
const store = createStore(none);
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message. A new toast replaces the one that is visible (errors 12). Callable from anywhere, also outside
 * React.
 */
export function toast({ title, description, variant = 'default' }: ToastOptions) {
  const id = String(++count);
  clearTimeout(removal);
  store.set([{ id, title, description, variant, open: true }]);
  return { id, dismiss: () => dismissToast(id) };
}

/** Hides a toast at once, and removes it from the store after `TOAST_REMOVE_DELAY`. Unknown ids have no effect. */
export function dismissToast(id: string): void {
  const [shown] = store.get();
  if (shown?.id !== id || !shown.open) return;
  store.set([{ ...shown, open: false }]);
  removal = setTimeout(clearToasts, TOAST_REMOVE_DELAY);
}

/** The toasts in the store, dismissed ones included. Empty while the page is being prerendered. */
export function useToasts(): readonly Toast[] {
  return useStore(store);
}

/** The toasts in the store now, dismissed ones included. */
export const getToasts = () => store.get();

/** Empties the store. Used after the delay, and between tests or stories. */
export function clearToasts(): void {
  clearTimeout(removal);
  store.set(none);
}
