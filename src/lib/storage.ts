import { useMemo, useSyncExternalStore } from 'react';

/*
 * Reads and writes browser storage. It may be absent (server), refuse (private mode, policy), be full, or contain
 * data that another version, another program or a visitor wrote. No caller sees any of these failures.
 */

/** `localStorage` lasts until it is cleared, `sessionStorage` until its tab is closed. A key belongs to one of them. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Values that storage refused. They are kept until the page unloads, so that a choice works in private mode, too. */
const refused = new Map<string, string>();

/**
 * Reads a value that `writeStored` stored.
 *
 * @param parse Turns anything into a valid value. It gets `undefined` if nothing is stored or storage refuses, and again
 *   `undefined` if it throws. It gets text that is not JSON as text.
 */
export function readStored<T>(key: string, parse: (stored: unknown) => T, area?: StorageArea): T {
  return parseStored(readStoredText(key, area), parse);
}

/** Stores a value as JSON and calls the watchers of this page. */
export function writeStored(key: string, value: unknown, area: StorageArea = 'localStorage'): void {
  refused.delete(key);
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    if (text !== undefined) refused.set(key, text);
  }
  for (const listener of listeners) listener(key);
}

/** Returns the stored text, or null: a snapshot that `parseStored` can read later. */
function readStoredText(key: string, area: StorageArea = 'localStorage'): string | null {
  const text = refused.get(key);
  if (text !== undefined) return text;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Parses text that was read from storage, as `readStored` does. */
export function parseStored<T>(text: string | null, parse: (stored: unknown) => T): T {
  try {
    return parse(text === null ? undefined : jsonOrText(text));
  } catch {
    return parse(undefined);
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const listeners = new Set<(key: string) => void>();

/**
 * Calls `onChange` when a key changes in this page or in another tab.
 *
 * @returns an unsubscribe function.
 */
export function watchStored(key: string, onChange: () => void): () => void {
  const onOwnChange = (changed: string) => {
    if (changed === key) onChange();
  };
  // The event fires in other tabs only. A `null` key means that everything was cleared.
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    refused.delete(key);
    onChange();
  };
  listeners.add(onOwnChange);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(onOwnChange);
    window.removeEventListener('storage', onOtherTab);
  };
}

/**
 * Returns a value that is stored on this device, and its setter. Changes in other tabs are followed. The prerendered page
 * and the first render have the default; the stored value follows after hydration.
 *
 * @param parse Must be stable (declared outside the component); see `readStored`.
 */
export function useStored<T>(key: string, parse: (stored: unknown) => T): [T, (value: T) => void] {
  const text = useSyncExternalStore(
    (onChange) => watchStored(key, onChange),
    () => readStoredText(key),
    () => null,
  );
  const value = useMemo(() => parseStored(text, parse), [text, parse]);
  return [value, (next) => writeStored(key, next)];
}
