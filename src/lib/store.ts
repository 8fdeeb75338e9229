import { useSyncExternalStore } from 'react';

/** A value outside of React that components and other modules can observe. */
export type Store<T> = {
  get(): T;
  /** Replaces the value and calls every listener, unless the value is the same one. */
  set(next: T): void;
  /** Adds a listener, once. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** The initial value, which the prerendered page and the first render use. */
  initial: T;
};

/** Creates a store. `storage.ts` follows keys of `localStorage` instead. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and renders again when it changes. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}
