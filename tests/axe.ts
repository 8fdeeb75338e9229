/**
 * Runs axe in the page itself. Its driver for Playwright also transfers every passed rule with all its elements, and opens
 * a second page: 1.3 to 3.5 s for a page that axe checks in 0.2 to 0.5 s.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { reportPaintedColors } from './forced-colors.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Selectors of the elements to check, and of those to leave out. */
type Part = { include: string[]; exclude?: string[] };
type Axe = { run: (part: Part, options: RunOptions) => Promise<AxeResults> };

/** Runs axe on the current state of the page and returns its violations. Skips iframes: the site has none. */
export async function violationsOf(
  page: Page,
  part: Part = { include: ['html'] },
  options: RunOptions = {},
): Promise<Result[]> {
  const run = () =>
    page.evaluate(
      async ({ part, options }) => {
        const { axe } = window as unknown as { axe?: Axe };
        return axe && (await axe.run(part, options)).violations;
      },
      { part, options: { ...options, resultTypes: ['violations' as const] } },
    );
  const violations = await run();
  if (violations) return violations;
  await page.evaluate(reportPaintedColors);
  await page.evaluate(source);
  return (await run()) ?? [];
}

/** One line for each element that violates a rule, with what axe says about it. */
export const findingsOf = ({ id, nodes }: Result): string[] =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`);

/** Elements of Storybook itself, which are in every frame. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs'];
/**
 * Rules that do not apply to a story, which is not a page with landmarks. tests/e2e checks that all content of a page
 * is in one.
 */
const PAGE_RULES = { region: { enabled: false } };

/** Runs axe on the story that the page shows, by every rule or by some. */
export function storyViolations(page: Page, rules?: readonly string[]): Promise<Result[]> {
  return violationsOf(
    page,
    { include: ['body'], exclude: NOT_OURS },
    rules ? { runOnly: [...rules] } : { rules: PAGE_RULES },
  );
}
