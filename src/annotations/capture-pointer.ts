import type { PointerEvent } from 'react';

/** Keeps a drag's events with the element it began on, even outside of the window. */
export function capturePointer({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The pointer was released already (a pen that was lifted at once), or a test made the event.
  }
}
