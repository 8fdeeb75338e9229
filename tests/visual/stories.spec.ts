/**
 * Every story, rendered once: it renders, its play function passes, axe finds nothing, the console stays silent, and it
 * looks as in its committed screenshots.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DIST } from '../../site/build/dist.ts';
import { findingsOf, storyViolations } from '../axe.ts';
import { hasPinnedBrowser } from '../platform.ts';
import { originOf } from '../servers.ts';
import { storyFinished } from '../story-finished.ts';
import { compareScreenshot, settle } from './screenshot.ts';
import { showStory, test } from './story-page.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: string[] };

/** The tag of a story without a screenshot: it differs from run to run, or its end state shows nothing. */
const LEFT_OUT = 'no-screenshot';
/** Storybook's tag for a story with a play function of its own, not one that it takes over from another story. */
const OWN_PLAY = 'play-fn';
/**
 * Stories whose play functions continue from the previous story. Their end state gets no screenshot; their components
 * have their own.
 */
const STEPS = ['Patterns/Flows/', 'Site sections/Chat widget', 'Site sections/Chat on a page'];
const SIZES: Record<string, number> = { phone: 390, small: 320, tablet: 768, desktop: 1280 };
const HEIGHT = 600;
type Shot = readonly [surface: string, width: number];
/**
 * Surfaces and widths of the screenshots of every story, unless it sets its own. Layout and colors do not depend on each
 * other, so each surface is seen at one width. A story that sets its width, or has a play function, has one screenshot,
 * the first: of the play function's end state, because other stories show how it starts.
 */
const SHOTS: readonly Shot[] = [
  ['paper', 1280],
  ['darkroom', 390],
];

