import { expect, test, vi } from 'vitest';
import { findPage } from '../../../../site/content/find-page.ts';
import type { PageRow } from '../../../../site/content/page-row.ts';

vi.mock('../../../../site/content/legal/rows.ts', () => {
  const row = { title: '', description: '', module: './templates/legal.tsx' } as const;
  const legalRows: PageRow[] = [
    { ...row, path: '/terms', related: ['/removed'] },
    { ...row, path: '/terms/short', parent: '/removed' },
  ];
  return { legalRows };
});

test.each(['/terms', '/terms/short'])('findPage of %s names each row that points to no row', (path) => {
  expect(() => findPage(path)).toThrow(
    'The row of /terms points to /removed, which has no row.\nThe row of /terms/short points to /removed, which has no row.',
  );
});
