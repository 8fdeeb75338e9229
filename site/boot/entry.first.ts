import { backoff } from '../../src/lib/backoff.ts';
import { captureInput, closestTo } from '../../src/lib/event-replay.ts';
import { skipToMain } from '../../src/lib/focus.ts';
import { isSearchShortcut } from '../../src/search/is-search-shortcut.ts';
import { isTyped } from '../shell/keep-typing.ts';

/*
 * The one script inside every document. It keeps early input from the first byte on, and loads the page's code after
 * the first frame, so that code does not compete with the text, the fonts and the first image
 * (stories/decisions/13-code-after-the-first-frame.mdx).
 */

declare global {
  interface Window {
    /** On `window`, as `earlyInput` is. Missing in development. */
    showNotStarted?: typeof showNotStarted;
  }
}

/** Time after `load` without a reported frame, in ms, after which the code is loaded anyway. */
const MAX_FRAME_WAIT = 1000;
/**
 * Time without a new element, in ms, after which a document has stalled. Estimated: a shorter pause is common on a weak
 * connection, and a longer one keeps a visitor from using the part that has arrived.
 */
const STALL_CHECK = 5000;
/**
 * Time for the first try of a file, in ms: servers and proxies may accept a request and never answer it. Each further try
 * has as much time more, so that a slow connection is not cut off for ever.
 */
const FILE_TIMEOUT = 60_000;
/** Failed tries of a file, or of the import, after which the page says so. */
const TRIES_BEFORE_NOTICE = 3;
/**
 * Events that other listeners of the page need: shortcuts, menus that close on an outside click, links, dropped and pasted
 * photos. React DOM 19 calls `stopPropagation` on them while their target is not hydrated (facebook/react#22448).
 */
const STOPPED_BY_REACT =
  'click drop focusin keydown paste pointerdown pointerover pointerup touchstart'.split(' ');

const files = document.currentScript?.dataset['code']?.split(' ') ?? [];
/**
 * Resolves once the document is complete, or once it contains `#root` and has stalled. Browsers fire no event when the
 * connection breaks or hangs.
 */
const documentEnd = new Promise<unknown>((resolve) => {
  const check = (size: number) => {
    const { length } = document.querySelectorAll('*');
    if (length === size && document.getElementById('root')) resolve(null);
    else setTimeout(check, STALL_CHECK, length);
  };
  check(0);
  document.addEventListener('DOMContentLoaded', resolve);
});
/**
 * Resolves after the first frame. In a background tab it resolves at once: the tab draws no frame until it is shown, and
 * should be ready by then.
 */
const firstFrame = new Promise<unknown>((resolve) => {
  if (document.hidden) resolve(null);
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(resolve, MAX_FRAME_WAIT));
});

/**
 * Fetches every file before it imports the first one, the entry. Chromium does not request a module again after a failed
 * import, but a failed fetch can be repeated. Waits for the whole document, or until it stalls: React hydrates only complete
 * HTML, and replaces HTML of which a part is missing.
 */
async function load(): Promise<void> {
  // Each file repeats its own request: over a weak connection all of them rarely arrive in one attempt.
  await Promise.all([documentEnd, ...files.map((file) => repeat((failures) => fetchFile(file, failures)))]);
  // Ends the parser, which would add the rest of a stalled document below what React renders.
  if (document.readyState === 'loading') stop();
  // If `showNotStarted` has stopped the capture, input is captured again until hydration: the code is here now.
  if (!window.earlyInput) captureInput();
  await repeat(() => import(/* @vite-ignore */ files[0] ?? ''));
  document.getElementById('not-started')?.setAttribute('hidden', '');
}

/** Runs a task until it succeeds. The task gets the number of its failures. */
async function repeat(task: (failures: number) => Promise<unknown>, failures = 0): Promise<void> {
  try {
    await task(failures);
  } catch (error) {
    if (failures + 1 === TRIES_BEFORE_NOTICE) showNotStarted(error);
    await new Promise((resolve) => setTimeout(resolve, backoff(failures)));
    await repeat(task, failures + 1);
  }
}

/**
 * Fetches a file with low priority, because the fonts and the first image are more urgent than the code. An HTML or empty
 * response counts as a failure: some hosts and networks send one with status 200 in place of a file. Its import would fail,
 * or do nothing, until a reload. Later tries skip the HTTP cache, which may contain the response for a missing file.
 */