const { entries } = JSON.parse(readFileSync(join(DIST, 'storybook/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const hasScreenshots = ({ title, tags }: Entry) =>
  !tags.includes(LEFT_OUT) && !(tags.includes(OWN_PLAY) && STEPS.some((step) => title.startsWith(step)));

// Playwright reads the fixtures to set up from this pattern.
test('every committed story screenshot belongs to a story', ({}, info) => {
  const folder = join(import.meta.dirname, 'baselines/stories');
  mkdirSync(folder, { recursive: true });
  const compared = new Map(stories.filter(hasScreenshots).map(({ id, tags }) => [id, tags]));
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  const left = files.filter((file) => {
    const [id = ''] = file.split('.');
    const hasOthers = () => files.filter((other) => other.startsWith(`${id}.`)).length > 1;
    return !compared.has(id) || (compared.get(id)?.includes(OWN_PLAY) && hasOthers());
  });
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
    for (const file of left) rmSync(join(folder, file));
    return;
  }
  expect(left, 'npm run test:visual:update takes them away').toEqual([]);
});

test('a docs page shows the tables of its Markdown', async ({ page }) => {
  const id = 'decisions-ten-deliberate-regressions--docs';
  await page.goto(`${originOf('storybook')}/iframe.html?viewMode=docs&id=${id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('#storybook-docs')).not.toContainText('| --- |');
});

test('a control of a docs page changes a story in a frame of its own', async ({ page }) => {
  const id = 'site-sections-chat-launcher--docs';
  await page.goto(`${originOf('storybook')}/iframe.html?viewMode=docs&id=${id}`);
  const launcher = page.frameLocator('iframe').first().getByRole('button');
  await expect(launcher).toBeVisible();
  await page.getByRole('radio', { name: 'open', exact: true }).check();
  await expect(launcher).toBeHidden();
  await page.getByRole('button', { name: 'Reset controls' }).click();
  await expect(launcher).toBeVisible();
});

test('a docs page stays at its top while a story in a frame acts', async ({ page }) => {
  const id = 'site-sections-error-screen--docs';
  await page.goto(`${originOf('storybook')}/iframe.html?viewMode=docs&id=${id}`);
  await expect(page.frameLocator('iframe').getByRole('status')).toContainText('Selected.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// All stories of a component run in one worker. Each worker would else load the code of almost every component.
for (const ofComponent of Map.groupBy(stories, ({ title }) => title).values())
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const story of ofComponent) {
      const { id, title, name } = story;
      test(`${title} / ${name}`, async ({ storybook, takeConsoleErrors }, info) => {
        await open(storybook, id);
        const { hasPlay, ...own } = await readStory(storybook, id);
        const shots = shotsOf(own, story.tags.includes(OWN_PLAY));
        await setWidth(storybook, shots[0]?.[1] ?? 1280);
        takeConsoleErrors();
        await showStory(storybook, id, hasPlay);
        await settle(storybook);
        const violations = await storyViolations(storybook);
        const isCompared = hasPinnedBrowser && !info.project.ignoreSnapshots && hasScreenshots(story);
        for (const [index, [surface, width]] of isCompared ? shots.entries() : []) {
          // The story was rendered as in its first screenshot.
          if (index) await changeLook(storybook, surface, width);
          await compareScreenshot(storybook, `stories/${id}.${surface}-${width}`, info);
        }
        expect.soft(violations.flatMap(findingsOf), 'axe finds nothing').toEqual([]);
        expect.soft(takeConsoleErrors(), 'the console stays silent').toEqual([]);
      });
    }
  });

/** Viewport and surface that a story sets itself. The toolbar cannot change them either. */
type StoryGlobals = { viewport?: string | undefined; surface?: string | undefined };

function shotsOf({ viewport, surface }: StoryGlobals, hasOwnPlay: boolean): readonly Shot[] {
  const shots = SHOTS.map(([ground, width]): Shot => {
    return [surface ?? ground, viewport ? (SIZES[viewport] ?? width) : width];
  });
  return hasOwnPlay || viewport ? shots.slice(0, 1) : shots;
}

async function changeLook(page: Page, surface: string, width: number): Promise<void> {
  await setWidth(page, width);
  await setSurface(page, surface);
}

/** Sets the width of the window, unless it has it. Playwright would also emulate the same size again. */
async function setWidth(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== HEIGHT) await page.setViewportSize({ width, height: HEIGHT });
}

/** Applies a surface as the toolbar does (.storybook/preview.tsx), without a new render. */
async function setSurface(page: Page, surface: string): Promise<void> {
  await page.evaluate((name) => {
    const ground = document.querySelector<HTMLElement>('#storybook-root > [data-scheme] > [data-surface]');
    if (!ground) throw new Error('the decorator of .storybook/preview.tsx is not there');
    ground.dataset['surface'] = name;
  }, surface);
}

/** Stories after which Storybook is loaded again, so that no story's remains pile up. */
const RELOAD_AFTER = 200;
let shown = 0;

/** Loads Storybook, with another story, where it is time to. In a loaded one a story takes a third of the time. */
async function open(page: Page, id: string): Promise<void> {
  const other = stories.find((story) => story.id !== id);
  if (!other || shown++ % RELOAD_AFTER) return;
  await page.goto(
    `${originOf('storybook')}/iframe.html?id=${other.id}&viewMode=story&globals=a11y.manual:!true`,
  );
  await storyFinished(page, other.id);
  // Play functions dispatch events, which leave the pointer where it is.
  await page.mouse.move(0, 0);
}

/**
 * Returns the surface and viewport that a story sets, and whether it has a play function, its own or an inherited one.
 * Storybook's index lists only its own, and only Storybook's manager would apply the viewport.
 */
function readStory(page: Page, id: string): Promise<StoryGlobals & { hasPlay: boolean }> {
  return page.evaluate(async (storyId) => {
    type Globals = { viewport?: { value?: string } | string; surface?: string };
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        loadStory: (wanted: {
          storyId: string;
        }) => Promise<{ storyGlobals?: Globals; playFunction?: unknown }>;
      };
    };
    const { storyGlobals, playFunction } = await preview.loadStory({ storyId });
    const { viewport, surface } = storyGlobals ?? {};
    return {
      viewport: typeof viewport === 'string' ? viewport : viewport?.value,
      surface,
      hasPlay: playFunction !== undefined,
    };
  }, id);
}
