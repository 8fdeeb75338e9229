import { AxeBuilder } from '@axe-core/playwright';
import { onePerModule } from '../site/built.ts';
import { expect, hydrated, test } from './person.ts';

test.use({ expectedComplaints: /404 \(Not Found\)/ });

/** The not-found page, under an address that nobody has. */
const addressOf = (path: string) => (path === '/404' ? '/nowhere' : path);

/** Layout and colors are independent of each other: two looks see each of them once. */
const looks = [
  [1280, 'light'],
  [360, 'dark'],
] as const;

for (const { path } of onePerModule) {
  for (const [width, colorScheme] of looks) {
    test(`axe finds nothing on ${path} at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(addressOf(path));
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
      expect(found).toEqual([]);
    });
  }

  test(`${path} needs no scrolling sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(addressOf(path));
    await hydrated(page);
    const sticking = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    });
    expect(sticking).toEqual([]);
  });

  test(`${path} has no target smaller than 24 px on a phone (WCAG 2.5.8)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf(path));
    await hydrated(page);
    const small = await page.evaluate(() => {
      // Half a pixel of rounding: the width of a word is never whole.
      const LEAST = 23.5;
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // A link inside of a sentence is as high as its line: the criterion's own exception.
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, dd, li')?.textContent !== element.textContent;
      return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')]
        .filter((element) => isShown(element) && !isInSentence(element) && !element.closest('.sr-only'))
        .map((element) => {
          // A label belongs to the target of its control.
          const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
            part.getBoundingClientRect(),
          );
          return {
            element,
            width: Math.max(...boxes.map((box) => box.width)),
            height: Math.max(...boxes.map((box) => box.height)),
          };
        })
        .filter(({ width, height }) => width > 1 && (width < LEAST || height < LEAST))
        .map(
          ({ element, width, height }) =>
            `${element.outerHTML.slice(0, 120)} ${width.toFixed()}×${height.toFixed()}`,
        );
    });
    expect(small).toEqual([]);
  });
}
