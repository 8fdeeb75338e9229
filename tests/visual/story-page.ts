/** A page of the built Storybook that shows one story after the other, and returns the errors of each. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { DIST } from '../../site/build/dist.ts';
import { freeze } from './frozen.ts';

/**
 * One page for a worker's whole share: opening Storybook afresh for each story would double the time. The tests of pages
 * use it too, because Playwright starts a worker and its browser again for a test with other fixtures.
 */
export const test = base.extend<object, { storybook: Page; takeConsoleErrors: () => string[] }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        // Stops animations at once. For other browsers Storybook waits 100 ms for each story's animations to end.
        userAgent: 'StorybookTestRunner',
      });
      const page = await context.newPage();
      await freeze(page);
      // Storybook's highlighter would read the style of every element after each change. It starts only once.
      await page.addInitScript(() => Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  takeConsoleErrors: [async ({ storybook }, use) => use(watchConsole(storybook)), { scope: 'worker' }],
});

/** As in the event of Storybook's channel. */
type StoryError = { name?: string; message: string; stack?: string };

type Channel = {
  on: (event: string, listener: (value: never) => void) => void;
  off: (event: string, listener: (value: never) => void) => void;
  emit: (event: string, value: unknown) => void;
};

/** Console messages that no story causes, each with the reason. */
const tolerated: readonly { says: RegExp; because: string }[] = [
  {
    says: /An update to %s inside a test was not wrapped in act[\s\S]* Presence/,
    because:
      'Radix unmounts a closed dialog in a task of its own, after the act that Storybook puts around a click',
  },
  {
    says: /An update to %s inside a test was not wrapped in act[\s\S]* Photo\w+/,
    because: 'The pre-flight of a photo ends between two steps of a play function, outside of any act',
  },
  {
    says: /A component suspended inside an `act` scope/,
    because: 'Storybook does not await the act around a click that closes a dialog',
  },
  {
    says: /Accessing the Story Store is deprecated/,
    because: 'Storybook warns of its own global, when a recorded event leads a spy to the window',
  },
];

/**
 * Collects errors of the page: `console.error` and `console.warn` that the story did not spy on, and uncaught errors.
 * The browser's own lines about failed requests belong to stories that show such failures.
 *
 * @returns a function that returns the errors since its last call.
 */
function watchConsole(page: Page): () => string[] {
  let consoleErrors: string[] = [];
  page.on('pageerror', (error) =>
    consoleErrors.push(`uncaught: ${toSourcePlaces(error.stack ?? error.message)}`),
  );
  page.on('console', (message) => {
    const isOfPage = message.args().length > 0;
    const text = message.text();
    if (!isOfPage || !['error', 'warning'].includes(message.type())) return;
    if (!tolerated.some(({ says }) => says.test(text)))
      consoleErrors.push(`${message.type()}: ${toSourcePlaces(text)}`);
  });
  return () => {
    const taken = consoleErrors;
    consoleErrors = [];
    return taken;
  };
}

/**
 * Shows a story and waits until its play function is done.
 *
 * @param hasPlay the story has a play function, and what that acts on has to be in sight (frozen.ts).
 * @throws what the story or its play function threw, with the file and the line.
 */
export async function showStory(page: Page, id: string, hasPlay: boolean): Promise<void> {
  const error = await page.evaluate(renderStory, { storyId: id, hasPlay });
  if (error) throw asError(error, id);
}

/** Runs in the page. Returns the first error of the story, once Storybook has finished it. */
async function renderStory({ storyId, hasPlay }: { storyId: string; hasPlay: boolean }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const page = document.documentElement;
  localStorage.clear();
  sessionStorage.clear();
  page.toggleAttribute('data-settled', hasPlay);
  page.removeAttribute('data-story-finished');
  page.dataset['story'] = storyId;

  const errors: StoryError[] = [];
  const failures = {
    playFunctionThrewException: (error: StoryError) => errors.push(error),
    storyThrewException: (error: StoryError) => errors.push(error),
    unhandledErrorsWhilePlaying: (unhandled: StoryError[]) => errors.push(...unhandled),
    storyErrored: ({ title, description }: { title: string; description: string }) =>
      errors.push({ message: `${title}\n${description}` }),
  };
  for (const [event, listener] of Object.entries(failures)) channel.on(event, listener);
  await new Promise<void>((resolve) => {
    const onFinished = ({ storyId: finished }: { storyId: string }) => {
      if (finished !== storyId) return;
      channel.off('storyFinished', onFinished);
      resolve();
    };
    channel.on('storyFinished', onFinished);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  for (const [event, listener] of Object.entries(failures)) channel.off(event, listener);

  page.setAttribute('data-story-finished', '');
  if (hasPlay) {
    page.removeAttribute('data-settled');
    // Scrolls to the top, so that fixed elements, such as a toast, are in place in a full-page screenshot.
    scrollTo({ top: 0, behavior: 'instant' });
  }
  return errors[0];
}

function asError({ name = 'Error', message, stack = '' }: StoryError, id: string): Error {
  const link = `In npm run storybook: /?path=/story/${id}`;
  const error = new Error(`${message}\n\n${link}`);
  error.name = name;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  error.stack = toSourcePlaces([`${name}: ${error.message}`, ...frames].join('\n'));
  return error;
}

/** Replaces places in Storybook's bundles by those in the sources, which Playwright then quotes. */
function toSourcePlaces(text: string): string {
  return text.replace(
    /https?:\/\/[^\s/]+\/(assets\/[^\s:?]+):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) => {
      const origin = sourceMapOf(file)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin)) return place;
      return `${join(DIST, 'storybook', dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
    },
  );
}

const maps = new Map<string, SourceMap | null>();

function sourceMapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(join(DIST, 'storybook', `${file}.map`), 'utf8')));
  } catch {
    // A bundle without a map keeps its own places.
  }
  maps.set(file, map);
  return map;
}
