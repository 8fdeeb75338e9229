import { toast } from '../lib/toast-store.ts';
import type { Endpoint } from './contract.ts';
import { ApiError, NetworkError, sentences } from './errors.ts';

/** Paths of background calls whose failure has been told and that have not answered since. */
const told = new Set<string>();

/**
 * Raises the global toast of a failed call (SPEC §8). A form's own toast follows and replaces it, since
 * one toast shows at a time. Aborts and unreadable answers raise none.
 */
export function announceFailure(error: unknown, path: string, toasts: Endpoint['toasts']): void {
  const words = wordsFor(error, path);
  if (!words || toasts === 'never') return;
  if (toasts === 'once') {
    if (told.has(path)) return;
    told.add(path);
  }
  toast({ ...words, variant: 'destructive' });
}

/** Notes that a path has answered, so that its next failure is told again. */
export function noteRecovery(path: string): void {
  told.delete(path);
}

/** Forgets what has been told. For tests. */
export function forgetFailures(): void {
  told.clear();
}

function wordsFor(error: unknown, path: string) {
  if (error instanceof ApiError) {
    return { title: sentences.networkError(error.status), description: sentences.requestFailed(path) };
  }
  if (error instanceof NetworkError) return { title: sentences.networkFailed, description: error.message };
  return undefined;
}
