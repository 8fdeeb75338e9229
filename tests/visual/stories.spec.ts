import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { DIST } from '../../site/build/dist.ts';
import { originOf } from '../servers.ts';
import { comparePicture } from './picture.ts';

type Entry = { id: string; title: string; name: string; type: string; tags: string[] };

/** A story that cannot be the same twice wears this tag. */
const LEFT_OUT = ['play-fn', 'no-picture'];
/**
 * Stories that were once not the same twice: a reference id is drawn by chance, a toast or a photograph arrives late.
 * Left out until issue 7 freezes chance and waits for them.
 */
const UNSETTLED = [
  'layout-error-boundary--at-rest',
  'layout-error-boundary--playground',
  'layout-error-boundary--section-in-darkroom',
  'photos-lightbox--long-text',
  'photos-lightbox--upright',
  'photos-picture--all-photographs',
  'photos-picture--cropped',
  'pricing-tier-cards--dark-scheme',
  'sections-why-choose-us--on-a-phone',
  'ui-toast--default-in-a-dark-scheme',
  'ui-toast--destructive-in-a-dark-scheme',
];
const SIZES: Record<string, number> = { phone: 390, small: 320, tablet: 768, desk: 1280 };
const HEIGHT = 600;

const { entries } = JSON.parse(readFileSync(join(DIST, 'storybook/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(
  ({ id, type, tags }) =>
    type === 'story' && !UNSETTLED.includes(id) && !tags.some((tag) => LEFT_OUT.includes(tag)),
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
      await page.clock.setFixedTime('2026-11-20T10:00:00Z');
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
  const ids = new Set(stories.map(({ id }) => `${id}.webp`));
  const left = readdirSync(folder).filter((file) => !ids.has(file));
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
    await stage.goto(`${originOf('storybook')}/iframe.html?id=${id}&viewMode=story`);
    const viewport = await finished(stage);
    const width = SIZES[viewport ?? 'desk'];
    if (width && width !== 1280) await stage.setViewportSize({ width, height: HEIGHT });
    await comparePicture(stage, `stories/${id}`, info);
  });
}

/** Waits until the story has rendered; answers the viewport that it asks for (only Storybook's frame would apply it). */
async function finished(page: Page): Promise<string | undefined> {
  const handle = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: {
        currentRender?: {
          phase?: string;
          story?: { storyGlobals?: { viewport?: { value?: string } | string } };
        };
      };
    };
    const render = preview?.currentRender;
    if (!['completed', 'finished', 'errored'].includes(render?.phase ?? '')) return null;
    if (render?.phase === 'errored') throw new Error('the story failed to render');
    const viewport = render?.story?.storyGlobals?.viewport;
    return { viewport: typeof viewport === 'string' ? viewport : viewport?.value };
  });
  return (await handle.jsonValue())?.viewport;
}
