import { correctAnchorScroll } from '../routing/correct-anchor-scroll.ts';
import { startServiceWorker } from '../worker/start-service-worker.ts';
import { measure } from './measure.ts';
import { survivePageTranslation } from './page-translation.ts';
import { keepRendered, renderAhead } from './render-ahead.ts';
import { prefetch } from '../../src/lib/retrying-loader.ts';
import { whenIdle } from './when-idle.ts';

/** Time without user input, in ms, after which `idle-work.ts` runs anyway. */
const MAX_DELAY = 5000;
/** Delay of `idle-work.ts` after the first user input, in ms. The page reacts to the input first. */
const INPUT_DELAY = 500;
/** Events that show user input. Without `scroll`, which browsers also fire by themselves. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Starts what runs as long as the document is open, and later `idle-work.ts`. Loaded after the page (see
 * load-shell.ts).
 */
export function startBackground(): void {
  survivePageTranslation();
  keepRendered();
  // Touch screens wait for `idle-work.ts`, which renders ahead on every device: a slow phone needs half a second for it.
  if (matchMedia('(hover: hover)').matches) renderAhead();
  correctAnchorScroll();
  void firstInputOrDelay().then(() => whenIdle(startIdleWork));
  // The development server has no service worker.
  if (import.meta.env.PROD) void startServiceWorker();
  void measure();
}

/** Resolves after the first user input, or after `MAX_DELAY` without any. */
async function firstInputOrDelay(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_DELAY);
    const onInput = () => setTimeout(resolve, INPUT_DELAY);
    for (const type of inputEvents) addEventListener(type, onInput, { once: true, passive: true });
  });
}

function startIdleWork() {
  void prefetch(() => import('./idle-work.ts')).then((module) => module?.runIdleWork());
}
