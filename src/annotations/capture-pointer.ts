import type { PointerEvent } from 'react';

/** Sends all events of a drag to the element that it began on, also from outside the window. */
export function capturePointer({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The pointer is up already (a pen that was lifted at once), or a test has made the event.
  }
}
