import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageCards } from '../../../../site/templates/parts.tsx';
import type { PageRow } from '../../../../site/content/page-row.ts';

const row = (path: string, published?: string): PageRow => ({
  path,
  title: `Title of ${path}`,
  description: 'What the page is about.',
  module: './templates/prose.tsx',
  published,
});

const datesOf = (...pages: PageRow[]) =>
  renderToStaticMarkup(<PageCards pages={pages} />).match(/<time/g)?.length ?? 0;

test('PageCards shows dates only if each page has one, so that the titles of a row share a baseline', () => {
  expect(datesOf(row('/a', '2026-07-21'), row('/b', '2026-07-14'))).toBe(2);
  expect(datesOf(row('/a', '2026-07-21'), row('/b'))).toBe(0);
});
