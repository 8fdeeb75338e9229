import type { Page } from '@playwright/test';

/** The moment that every picture is taken at: a Friday morning. */
const NOW = '2026-11-20T10:00:00Z';

/** Stops what would make two pictures of one thing differ: the clock, chance, and a blinking caret. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    // What has been drawn once is drawn again from what was kept: a dialog half a pixel off from where it stood before
    // its font came, a photograph scaled from a size that it had earlier. What is drawn only at rest, and pixel by pixel
    // from the file, is always the same.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html:not([data-settled]) body { opacity: 0 !important }
      * { caret-color: transparent !important }
      img, video, canvas { image-rendering: pixelated !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    // Every drawn key is the same, whoever drew one before; reference ids come from here.
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.forEach((_, index) => (array[index] = (index * 37 + 11) % 256));
      return array;
    };
    // The same numbers in the same order (a linear congruential generator, Numerical Recipes' constants).
    let seed = 1;
    Math.random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
  });
}
