/*
 * Differences between the systems on which the tests run. Linux x64 is the reference: its browser comes from the lock file.
 * On other systems the same tests run in an installed browser, without the screenshots.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Whether the browser of the lock file runs here. `@sparticuz/chromium` is built for Linux x64 with glibc, whose loader
 * Alpine does not have. Only that browser draws the pixels of the committed screenshots.
 */
export const hasPinnedBrowser =
  process.platform === 'linux' && process.arch === 'x64' && existsSync('/lib64/ld-linux-x86-64.so.2');

/** Why screenshots are neither compared nor taken here. Shown by every command that would. */
export const noScreenshots =
  'Screenshots are compared only where the browser of the lock file runs (Linux x64 with glibc): another system draws ' +
  'letters differently, and every screenshot would differ. Run: npm run test:visual:container';

/** Paths of an installed Chrome, for machines on which neither the pinned browser nor Playwright's runs. */
export const installedChromes = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

const installed = (paths: string[]) => paths.find((path) => existsSync(path));

/** Path of an installed Firefox. On Windows it cannot be started through `tests/browsers/firefox.ts`. */
export const installedFirefox = installed([
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
]);

/** Path of the small browser of WebKitGTK, which runs on an X server without a screen. */
export const installedWebKit =
  installed(['/usr/bin/Xvfb']) &&
  installed(
    ['x86_64', 'aarch64'].flatMap((machine) =>
      ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    ),
  );

/**
 * The command line of npm, for `spawn`. On Windows `npm` is a script that `spawn` cannot start without a shell; a
 * shell would split paths with spaces. So npm's own file is started with this Node, as npm names it to its scripts.
 */
export function npm(...args: string[]): [command: string, args: string[]] {
  const file = process.env['npm_execpath'];
  return file?.endsWith('.js') ? [process.execPath, [file, ...args]] : ['npm', args];
}

/** Whether a child process was killed. Windows has no signals: there a process that kills itself exits with code 1. */
export const wasKilled = ({ exitCode, signalCode }: ChildProcess) =>
  signalCode === 'SIGKILL' || (process.platform === 'win32' && exitCode === 1);

/** A path as it is written in this project: with slashes, also on Windows. */
export const toPosix = (path: string) => path.replaceAll('\\', '/');

/** Lines of .gitignore. Each is plain: a folder with a slash at the end, a file name, or `*` with an extension. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);

/**
 * Returns the project's files, as `src/ui/button.tsx`: what Git would list, but without Git. A ZIP download and
 * a slim image have none.
 */
export function projectFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== '.git')
    .flatMap((entry) => {
      const path = toPosix(relative(root, join(folder, entry.name)));
      if (isIgnored(entry.isDirectory() ? `${path}/` : path)) return [];
      return entry.isDirectory() ? projectFiles(join(root, path)) : [path];
    })
    .toSorted();
}

function isIgnored(path: string): boolean {
  return ignored.some((rule) =>
    rule.startsWith('*') ? path.endsWith(rule.slice(1)) : path === rule || path.endsWith(`/${rule}`),
  );
}
