import { expect, onTestFinished, test } from 'vitest';
import { preview } from 'vite';

test('`vite preview` serves the build as `npm start` does: an unknown path is not found', async () => {
  const server = await preview({ logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => server.close());
  const origin = server.resolvedUrls?.local[0] ?? '';
  const unknown = await fetch(new URL('/support/nope', origin));
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Page not found');
  const { status, headers } = await fetch(new URL('/pricing', origin));
  expect([status, headers.has('Content-Security-Policy')]).toEqual([200, true]);
});
