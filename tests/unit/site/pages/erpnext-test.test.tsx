import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { findPage } from '../../../../site/content/find-page.ts';

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
