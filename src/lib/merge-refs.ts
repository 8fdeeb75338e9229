import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref for a component that needs its own element and also gives it to the host. */
export function useMergedRefs<T>(own: Ref<T>, host: Ref<T> | undefined): RefCallback<T> {
  return useCallback((node: T) => mergeRefs(own, host)(node), [own, host]);
}

/** The same outside of a component. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    const cleanups = refs.map((ref) => assign(ref, node));
    return () => cleanups.forEach((cleanup) => cleanup());
  };
}

function assign<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
