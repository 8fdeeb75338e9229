/**
 * Starts WebKitGTK's MiniBrowser under Xvfb and lets Playwright connect to its remote inspector, as it does to
 * Safari on a phone. Each call has a window, a profile and an X display of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, webkit } from '@playwright/test';
import { freePort, listen } from '../listen.ts';
import { installedWebKit } from '../platform.ts';

export type Size = { width: number; height: number };

/** Time for the window to open, in ms. */
const START_TIMEOUT = 90_000;

/**
 * @param url Any page of the site. Playwright loses a window that goes to another site, even from an empty page.
 * @returns the window's only context, with one page, and a function that closes the browser.
 */
export async function openWebKit(
  size: Size,
  url: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  if (!installedWebKit) throw new Error('No WebKitGTK is installed');
  const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = await startScreen();
  const inspector = `127.0.0.1:${await freePort()}`;
  // MiniBrowser has no option for the size of its window. A window that a page opens gets the size that it asks for.
  const opener = `<script>open('${url}', '_blank', 'width=${size.width},height=${size.height}')</script>`;
  const browser = spawn(
    installedWebKit,
    ['--javascript-can-open-windows-automatically=true', `data:text/html,${opener}`],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        HOME: profile,
        XDG_DATA_HOME: join(profile, 'data'),
        XDG_CACHE_HOME: join(profile, 'cache'),
        XDG_CONFIG_HOME: join(profile, 'config'),
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        LANG: 'en_US.UTF-8',
        TZ: 'UTC',
      },
    },
  );
  const end = async () => {
    await stop(browser);
    await stop(screen.process);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const targets = await listTargets(inspector, url);
    const connected = await webkit.connectOverCDP(targets.url);
    const context = connected.contexts()[0]!;
    await context.pages()[0]!.waitForURL(url);
    return {
      context,
      async close() {
        await connected.close();
        targets.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts an X server on a free display. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { process: server, display: `:${String(number).trim()}` };
}

/**
 * Waits until the sized window shows its page, then serves its inspector's URL as JSON, which Playwright asks for.
 * WebKitGTK itself lists its windows on an HTML page. A window is listed before it leaves the empty page for the site,
 * which takes another process: to Playwright, that load would be a canceled one.
 */
async function listTargets(inspector: string, shown: string): Promise<{ url: string; close: () => void }> {
  const findWindow = async (): Promise<string | undefined> => {
    const page = await fetch(`http://${inspector}/`).then(
      (response) => response.text(),
      () => '',
    );
    return page.split(`>${shown}<`)[1]?.match(/\/socket\/\d+\/\d+\/WebPage/)?.[0];
  };
  const deadline = Date.now() + START_TIMEOUT;
  let path = await findWindow();
  while (!path) {
    if (Date.now() > deadline) throw new Error('WebKitGTK opened no window');
    await wait(100);
    path = await findWindow();
  }
  const list = JSON.stringify([{ webSocketDebuggerUrl: `ws://${inspector}${path}` }]);
  const server = createServer((_, response) => response.end(list));
  return {
    url: await listen(server),
    close: () => server.close(),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
