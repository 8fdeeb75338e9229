import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, readStoredText, watchStored, writeStored } from './storage.ts';

/**
 * A value kept on this device, followed across tabs. The prerendered page and the first render show
 * the default, the stored value follows after hydration.
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
  return [value, (next) => void writeStored(key, next)];
}
