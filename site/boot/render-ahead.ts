/**
 * Renders what `content-visibility` skips, so that scrolling meets no part that has to be laid out first, and a picture of
 * the whole page shows it. The document's parts (`.below` in site.css) are rendered when the browser is idle, one after
 * the other. A photograph is rendered when it comes near, because its file is requested then, and stays rendered; so does
 * a part of a page that is opened later.
 */
export function renderAhead(): void {
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped && target instanceof HTMLElement && target.matches('.below, picture')) render(target);
  });
  renderNext();
}

/** Renders the first part that is still skipped, and then the others, each in a task of its own. */
function renderNext(): void {
  // Safari has no `requestIdleCallback` (webkit.org/b/164193).
  (window.requestIdleCallback ?? setTimeout)(() => {
    const part = document.querySelector<HTMLElement>('.below:not([style*="content-visibility"])');
    if (!part) return;
    render(part);
    renderNext();
  });
}

function render(element: HTMLElement): void {
  element.style.contentVisibility = 'visible';
}
