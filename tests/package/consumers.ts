/**
 * `npm run test:consumers`: the packed library in two fresh applications, outside this folder and with nothing of it:
 * Vite with prerendering, and Next with server components. Each is installed from the registry, type-checked, built,
 * read without scripts, and used in a browser, whose console must stay empty. Takes a minute or two, mostly installing.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import manifest from '../../package.json' with { type: 'json' };
import { launchBrowser } from '../browser.ts';
import { freePort } from '../listen.ts';
import { npm } from '../platform.ts';
import build, { tarball } from './packed.ts';

const run = promisify(execFile);
const templates = join(import.meta.dirname, 'consumers');
/** The price of ten portraits, Basic, in the package's price table. */
const price = '$30';
/** Time for a server to answer, and for the page to hydrate, in ms. */
const TIMEOUT = 30_000;

/**
 * The applications. `needs`: their dependencies beside the library, in our versions; `extra`: others, because Next needs the
 * compiler of TypeScript 5. `steps`: what checks and builds them.
 */
const apps = [
  {
    name: 'vite',
    needs: ['vite', '@vitejs/plugin-react', 'typescript'],
    extra: {},
    steps: [
      ['node_modules/typescript/bin/tsc', '--noEmit'],
      ['node_modules/vite/bin/vite.js', 'build'],
      ['node_modules/vite/bin/vite.js', 'build', '--ssr', 'server.tsx', '--outDir', 'server'],
      ['prerender.js'],
    ],
    serve: (port: number) => [
      'node_modules/vite/bin/vite.js',
      'preview',
      '--port',
      `${port}`,
      '--strictPort',
    ],
  },
  {
    name: 'next',
    needs: [],
    extra: { next: '^16.0.0', typescript: '^5.9.0' },
    steps: [['node_modules/next/dist/bin/next', 'build']],
    serve: (port: number) => ['node_modules/next/dist/bin/next', 'start', '--port', `${port}`],
  },
];

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
await build();
const browser = await launchBrowser();
const folder = await mkdtemp(join(tmpdir(), 'safelight-'));
try {
  for (const app of apps) await checkApp(app);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function checkApp(app: (typeof apps)[number]): Promise<void> {
  const home = join(folder, app.name);
  await cp(join(templates, app.name), home, { recursive: true });
  await writeFile(join(home, 'package.json'), JSON.stringify(await manifestOf(app), null, 2));
  await run(...npm('install', '--no-audit', '--no-fund', '--include=dev'), { cwd: home, env });
  for (const step of app.steps) await runNode(step, home);

  const port = await freePort();
  const server = spawn(process.execPath, app.serve(port), { cwd: home, env, stdio: 'ignore' });
  try {
    const result = await checkPage(`http://localhost:${port}/`);
    console.log(`${app.name}: ${result}`);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function manifestOf({ name, needs, extra }: (typeof apps)[number]) {
  const versions: Record<string, string> = { ...manifest.devDependencies, ...manifest.dependencies };
  const shared = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'];
  return {
    name: `a-${name}-application`,
    private: true,
    type: 'module',
    dependencies: {
      safelight: `file:${await tarball()}`,
      ...Object.fromEntries([...shared, ...needs].map((id) => [id, versions[id]])),
      ...extra,
    },
  };
}

/** Runs a step. Prints its output only if it fails. */
async function runNode(args: string[], cwd: string): Promise<void> {
  await run(process.execPath, args, { cwd, env }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
}

/** Checks the page as HTML, then in a browser. @returns a summary. @throws what is wrong. */
async function checkPage(url: string): Promise<string> {
  const html = await (await fetchWhenReady(url)).text();
  for (const words of ['Send my photos', `>${price}<`, 'Upload Photos'])
    if (!html.includes(words)) throw new Error(`The page is served without “${words}”.`);

  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(url, { waitUntil: 'load' });
  const button = page.getByRole('button', { name: 'Send my photos' });
  // It does nothing until the page is hydrated, so it is pressed until it counts.
  const deadline = Date.now() + TIMEOUT;
  while (!(await page.getByText(/Pressed [1-9]/).count())) {
    if (Date.now() > deadline)
      throw new Error(`The button does nothing. Console: ${consoleErrors.join('\n')}`);
    await button.click();
  }
  await page.getByRole('tab', { name: /Preferences/ }).click();
  await page.getByRole('tabpanel', { name: /Preferences/ }).waitFor();
  const backgroundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const color = await backgroundOf(button);
  const [darkroom, paper] = [
    await backgroundOf(page.locator('[data-surface=darkroom]').first()),
    await backgroundOf(page.locator('html')),
  ];
  await page.close();
  if (consoleErrors.length) throw new Error(`Console: ${consoleErrors.join('\n')}`);
  if (color === 'rgba(0, 0, 0, 0)') throw new Error('The stylesheet is missing.');
  if (darkroom === paper) throw new Error(`The darkroom surface has the color of the page, ${paper}.`);
  return `served as HTML, hydrated without a message, button ${color}, tabs of the form work`;
}

/** Fetches a page of a server that is starting. */
async function fetchWhenReady(url: string): Promise<Response> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return response;
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
