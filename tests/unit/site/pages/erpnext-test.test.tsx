import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleCalls } from '../../../../site/operations/sample-calls.ts';
import { uploadFiles } from '../../../../src/api/upload.ts';
import { findPage } from '../../../../site/content/find-page.ts';

vi.mock('../../../../src/api/upload.ts', { spy: true });

async function renderPage(api: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('VITE_API', api);
  const { default: ErpTest } = await import('../../../../site/pages/erpnext-test.tsx');
  const html = renderToStaticMarkup(<ErpTest page={findPage('/erpnext-test')} content={undefined} />);
  vi.unstubAllEnvs();
  return html;
}

test('the ERPNext test page sends accounts and orders to demo data only, never to a real server (pages 8)', async () => {
  const demonstration = await renderPage('');
  for (const label of ['Send: Create an account', 'Send: Place an order', 'Run: Search the site'])
    expect(demonstration).toContain(label);
  const live = await renderPage('live');
  expect(live).not.toContain('Send: ');
  expect(live).toContain('Place an order');
  expect(live).toContain('Run: Search the site');
});

test('the order of the ERPNext test page names the photo that is uploaded before it', async () => {
  vi.mocked(uploadFiles).mockResolvedValue(['1-pixel.png']);
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 'A-1' }));
  await sampleCalls.find(({ name }) => name === 'createOrder')?.run();
  expect(String(fetch.mock.lastCall?.[1]?.body)).toContain('"uploadedFiles":["1-pixel.png"]');
});
