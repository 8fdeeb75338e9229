/** The dialogs that can be opened from anywhere on the site; one at a time. */
export type DialogName = 'search' | 'portal';

let open: DialogName | null = null;
const listeners = new Set<() => void>();

/** Shows a dialog, or with null whatever there is no more. Their code is SiteDialogs' matter. */
export function openDialog(name: DialogName | null): void {
  open = name;
  for (const listener of listeners) listener();
}

export const getOpenDialog = (): DialogName | null => open;

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
