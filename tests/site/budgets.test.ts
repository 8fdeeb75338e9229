/** Checks the bytes, which are the same on every machine. `npm run bench` prints times, which never fail. */
import { expect, test } from 'vitest';
import { kindOf, largestDocuments, listCode, pageBudgets, pageKinds, weigh, weights } from '../budgets.ts';
import { builtPages } from './built.ts';

const pages = builtPages.map((page) => ({ ...page, kind: kindOf(page), weight: weigh(page) }));

test('finds every kind of page, each with a plausible weight', () => {
  for (const kind of pageKinds)
    expect(
      pages.some((page) => page.kind === kind),
      kind,
    ).toBe(true);
  for (const { path, weight } of pages) {
    expect(weight.js, path).toBeGreaterThan(40);
    expect(weight.css, path).toBeGreaterThan(2);
    expect(weight.fonts, path).toBeGreaterThan(10);
    expect(weight.nodes, path).toBeGreaterThan(100);
  }
});

for (const kind of pageKinds) {
  test.each(weights)(`${kind} pages keep their budget of %s`, (what) => {
    const budget = pageBudgets[kind][what];
    const ofKind = pages.filter((page) => page.kind === kind);
    const weighed = what === 'html' ? largestDocuments(ofKind) : ofKind;
    const over = weighed.filter(({ weight }) => weight[what] > budget);
    const code = what === 'js' ? over.slice(0, 1).flatMap(listCode).join('\n') : '';
    const messages = over.map(
      ({ path, weight }) => `${path}: ${weight[what].toFixed(1)} of ${what}, ${budget} allowed`,
    );
    expect(messages, code).toEqual([]);
  });
}
