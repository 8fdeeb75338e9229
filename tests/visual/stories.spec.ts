import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { DIST } from '../../site/build/dist.ts';
import { originOf } from '../servers.ts';
import { storyFinished, type Own } from '../story-finished.ts';
import { freeze } from './frozen.ts';
import { comparePicture } from './picture.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: string[] };

/** A story that cannot be the same twice wears this tag. */
const LEFT_OUT = ['play-fn', 'no-picture'];
const SIZES: Record<string, number> = { phone: 390, small: 320, tablet: 768, desk: 1280 };
const HEIGHT = 600;
/** What every story is looked at on, but where it asks for a surface or a width of its own. */
const SURFACES = ['paper', 'darkroom'];
const WIDTHS = [1280, 390];

const { entries } = JSON.parse(readFileSync(join(DIST, 'storybook/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && !tags.some((tag) => LEFT_OUT.includes(tag)),
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

for (const { id, title, name } of stories) {
  test(`${title} / ${name}`, async ({ stage }, info) => {
    await stage.setViewportSize({ width: 1280, height: HEIGHT });
    await stage.mouse.move(0, 0);
    await show(stage, id);
    const own = await storyFinished(stage, id);
    for (const [surface, wide] of looksOf(own)) {
      await stage.setViewportSize({ width: wide, height: HEIGHT });
      await setSurface(stage, surface);
      await comparePicture(stage, `stories/${id}.${surface}-${wide}`, info);
    }
    await setSurface(stage, own.surface ?? 'paper');
  });
}

function looksOf({ viewport, surface }: Own): [surface: string, width: number][] {
  const widths = viewport ? [SIZES[viewport] ?? 1280] : WIDTHS;
  const surfaces = surface ? [surface] : SURFACES;
  return widths.flatMap((width) => surfaces.map((each): [string, number] => [each, width]));
}

/** What the toolbar would do (.storybook/preview.tsx), without rendering anew. */
async function setSurface(page: Page, surface: string): Promise<void> {
  await page.evaluate((name) => {
    const ground = document.querySelector<HTMLElement>('#storybook-root > [data-scheme] > [data-surface]');
    if (!ground) throw new Error('the decorator of .storybook/preview.tsx is not there');
    ground.dataset['surface'] = name;
  }, surface);
}

/** Opens Storybook with this story. */
const open = (page: Page, id: string) =>
  page.goto(`${originOf('storybook')}/iframe.html?id=${id}&viewMode=story`);

/** Every so many stories Storybook is opened afresh, so that no story's remains pile up. */
const AFRESH = 25;
let shown = 0;

/** Shows a story. Within an open Storybook this takes a third of the time of opening it. */
async function show(page: Page, id: string): Promise<void> {
  await forgetImages(page);
  if (shown++ % AFRESH === 0) {
    await open(page, id);
    return;
  }
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, value: unknown) => void };
    };
    localStorage.clear();
    sessionStorage.clear();
    delete document.documentElement.dataset['settled'];
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
}

/**
 * Lets go of what earlier stories have loaded. Of a photograph that is there in a larger size already, the browser takes
 * that one instead of the size that fits: a story's picture would depend on the stories before it.
 */
async function forgetImages(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Empties what is in memory; with the session the ban goes, and files come from the disk again.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.detach();
}
