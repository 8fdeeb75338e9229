import { expect, test, vi } from 'vitest';
import type { Page } from '../../../../site/content/page-row.ts';
import {
  forgetFailedLoad,
  loadPageAt,
  registerPage,
  releaseDocumentPage,
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

test('releaseDocumentPage() removes the structured data of the document’s page (pages 6)', async () => {
  const data = Object.assign(document.createElement('script'), {
    type: 'application/ld+json',
    id: 'json-ld',
  });
  document.head.append(data);
  await startDocumentPage('/about', { page: rowOf('/about'), files });
  releaseDocumentPage();
  expect(data.isConnected).toBe(false);
});
