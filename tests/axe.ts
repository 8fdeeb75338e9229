/**
 * axe, run in the page itself. Its driver for Playwright carries every passed rule with all of its elements out of the
 * page and opens a second one to count them: measured, 1.3 to 3.5 s for a page that axe looks through in 0.2 to 0.5 s.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { tellPaintedColors } from './forced-colors.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Selectors of what is looked at, and of what is not. */
type Part = { include: string[]; exclude?: string[] };
type Axe = { run: (part: Part, options: RunOptions) => Promise<AxeResults> };

/** Runs axe on the current state of the page and returns its violations. Skips iframes: the site has none. */
export async function violationsOf(
  page: Page,
  part: Part = { include: ['html'] },
  options: RunOptions = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(tellPaintedColors);
    await page.evaluate(source);
  }
  return page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(part, options)).violations;
    },
    { part, options: { ...options, resultTypes: ['violations' as const] } },
  );
}
