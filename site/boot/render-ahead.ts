/** Skipped by `content-visibility`: the parts of a page (`.below-fold` in site.css), and photographs. */
const SKIPPED = '.below-fold, picture';

/** Elements that wait for an idle period. From then on they stay rendered. */
const queue = new Set<HTMLElement>();

/**
 * Keeps each part of a page and each photograph rendered after `content-visibility` has rendered it once, near the window.
 * A full-page screenshot then shows everything that the visitor has seen.
 */
export function keepRendered(): void {
  const onChange = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped && target instanceof HTMLElement && target.matches(SKIPPED)) enqueue(target);
  };
  // Captures, because the event does not bubble in Firefox 153.
  addEventListener('contentvisibilityautostatechange', onChange, true);
}

/**
 * Renders the parts that `content-visibility` still skips, so that scrolling does not wait for their layout. A full-page
 * screenshot then shows all parts; photographs that were never near the window stay empty in it.
 */
export function renderAhead(): void {
  document.querySelectorAll<HTMLElement>('.below-fold').forEach(enqueue);
}

function enqueue(element: HTMLElement): void {
  if (element.style.contentVisibility || queue.has(element)) return;
  queue.add(element);
  if (queue.size === 1) renderNext();
}

/**
 * Renders one element in each idle period, because several hold a slow phone up for longer than a frame. A photograph in
 * the window waits, too: unlike the parts of a page it is not contained, so the change paints it a second time.
 */
function renderNext(): void {
  whenIdle(() => {
    const [element] = queue;
    if (!element) return;
    queue.delete(element);
    element.style.contentVisibility = 'visible';
    if (queue.size > 0) renderNext();
  });
}

/** Runs a task when the browser is idle. Safari has no `requestIdleCallback` (webkit.org/b/164193): there it runs soon. */
export function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(task);
}
