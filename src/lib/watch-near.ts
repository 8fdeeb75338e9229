/** Distance from the window within which an element is near: about one screen of scrolling. */
const NEAR = '800px';

/**
 * Reports whether an element is near the window, at first and at each change. Without `IntersectionObserver` it always
 * is.
 *
 * @param distance Distance from the window that counts as near, as a CSS length. Default: `NEAR`. `'0px'` reports whether the
 *   element is in the window.
 * @returns an unsubscribe function.
 */
export function watchNear(
  element: Element,
  onChange: (isNear: boolean) => void,
  distance = NEAR,
): () => void {
  if (!window.IntersectionObserver) {
    onChange(true);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => onChange(entry.isIntersecting)),
    // `scrollMargin` is for a scrolling box around the element. In browsers without it, what is in the box is near once
    // it is visible there.
    { rootMargin: distance, scrollMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
