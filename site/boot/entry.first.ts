import { captureInput } from '../../src/lib/event-replay.ts';
import { skipToMain } from '../../src/lib/focus-on.ts';
import { captureOpening } from './early-opening.ts';
import { letEventsPass } from './let-events-pass.ts';
import { showNotStarted } from './not-started.ts';

/*
 * The one script inside every document. It keeps early input from the first byte on, and loads the page's code after
 * the first frame, so that code does not compete with the text, the fonts and the first image
 * (stories/decisions/13-code-after-the-first-frame.mdx).
 */

/** Time after `load` without a reported frame, in ms, after which the code is loaded anyway. */
const MAX_FRAME_WAIT = 1000;
/** Wait before the second try to load the code, in ms. It doubles with each try, up to `MAX_WAIT`. */
const FIRST_WAIT = 1000;
const MAX_WAIT = 30_000;
/** Failed tries after which the page says so. */
const TRIES_BEFORE_NOTICE = 3;

const files = document.currentScript?.dataset['code']?.split(' ') ?? [];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void load(1);
}

/**
 * Fetches every file before it imports the first one, the entry. A browser does not request a module again after a
 * failed import, but it can repeat a failed fetch.
 */
async function load(attempt: number): Promise<void> {
  try {
    await Promise.all(files.map(fetchFile));
    // `showNotStarted` has stopped the capture.
    if (!window.earlyInput) captureInput();
    await import(/* @vite-ignore */ files[0] ?? '');
    document.getElementById('not-started')?.setAttribute('hidden', '');
  } catch (error) {
    if (attempt === TRIES_BEFORE_NOTICE) showNotStarted(error);
    setTimeout(load, Math.min(FIRST_WAIT * 2 ** (attempt - 1), MAX_WAIT), attempt + 1);
  }
}

/** Low priority: the page can be read without its code, and the fonts and the first image are more urgent. */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  await response.arrayBuffer();
}

/** Moves the focus with the skip link before its code is there. The browser alone would leave it on the link. */
function onClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('[href="#main"]')) skipToMain(event);
}

window.showNotStarted = showNotStarted;
captureInput();
captureOpening();
letEventsPass();
addEventListener('click', onClick, true);
// A background tab draws no frame until it is shown, and should be ready by then.
if (document.hidden) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, MAX_FRAME_WAIT));
}
