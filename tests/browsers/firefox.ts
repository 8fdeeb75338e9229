#!/usr/bin/env node
/**
 * Starts an installed Firefox for Playwright. Playwright 1.65 sends `emulation.setMediaFeaturesOverride` for every
 * context, a command of WebDriver BiDi that Firefox 153 does not have yet. This relay answers that command and passes on
 * everything else. Remove it once Firefox has the command: `executablePath` can then be Firefox itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { installedFirefox } from '../platform.ts';

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

if (!installedFirefox) throw new Error('No Firefox is installed');
const browser = spawn(installedFirefox, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.stderr.setEncoding('utf8').on('data', (text: string) => {
  const url = /WebDriver BiDi listening on (\S+)/.exec(text)?.[1];
  if (url) void relay(`${url}/session`);
  else process.stderr.write(text);
});
browser.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => browser.kill());

/** Listens beside Firefox and prints its URL in Firefox's own words, which Playwright reads. */
async function relay(url: string): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright) => {
    const firefox = new WebSocket(url, { perMessageDeflate: false });
    const opened = once(firefox, 'open');
    playwright.on('message', async (data) => {
      const message = String(data);
      const { id, method } = JSON.parse(message) as { id: number; method: string };
      await opened;
      if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else firefox.send(message);
    });
    firefox.on('message', (data) => playwright.send(String(data)));
    firefox.on('close', () => playwright.close());
    playwright.on('close', () => firefox.close());
  });
  await once(server, 'listening');
  process.stderr.write(
    `WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
}
