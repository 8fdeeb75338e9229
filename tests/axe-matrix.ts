/**
 * `npm run test:axe`: axe over every story on both surfaces, in both color schemes and in forced colors, on desktop and
 * on a phone. `npm run test:axe -- Components/Tabs Ordering/` looks only at the groups or components named, `-- --forced` only at forced
 * colors. Run `npm run build:storybook` first.
 *
 * Prints one table, and below it what was found; anything found makes it fail, whatever its impact.
 *
 * A story is loaded once, and its settings are changed without a reload. All rules run at both widths, because another
 * width shows other elements. Surface and scheme change only colors, so for them only the rules about colors run again.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImpactValue } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { DIST } from '../site/build/dist.ts';
import { storyViolations } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { edgelessControls } from './forced-colors.ts';
import startServers, { originOf } from './servers.ts';
import { storyFinished } from './story-finished.ts';

/** Number of pages at once: the cores of a small machine. A third page would slow down the others. */
const PAGES = 2;
const HEIGHT = 800;

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Setting = { width: number; surface: 'paper' | 'darkroom'; scheme: 'light' | 'dark'; forced: boolean };
const settings: Setting[] = [1280, 360].flatMap((width) =>
  wantedColors().map((colors) => ({ width, ...colors })),
);
const nameOf = ({ width, surface, scheme, forced }: Setting) =>
  `${forced ? 'forced colors' : surface}, ${scheme}, ${width} px`;

type Story = { id: string; title: string; name: string; type: string };
type Finding = { story: Story; setting: Setting; rule: string; impact: ImpactValue; where: string };

const stopServers = await startServers();
// Names the command to run if there is no build.
const origin = originOf('storybook');
const stories = wantedStories(process.argv.slice(2).filter((argument) => !argument.startsWith('--')));
const browser = await launchBrowser();
try {
  const found = await examineAll(browser);
  print(found);
  process.exitCode = found.length ? 1 : 0;
} finally {
  await browser.close();
  await stopServers();
}

/** In forced colors all surfaces look the same, so one is enough. */
function wantedColors(): Omit<Setting, 'width'>[] {
  const schemes = ['light', 'dark'] as const;
  const forced = schemes.map((scheme) => ({ surface: 'paper' as const, scheme, forced: true }));
  if (process.argv.includes('--forced')) return forced;
  const surfaces = (['paper', 'darkroom'] as const).flatMap((surface) =>
    schemes.map((scheme) => ({ surface, scheme, forced: false })),
  );
  return [...surfaces, ...forced];
}

function wantedStories(asked: string[]): Story[] {
  const { entries } = JSON.parse(readFileSync(join(DIST, 'storybook/index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  const wanted = Object.values(entries).filter(
    ({ type, title, id }) =>
      type === 'story' && (!asked.length || asked.some((name) => title.startsWith(name) || id === name)),
  );
  if (!wanted.length) throw new Error(`No story is called ${asked.join(' or ')}.`);
  return wanted;
}

/** Each page takes the next story when it has finished one. */
async function examineAll(browser: Browser): Promise<Finding[]> {
  const queue = stories.values();
  const pages = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      const found: Finding[] = [];
      for (const story of queue) found.push(...(await examine(page, story)));
      await context.close();
      return found;
    }),
  );
  return pages.flat();
}

async function examine(page: Page, story: Story): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [at, setting] of settings.entries()) {
    const first = at === 0;
    await page.setViewportSize({ width: setting.width, height: HEIGHT });
    await page.emulateMedia({
      colorScheme: setting.scheme,
      forcedColors: setting.forced ? 'active' : 'none',
    });
    if (first) await open(page, story);
    await page.evaluate(applySetting, setting);
    const isNewWidth = settings.findIndex(({ width }) => width === setting.width) === at;
    found.push(...(await runAxe(page, isNewWidth)).map((finding) => ({ ...finding, story, setting })));
    if (!setting.forced) continue;
    for (const where of await page.evaluate(edgelessControls, '#storybook-root'))
      found.push({ story, setting, rule: 'edge in forced colors', impact: 'serious', where });
  }
  return found;
}

/** Loads the story and waits until its play function has ended. */
async function open(page: Page, { id }: Story): Promise<void> {
  // `a11y.manual` keeps the addon from running axe as well: two runs at once fail.
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await storyFinished(page, id);
}

/** Applies toolbar settings as .storybook/preview.tsx does, without a new render. Resolves when they are drawn. */
async function applySetting({ surface, scheme }: Setting): Promise<void> {
  const stage = document.querySelector<HTMLElement>('#storybook-root > [data-scheme]');
  const ground = stage?.querySelector<HTMLElement>('[data-surface]');
  if (!stage || !ground) throw new Error('the decorator of .storybook/preview.tsx is not there');
  document.documentElement.dataset['scheme'] = scheme;
  stage.dataset['scheme'] = scheme;
  ground.dataset['surface'] = surface;
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
}

async function runAxe(page: Page, everyRule: boolean): Promise<Pick<Finding, 'rule' | 'impact' | 'where'>[]> {
  const violations = await storyViolations(page, everyRule ? undefined : COLOR_RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, impact, failureSummary }) => ({
      rule: id,
      impact: impact ?? null,
      where: `${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    })),
  );
}

function print(found: Finding[]): void {
  const impacts = ['critical', 'serious', 'moderate', 'minor'] as const;
  const rows = settings.map((setting) => {
    const here = found.filter((finding) => finding.setting === setting);
    const counts = impacts.map((impact) => here.filter((finding) => finding.impact === impact).length);
    return [nameOf(setting), stories.length, ...counts, here.length ? 'FOUND' : 'clean'];
  });
  const table = [['', 'stories', ...impacts, ''], ...rows].map((row) => row.map(String));
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of table)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );

  // Counts the same fault in several settings once.
  const faults = Map.groupBy(found, ({ story, rule, where }) => `${story.id}  ${rule}\n    ${where}`);
  for (const [fault, findings] of faults) {
    console.log(`\n${fault}\n    ${findings.map(({ setting }) => nameOf(setting)).join('; ')}`);
  }
}
