import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { countOf, inWords } from '../../../../site/content/counts.ts';
import { fastest } from '../../../../site/content/facts.ts';
import { questions } from '../../../../site/content/faq.ts';
import { turnaroundOf } from '../../../../src/pricing/price-table.ts';
import { Section as WhyChooseUs } from '../../../../site/sections/why-choose-us.tsx';

vi.mock('../../../../src/pricing/price-table.ts', async (load) => {
  const file = await load<typeof import('../../../../src/pricing/price-table.ts')>();
  return { ...file, turnarounds: file.turnarounds.filter(({ id }) => id !== 'express') };
});

test('inWords writes numbers up to twenty as words', () => {
  expect([0, 5, 16, 20, 21].map(inWords)).toEqual(['No', 'Five', 'Sixteen', 'Twenty', '21']);
});

test('countOf writes one service in the singular', () => {
  expect([1, 2].map((count) => countOf(count, 'service'))).toEqual(['One service', 'Two services']);
});

test('no text names a turnaround that a studio has removed', () => {
  expect(fastest.id).toBe('rush');
  const howFast = questions.find(({ id }) => id === 'how-fast');
  const hours = (id: 'standard' | 'rush') => turnaroundOf(id).hours;
  expect(howFast?.answer[0]).toContain(
    `${hours('standard')} at Standard speed and ${hours('rush')} at Rush.`,
  );
  const claims = renderToStaticMarkup(createElement(WhyChooseUs));
  expect(claims).toMatch(/>(?:With Rush, c|C)ounted from the approved quote\.</);
  // "American Express" is a card.
  expect(JSON.stringify([questions, claims])).not.toMatch(/(?<!American )\bExpress\b/);
});