async function fetchFile(file: string, failures: number): Promise<void> {
  const response = await fetch(file, {
    priority: 'low',
    cache: failures ? 'reload' : 'default',
    signal: AbortSignal.timeout(FILE_TIMEOUT * (failures + 1)),
  });
  const { type, size } = await response.blob();
  if (!response.ok || !size || /html/.test(type)) throw new Error(`${response.status} ${file}`);
}

/**
 * Shows the notice of index.html that this page did not load, and reports the error. Drops the captured input and stops the
 * capture, so that links and forms work as they do without code.
 */
function showNotStarted(error: unknown): void {
  const notice = document.getElementById('not-started');
  if (notice) Object.assign(notice, { role: 'alert', hidden: false });
  window.earlyInput?.stop();
  // Fires the window's `error` event, which `watchErrors` reports if the page's code runs.
  globalThis.reportError(error);
}

/** Whether the page is hydrated, which removes the root's `data-waiting`. False before the parser has reached the root. */
const isHydrated = () => document.querySelector('#root:not([data-waiting])');
/** Whether the page is not hydrated yet, and its code may still arrive: `showNotStarted` deletes `earlyInput`. */
const isEarly = () => window.earlyInput && !isHydrated();
const html = document.documentElement;
const capture = (target: Element, replay: () => void) => window.earlyInput?.captured.push({ target, replay });

/**
 * Captures what opens the search or the chat before the page is hydrated:
 * - The shortcut of the search and a press of its button, with what is typed after it. Esc, another press, or the focus of a
 *   field ends the typing.
 * - The events `openSearch` and `openChat`, which other code may dispatch.
 */
function captureOpening(): void {
  let typed: string[] | undefined;
  /** Whether the element in which the typed keys are replayed is not hydrated yet. */
  let isTypingEarly: () => unknown;
  /** Captures the keys that follow, until `target` is hydrated. */
  const captureTyping = (target: Element, isTargetWaiting: () => unknown) => {
    const keys: string[] = (typed = []);
    isTypingEarly = isTargetWaiting;
    // In a task of its own: `captureInput` captures the press itself after this.
    setTimeout(capture, 0, target, () => {
      for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
  };
  const open = (type: string) => () => dispatchEvent(new Event(type));
  const onKey = (event: KeyboardEvent) => {
    if (isSearchShortcut(event) && isEarly()) {
      capture(html, open('openSearch'));
      captureTyping(html, isEarly);
    } else if (typed && isTyped(event) && isTypingEarly()) {
      typed.push(event.key);
      if (event.key === 'Escape') typed = undefined;
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', () => (typed = undefined), true);
  const onClick = (event: Event) => {
    const waitingButton = () => window.earlyInput && closestTo(event, '[data-waiting] [aria-keyshortcuts]');
    const button = waitingButton();
    if (button) captureTyping(button, waitingButton);
  };
  addEventListener('click', onClick, true);
  addEventListener('focusin', (event) => {
    if (!closestTo(event, 'input, textarea')) return;
    // The visitor no longer wants the search. Replayed, this closes it.
    typed?.push('Escape');
    typed = undefined;
  });
  for (const type of ['openSearch', 'openChat'])
    addEventListener(type, () => isEarly() && capture(html, open(type)));
}

/** Keeps React from stopping an event inside HTML that is not hydrated. React's listeners run after this one. */
function disableStopPropagation(event: Event): void {
  if (closestTo(event, '[data-waiting], [data-static]')) event.stopPropagation = () => {};
}

/** Moves the focus with the skip link, also before its code is there. The browser alone would leave it on the link. */
function onSkipLink(event: MouseEvent): void {
  if (closestTo(event, '[href="#main"]')) skipToMain(event);
}

/**
 * Loads the page of the URL after Back or Forward before hydration. After a reload, browsers load no document for entries that
 * client navigation made before it. Those have a state (navigation.ts).
 */
function onTraverse(): void {
  if (history.state && !isHydrated()) location.reload();
}

window.showNotStarted = showNotStarted;
addEventListener('popstate', onTraverse);
captureInput();
captureOpening();
for (const type of STOPPED_BY_REACT) addEventListener(type, disableStopPropagation, { capture: true });
addEventListener('click', onSkipLink, true);
void firstFrame.then(load);
