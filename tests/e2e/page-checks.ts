/** Checks of a page in a real browser. `pages.spec.ts` runs them on one page per module, `tests/pages` on all. */
import type { Page } from '@playwright/test';
import { findingsOf, violationsOf } from '../axe.ts';

/** Returns the path at which a page is shown: for the not-found page, one that no page has. */
export const urlPathOf = (path: string) => (path === '/404' ? '/nowhere' : path);

/** Returns axe's findings, by all of its rules or by some. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const violations = await violationsOf(page, undefined, rules && { runOnly: [...rules] });
  return violations.flatMap(findingsOf);
}

/** Returns the elements that make a page scroll sideways. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
}

/** Returns the same with the text spacing of WCAG 1.4.12, which it removes again. */
export async function stickingOutWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
  const found = await stickingOut(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/** Controls that are smaller than 24 px (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Measured = { element: Element; width: number; height: number };
    // Half a pixel is for rounding, because the width of a word is not a whole number.
    const MIN_SIZE = 23.5;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A link inside of a sentence is as high as its line: the criterion's own exception.
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, dd, li, td > div, td')?.textContent !== element.textContent;
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
        .filter((element) => isShown(element) && !isInSentence(element) && !element.closest('.sr-only'))
        // Measured without its label, which is not always beside it.
        .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }) as Measured)
        .filter(({ width, height }) => width > 1 && (width < MIN_SIZE || height < MIN_SIZE))
        .map(
          ({ element, width, height }) =>
            `${element.outerHTML.slice(0, 120)} ${width.toFixed()}×${height.toFixed()}`,
        )
    );
  });
}
