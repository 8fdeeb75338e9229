import { useEffect } from 'react';
import { holdUnsaved } from './unsaved-work.ts';

/** Holds unsaved work (see `unsaved-work.ts`) for as long as `isUnsaved` is true and the component is there. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved]);
}
