import { correctAnchorScroll } from '../routing/correct-anchor-scroll.ts';
import { startServiceWorker } from '../worker/start-service-worker.ts';
import { measure } from './measure.ts';
import { survivePageTranslation } from './page-translation.ts';
import { keepRendered, renderAhead, whenIdle } from './render-ahead.ts';
import { prefetch } from '../../src/lib/retrying-loader.ts';

/** Time without user input, in ms, after which `idle-tasks.ts` runs anyway. */
const MAX_DELAY = 5000;
/** Delay of `idle-tasks.ts` after the first user input, in ms. The page reacts to the input first. */
const INPUT_DELAY = 500;
/** Events that show user input. Without `scroll`, which browsers also fire by themselves. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

/**
 * Starts what runs as long as the document is open, and later `idle-tasks.ts`. Called after `load` (entry.client.tsx).
 */
export function startBackground(): void {
  survivePageTranslation();
  keepRendered();
  // Touch screens render ahead later, in `idle-tasks.ts`: it takes a slow phone half a second.
  if (matchMedia('(hover: hover)').matches) renderAhead();
  correctAnchorScroll();
  void firstInputOrDelay().then(() => whenIdle(startIdleTasks));
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

function startIdleTasks() {
  void prefetch(() => import('./idle-tasks.ts')).then((module) => module?.runIdleTasks());
}
