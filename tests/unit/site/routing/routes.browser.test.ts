import { expect, test, vi } from 'vitest';
import type { Page } from '../../../../site/content/page-row.ts';
import {
  forgetFailedLoad,
  loadPageAt,
  registerPage,
  startDocumentPage,
} from '../../../../site/routing/routes.ts';

vi.mock('../../../../site/routing/page-code.ts', () => ({
  importPage: () => Promise.reject(new TypeError('Failed to fetch')),
}));

const rowOf = (path: string) => ({ path, trail: [{ path: '/', label: 'Home' }] }) as unknown as Page;
const files = ['data:text/javascript,export default () => null'];

test('forgetFailedLoad() counts no prefetch of the document’s own page, which is shown without it', async () => {
  registerPage('/faq', rowOf('/faq'));
  await startDocumentPage('/about', { page: rowOf('/about'), files });
  for (const path of ['/about', '/faq']) await expect(loadPageAt(path)).rejects.toThrow('Failed to fetch');
  expect([forgetFailedLoad('/about'), forgetFailedLoad('/faq')]).toEqual([false, true]);
});

test('forgetFailedLoad() counts a page in whose place the document shows the offline page', async () => {
  await startDocumentPage('/about', { page: { ...rowOf('/offline'), trail: [] }, files });
  expect(forgetFailedLoad('/about')).toBe(true);
});
