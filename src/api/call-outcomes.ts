import { getToasts, toast } from '../lib/toast-store.ts';
import type { Endpoint } from './endpoints.ts';
import { ApiError, NetworkError, sentences } from './errors.ts';

/*
 * Receives the outcome of every call. A failure raises the global toast; a success calls the listeners of `onAnswer`.
 */

/** Background paths that have raised a toast and have not succeeded since. */
const toasted = new Set<string>();
/** ID of the last toast that `handleFailure` has raised. */
let globalToastId: string | undefined;

const listeners = new Set<(path: string) => void>();

/**
 * Raises the global toast of a failed call (errors 10). A form's own toast follows and replaces it, because one toast
 * is shown at a time. That of a background call replaces no open toast except another global one. Aborts and unreadable
 * responses raise none.
 */
export function handleFailure(error: unknown, path: string, toasts: Endpoint['toasts']): void {
  const words = toastFor(error, path);
  if (!words || toasts === 'never') return;
  if (toasts === 'once') {
    if (toasted.has(path) || getToasts().some(({ id, open }) => open && id !== globalToastId)) return;
    toasted.add(path);
  }
  globalToastId = toast({ ...words, variant: 'destructive' }).id;
}

/** Records a 2xx response: the next failure of this path raises its toast again, and listeners are called. */
export function handleSuccess(path: string): void {
  toasted.delete(path);
  for (const listener of listeners) listener(path);
}

/**
 * Calls `listener` with the path of every call that the server has answered with 2xx.
 *
 * @returns a function that removes the listener.
 */
export function onAnswer(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Forgets which failures have raised a toast. For tests. */
export function forgetFailures(): void {
  toasted.clear();
}

function toastFor(error: unknown, path: string) {
  if (error instanceof ApiError) {
    return { title: sentences.networkError(error.status), description: sentences.requestFailed(path) };
  }
  if (error instanceof NetworkError) return { title: sentences.networkFailed, description: error.message };
  return undefined;
}
