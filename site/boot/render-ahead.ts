import { whenIdle } from './when-idle.ts';

/**
 * Keeps rendered what `content-visibility` has once rendered: a part of a page (`.below` in site.css), or a photograph,
 * whose file is requested when it comes near. A picture of the whole page then shows all that the visitor has seen.
 */
export function keepRendered(): void {
  addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped && target instanceof HTMLElement && target.matches('.below, picture')) render(target);
  });
}

/**
 * Renders the parts that are still skipped, each in an idle task of its own, so that scrolling meets none that has to be
 * laid out first, and a picture of the whole page shows all of them.
 */
export function renderAhead(): void {
  whenIdle(() => {
    const part = document.querySelector<HTMLElement>('.below:not([style*="content-visibility"])');
    if (!part) return;
    render(part);
    renderAhead();
  });
}

function render(element: HTMLElement): void {
  element.style.contentVisibility = 'visible';
}
