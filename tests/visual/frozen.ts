import type { Page } from '@playwright/test';
import { startOnline } from '../connection.ts';

/** Time at which every screenshot is taken: a Friday morning. */
const NOW = '2026-11-20T10:00:00Z';

/** Removes differences between two screenshots of the same thing: network, clock, randomness, and a blinking caret. */
export async function freeze(page: Page): Promise<void> {
  await startOnline(page);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    const story = () => document.documentElement?.dataset['story'];
    // The browser reuses earlier drawings: a dialog half a pixel off, from before its font loaded, or a photograph scaled
    // from an earlier size. So the page is hidden until it is at rest, and images are drawn pixel by pixel from the file.
    // `content-visibility` is off, so that nothing outside the window is skipped.
    //
    // Some time after a photograph loads, the browser stops drawing the color under it. Round or rotated edges are a
    // shade darker until then. Under a shadow, even a transparent one, the color is always drawn.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html:not([data-settled]) body { opacity: 0 !important }
      * { caret-color: transparent !important }
      img, video, canvas { image-rendering: pixelated !important }
      :not([hidden]) { content-visibility: visible !important }
      @layer base { picture, li, li > [data-state] { box-shadow: 0 0 transparent } }
    `);
    document.adoptedStyleSheets.push(sheet);
    // Reference ids, of 8 random bytes, are the same in every story and differ within one. Other ids stay random, because
    // no screenshot shows them, and a draft of one story must not find the files of another.
    let calls = 0;
    let caller: string | undefined;
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint8Array && array.length === 8)) return getRandomValues(array);
      if (caller !== story()) calls = 0;
      caller = story();
      array.forEach((_, index) => (array[index] = (index * 37 + 11 + calls) % 256));
      calls += 1;
      return array;
    };
    // A screenshot waits until each request to a worker has its response, and until the page shows it (screenshot.ts):
    // photo lists show a response up to 120 ms later. A string is no response: the worker reports its own state.
    const SHOWN = 200;
    const pending = new Map<Worker, number>();
    const count = (worker: Worker, change: number) => {
      pending.set(worker, (pending.get(worker) ?? 0) + change);
      const isBusy = [...pending.values()].some((left) => left > 0);
      document.documentElement.toggleAttribute('data-worker-busy', isBusy);
    };
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      if (!pending.has(this)) {
        this.addEventListener('message', ({ data }) => {
          if (typeof data !== 'string') setTimeout(count, SHOWN, this, -1);
        });
      }
      count(this, 1);
      Reflect.apply(postMessage, this, given);
    };
    Worker.prototype.terminate = function (this: Worker) {
      count(this, -Infinity);
      terminate.call(this);
    };
    // Drops timers of 1 s or longer once their story has finished, including those left over from earlier stories,
    // such as the toast of a call that timed out (stories.spec.ts).
    const LATER = 1000;
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const set = window[name] as (run: () => void, delay?: number) => number;
      const setUnlessFinished = (run: TimerHandler, delay = 0, ...given: unknown[]) => {
        // Timers of Storybook and of the mocks have no story: they were set before the first one.
        const own = story();
        return set(() => {
          const isFinished =
            document.documentElement.hasAttribute('data-story-finished') || (own && own !== story());
          if (delay >= LATER && isFinished) return;
          if (typeof run === 'function') Reflect.apply(run, window, given);
        }, delay);
      };
      Object.assign(window, { [name]: setUnlessFinished });
    }
    // React's development build measures every render for the Performance panel where the browser can record it.
    Reflect.deleteProperty(console, 'timeStamp');
    // The same numbers in the same order (a linear congruential generator, Numerical Recipes' constants).
    let seed = 1;
    Math.random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
  });
}
