/** The page that the applied part of `npm run bench` compares with: the home page’s first screen without any script. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser } from 'playwright-core';
import { compressFolder } from '../site/build/compress.ts';
import { DIST } from '../site/build/dist.ts';

/**
 * Builds the reference page from a built site.
 *
 * It keeps the header, the hero and the fonts. It drops every script, everything below the first screen, and the CSS
 * rules that match nothing of what is left.
 *
 * @returns the folder with the page, its headers and its files.
 */
export async function buildReference(browser: Browser, site: string): Promise<string> {
  const folder = join(DIST, 'reference');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(site, 'assets'), join(folder, 'assets'), { recursive: true });
  const page = await browser.newPage();
  const html = await page.evaluate(firstScreen, await readFile(join(site, 'index.html'), 'utf8'));
  await page.close();
  await writeFile(join(folder, 'index.html'), html);
  // Without the site's policy, which does not allow the pruned CSS (see `firstScreen`).
  await writeFile(join(folder, '_headers'), '');
  await compressFolder(folder);
  return folder;
}

/** Runs in a page, so that a browser parses the document and its CSS. */
function firstScreen(source: string): string {
  const document = new DOMParser().parseFromString(source, 'text/html');
  // The site's policy allows inlined CSS by its hash, which the pruned CSS does not have.
  for (const one of document.querySelectorAll('script, meta[http-equiv]')) one.remove();
  const main = document.querySelector('main');
  const hero = main?.querySelector('section');
  const style = document.querySelector('style');
  if (!main || !hero || !style)
    throw new Error('The home page has no main, no first section or no stylesheet.');
  main.replaceChildren(hero);
  for (const footer of document.querySelectorAll('footer')) footer.remove();

  const isUsed = (selector: string) => {
    try {
      return (
        document.querySelector(
          selector.replaceAll(/(?<!\\)::?(?!is|where|not|has|root)[\w-]+(\([^()]*\))?/g, ''),
        ) !== null
      );
    } catch {
      // Nothing is left of `:active`, for instance.
      return true;
    }
  };
  const keepUsed = (rules: CSSRuleList): string =>
    Array.from(rules, (rule) => {
      if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
      if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
      const inner = keepUsed(rule.cssRules);
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    }).join('');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  style.textContent = keepUsed(sheet.cssRules);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
