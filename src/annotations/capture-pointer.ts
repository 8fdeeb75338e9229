/** Sends all events of a drag to the element, also from outside the window. */
export function capturePointer(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer is up already (a pen that was lifted at once), or a test has made the event.
  }
}
