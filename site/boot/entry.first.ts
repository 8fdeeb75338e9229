import { keepEarlyPresses } from './early-presses.ts';

/*
 * The one script that stands in every document itself, so that it runs with the first byte of it: from then on no press
 * is lost, and everything else waits for the first frame. Code that comes earlier competes with the words, the fonts
 * and the first picture: on Lighthouse's phone /orders/new had its largest paint at 2.9 s with it and at 1.5 s without,
 * and over a slow line the page still answers no later, often sooner.
 */

/** Who has seen nothing for this long after everything is there has a browser that does not tell of its frames; in ms. */
const NO_FRAME = 1000;

const files = document.currentScript?.dataset['code']?.split(' ') ?? [];
let started = false;

/** Loads the entry, which stands first, and beside it instead of after it what it is going to ask for. */
function start(): void {
  if (started) return;
  started = true;
  for (const href of files) {
    // The page can be read without any of it: scripts stand back behind the fonts and the first picture.
    const link = { rel: 'modulepreload', fetchPriority: 'low', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  // What does not come leaves a page that can be read; nobody is there yet who could say more.
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {});
}

keepEarlyPresses();
// A tab in the background draws nothing until somebody looks at it; then it should be ready.
if (document.hidden) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, NO_FRAME));
}
