/**
 * `npm run test:consumers`: the packed library in two fresh applications, outside this folder and with nothing of it:
 * Vite with prerendering, and Next with server components. Each is installed from the registry, type-checked, built,
 * read without scripts, and used in a browser, where React must not say a word. A minute or two, mostly installing.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Locator } from 'playwright-core';
import house from '../../package.json' with { type: 'json' };
import { browserArgs, browserPath } from '../browser.ts';
import { freePort } from '../listen.ts';
import { npm } from '../platform.ts';
import build, { tarball } from './packed.ts';

const run = promisify(execFile);
const templates = join(import.meta.dirname, 'consumers');
/** Ten portraits, Basic, by the price table of the same package. */
const price = '$30';
/** Longest wait for a server to answer, in ms. */
const PATIENCE = 30_000;

/** Beside the library, what each application depends on. Next still asks for the compiler that TypeScript 7 replaced. */
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
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const folder = await mkdtemp(join(tmpdir(), 'safelight-'));
try {
  for (const app of apps) await prove(app);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

async function prove(app: (typeof apps)[number]): Promise<void> {
  const home = join(folder, app.name);
  await cp(join(templates, app.name), home, { recursive: true });
  await writeFile(join(home, 'package.json'), JSON.stringify(await manifest(app), null, 2));
  await run(...npm('install', '--no-audit', '--no-fund', '--include=dev'), { cwd: home, env });
  for (const step of app.steps) await node(step, home);

  const port = await freePort();
  const server = spawn(process.execPath, app.serve(port), { cwd: home, env, stdio: 'ignore' });
  try {
    const seen = await look(`http://localhost:${port}/`);
    console.log(`${app.name}: ${seen}`);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function manifest({ name, needs, extra }: (typeof apps)[number]) {
  const versions: Record<string, string> = { ...house.devDependencies, ...house.dependencies };
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
async function node(args: string[], cwd: string): Promise<void> {
  await run(process.execPath, args, { cwd, env }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
}

/** The page as HTML, then as a person has it. Throws with what is wrong. */
async function look(address: string): Promise<string> {
  const html = await (await answer(address)).text();
  for (const words of ['Send my photos', `>${price}<`, 'Upload Photos'])
    if (!html.includes(words)) throw new Error(`The page is served without “${words}”.`);

  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address, { waitUntil: 'load' });
  const button = page.getByRole('button', { name: 'Send my photos' });
  // Pressed before the page is alive it does nothing; so it is pressed until it counts.
  const deadline = Date.now() + PATIENCE;
  while (!(await page.getByText(/Pressed [1-9]/).count())) {
    if (Date.now() > deadline) throw new Error(`The button does nothing. The page said: ${said.join('\n')}`);
    await button.click();
  }
  await page.getByRole('tab', { name: /Preferences/ }).click();
  await page.getByRole('tabpanel', { name: /Preferences/ }).waitFor();
  const groundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const color = await groundOf(button);
  const [darkroom, paper] = [
    await groundOf(page.locator('[data-surface=darkroom]').first()),
    await groundOf(page.locator('html')),
  ];
  await page.close();
  if (said.length) throw new Error(`The page said: ${said.join('\n')}`);
  if (color === 'rgba(0, 0, 0, 0)') throw new Error('The stylesheet is not there.');
  if (darkroom === paper) throw new Error(`A darkroom has the color of the page, ${paper}.`);
  return `served as HTML, hydrated without a message, button ${color}, tabs of the form work`;
}

async function answer(address: string): Promise<Response> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return response;
    if (Date.now() > deadline) throw new Error(`${address} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
