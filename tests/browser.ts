/**
 * The browser of all tests: the Chromium inside the npm package `@sparticuz/chromium`. The lock file pins it, and `npm ci`
 * installs it, so every machine draws the same pixels.
 *
 * The package unpacks into the shared temporary folder under a name without a version, where an older copy would win.
 * We unpack it into `node_modules/.cache/chromium-<version>` instead, once (about 4 s), and start it through a
 * small script there that sets up its own libraries and fonts, so that callers need only the path.
 */
import { existsSync, statfsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { hasPinnedBrowser, installedChromes } from './platform.ts';

const root = join(import.meta.dirname, '..');

/**
 * Arguments of the browser. `--no-sandbox`: containers run as root. The others make screenshots independent of the
 * machine: of its color profile, font hinting, LCD order and overlay scroll bars.
 */
export const browserArgs: string[] = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Shared memory that four browsers need at most, in bytes. A container has 64 MB by default. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/**
 * Arguments of Playwright to leave out. With `--disable-dev-shm-usage` the browser keeps its shared memory in files of
 * the temporary folder, half a megabyte for each response and the whole picture for each screenshot.
 */
export const ignoredArgs: string[] = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
}

/**
 * Returns the absolute path of the browser for the tests. The first call on Linux x64 unpacks it. Where there is none, it
 * returns `undefined`: tests that need no browser run, and for others Playwright names the command that installs its own.
 */
export async function browserPath(): Promise<string | undefined> {
  return hasPinnedBrowser ? unpackedBrowser() : installedBrowser();
}

/** Starts the browser for a program that Playwright's runner does not start. `args` are further arguments. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: await browserPath(), args: [...browserArgs, ...args] });
}

async function unpackedBrowser(): Promise<string> {
  const packageFile = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../package.json',
  );
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const home = join(root, `node_modules/.cache/chromium-${version}`);
  const launcher = join(home, 'chromium.sh');
  if (!existsSync(launcher)) await unpack(join(dirname(packageFile), 'bin'), home);
  return launcher;
}

/** Unpacks beside the final folder and renames, so that no other worker finds an incomplete browser. */
async function unpack(archives: string, home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}.`);
  try {
    await inflateInto(staging, archives);
    await writeFile(join(staging, 'fonts/fonts.conf'), fontsConf);
    await writeFile(join(staging, 'chromium.sh'), launcherScript);
    await chmod(join(staging, 'chromium.sh'), 0o755);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another worker may have been first.
    if (!existsSync(join(home, 'chromium.sh'))) throw error;
  }
}

/** Unpacks the archives into a folder. `inflate` reads its target from `TMPDIR`, synchronously, when it is called. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const names = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const unpacking = names.map((name) => inflate(join(archives, name)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(unpacking);
}

/** Only the package's own font, never the machine's; paths relative to this file, so that the folder can be moved. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

const launcherScript = `#!/bin/sh
home=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$home/al2023/lib"
export FONTCONFIG_FILE="$home/fonts/fonts.conf"
export XDG_CACHE_HOME="$home/cache"
exec "$home/chromium" "$@"
`;

async function installedBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath(), ...installedChromes].find((path) => existsSync(path));
}
