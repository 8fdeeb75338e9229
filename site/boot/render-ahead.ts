import { whenIdle } from './when-idle.ts';

/** Skipped by `content-visibility`: the parts of a page (`.below` in site.css), and photographs. */
const SKIPPED = '.below, picture';

/** Elements that wait for an idle period. From then on they stay rendered. */
const queue = new Set<HTMLElement>();

/**
 * Keeps rendered what `content-visibility` has once rendered: a part of a page, or a photograph, whose file is requested
 * when it comes near. A picture of the whole page then shows all that the visitor has seen.
 */
export function keepRendered(): void {
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped && target instanceof HTMLElement && target.matches(SKIPPED)) enqueue(target);
  });
}

/**
 * Renders the parts that are still skipped, so that scrolling meets none that has to be laid out first, and a picture of
 * the whole page shows all of them.
 */
export function renderAhead(): void {
  document.querySelectorAll<HTMLElement>('.below').forEach(enqueue);
}

function enqueue(element: HTMLElement): void {
  if (element.style.contentVisibility || queue.has(element)) return;
  queue.add(element);
  if (queue.size === 1) renderNext();
}

/**
 * Renders one element in each idle period, because several hold a slow phone up for longer than a frame. An element near
 * the window waits, too, because the change paints it a second time.
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
