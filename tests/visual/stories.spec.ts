import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { DIST } from '../../site/build/dist.ts';
import { originOf } from '../servers.ts';
import { storyFinished } from '../story-finished.ts';
import { freeze } from './frozen.ts';
import { comparePicture } from './picture.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: string[] };

/** A story that cannot be the same twice wears this tag. */
const LEFT_OUT = 'no-picture';
/** Storybook's own tag for a story with a play function. */
const ACTED = 'play-fn';
/**
 * Stories whose play functions continue from the previous story. Their end state gets no screenshot; their components
 * have their own.
 */
const STEPS = ['flows/', 'chat/Chat widget', 'chat/Chat on a page'];
const SIZES: Record<string, number> = { phone: 390, small: 320, tablet: 768, desk: 1280 };
const HEIGHT = 600;
/**
 * Surfaces and widths of the screenshots of every story, unless it sets its own. A story with a play function has one
 * screenshot of its end state, on the first surface and width: other stories show how it starts.
 */
const SURFACES = ['paper', 'darkroom'];
const WIDTHS = [1280, 390];

const { entries } = JSON.parse(readFileSync(join(DIST, 'storybook/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ type, title, tags }) =>
    type === 'story' &&
    !tags.includes(LEFT_OUT) &&
    !(tags.includes(ACTED) && STEPS.some((step) => title.startsWith(step))),
);

/** One page for a worker's whole share: opening Storybook afresh for each story would double the time. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      await freeze(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// Playwright reads the fixtures that it must bring from this pattern.
// oxlint-disable-next-line no-empty-pattern
test('no picture is left of a story that has gone', ({}, info) => {
  const folder = join(import.meta.dirname, 'baselines/stories');
  mkdirSync(folder, { recursive: true });
  const ids = new Set(stories.map(({ id }) => id));
  const left = readdirSync(folder).filter((file) => !ids.has(file.split('.')[0]!));
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
    for (const file of left) rmSync(join(folder, file));
    return;
  }
  expect(left, 'npm run test:visual:update takes them away').toEqual([]);
});

for (const { id, title, name, tags } of stories) {
  test(`${title} / ${name}`, async ({ stage }, info) => {
    const isActed = tags.includes(ACTED);
    await open(stage);
    const own = await wishesOf(stage, id);
    const looks = looksOf(own, isActed);
    await stage.setViewportSize({ width: looks[0]?.[1] ?? 1280, height: HEIGHT });
    await stage.mouse.move(0, 0);
    await show(stage, id, isActed);
    for (const [surface, wide] of looks) {
      await stage.setViewportSize({ width: wide, height: HEIGHT });
      await setSurface(stage, surface);
      await comparePicture(stage, `stories/${id}.${surface}-${wide}`, info);
    }
    await setSurface(stage, own.surface ?? 'paper');
  });
}

/** Viewport and surface that a story sets itself. The toolbar cannot change them either. */
type Own = { viewport?: string | undefined; surface?: string | undefined };

function looksOf({ viewport, surface }: Own, isActed: boolean): [surface: string, width: number][] {
  const first = <Each>(all: Each[]) => (isActed ? all.slice(0, 1) : all);
  const widths = viewport ? [SIZES[viewport] ?? 1280] : first(WIDTHS);
  const surfaces = surface ? [surface] : first(SURFACES);
  return widths.flatMap((width) => surfaces.map((each): [string, number] => [each, width]));
}

/** Applies a surface as the toolbar does (.storybook/preview.tsx), without a new render. */
async function setSurface(page: Page, surface: string): Promise<void> {
  await page.evaluate((name) => {
    const ground = document.querySelector<HTMLElement>('#storybook-root > [data-scheme] > [data-surface]');
    if (!ground) throw new Error('the decorator of .storybook/preview.tsx is not there');
    ground.dataset['surface'] = name;
  }, surface);
}

/** Every so many stories Storybook is opened afresh, so that no story's remains pile up. */
const AFRESH = 25;
let shown = 0;

/** Opens Storybook, with any story, where it is time to. Within an open one a story takes a third of the time. */
async function open(page: Page): Promise<void> {
  const [any] = stories;
  if (!any || shown++ % AFRESH) return;
  await page.goto(`${originOf('storybook')}/iframe.html?id=${any.id}&viewMode=story`);
  await storyFinished(page, any.id);
}

/** A viewport only Storybook's frame would apply, and not before the story is there. */
function wishesOf(page: Page, id: string): Promise<Own> {
  return page.evaluate(async (storyId) => {
    type Globals = { viewport?: { value?: string } | string; surface?: string };
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        loadStory: (wanted: { storyId: string }) => Promise<{ storyGlobals?: Globals }>;
      };
    };
    const { viewport, surface } = (await preview.loadStory({ storyId })).storyGlobals ?? {};
    return { viewport: typeof viewport === 'string' ? viewport : viewport?.value, surface };
  }, id);
}

/** Shows a story. What its play function acts on has to be in sight while it does (frozen.ts). */
async function show(page: Page, id: string, isActed: boolean): Promise<void> {
  await page.evaluate(
    ({ storyId, isActed }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, value: unknown) => void };
      };
      localStorage.clear();
      sessionStorage.clear();
      document.documentElement.toggleAttribute('data-settled', isActed);
      document.documentElement.removeAttribute('data-held');
      document.documentElement.dataset['story'] = storyId;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    { storyId: id, isActed },
  );
  await storyFinished(page, id);
  await page.evaluate((isActed) => {
    document.documentElement.setAttribute('data-held', '');
    if (!isActed) return;
    document.documentElement.removeAttribute('data-settled');
    // Scrolls to the top, so that fixed elements, such as a toast, are in place in a full-page screenshot.
    scrollTo({ top: 0, behavior: 'instant' });
  }, isActed);
}
