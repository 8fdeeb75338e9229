import { toast } from '../lib/toast-store.ts';
import { reportError, reportUncaughtEvent } from './report-error.ts';

/** Fixed by the specification (errors 22). */
const sentences = {
  title: 'Unexpected error',
  description: (id: string) =>
    `An unexpected error occurred (ID: ${id}). Please copy this ID and share with support.`,
};

/**
 * Reports an unexpected error and raises a toast, both with the ID that it returns. The screen or panel that replaces
 * the failed part shows the same ID (errors 22).
 */
export function announceUnexpected(error: unknown, details?: { componentStack?: string }): string {
  const id = reportError(error, details);
  raise(id);
  return id;
}

/**
 * Does the same for a window's `error` or `unhandledrejection` event. An error that was reported before is not
 * reported again.
 */
export function announceUncaught(event: Event): void {
  const id = reportUncaughtEvent(event);
  if (id) raise(id);
}

function raise(id: string): void {
  toast({ title: sentences.title, description: sentences.description(id), variant: 'destructive' });
}
