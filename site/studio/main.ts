/**
 * `npm run studio`: builds the live site and takes orders. `npm run studio -- serve` serves the last build; the other
 * commands are in `commands.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BUILD_LIVE, LIVE, STUDIO_PORT } from '../build/live.ts';
import { readPort, serveStatic } from '../serve.ts';
import { commands } from './commands.ts';
import type { SearchEntry } from '../../src/api/create-search.ts';
import { lockFolder } from './lock.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { openStores, startStudio } from './server.ts';

// `||`, because an empty variable is a missing one: an empty `HOST` would listen on all addresses.
const data = resolve(process.env['STUDIO_DATA'] || 'studio-data');
const [command = 'start', ...args] = process.argv.slice(2);

try {
  if (command === 'start' || command === 'serve') {
    refuseExtraWords(command);
    const settings = readSettings();
    if (command === 'start') await build();
    await serve(settings);
  } else await runCommand();
} catch (error) {
  // SQLite names no file.
  const place = 'errcode' in Object(error) ? `${data}: ` : '';
  console.error(error instanceof Error ? `${place}${error.message}` : error);
  // A start that fails halfway has timers that would keep the process.
  process.exit(1);
}

/** Runs one of `commands`. */
async function runCommand(): Promise<void> {
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!known) {
    console.error(`There is no command "${command}". There are:\n`);
    const all = [
      { usage: '', does: 'builds the site and takes orders' },
      { usage: 'serve', does: 'serves the last build' },
    ];
    for (const { usage, does } of [...all, ...Object.values(commands)])
      console.error(`  npm run studio -- ${usage.padEnd(26)} ${does}`);
    process.exitCode = 2;
    return;
  }
  refuseExtraWords(known.usage);
  if (!existsSync(join(data, 'studio.db')))
    throw new Error(`There is no studio in ${data}. Check STUDIO_DATA.`);
  // A server that still runs the older version needs its tables: the lock is free only without one.
  const stores = await openStores(data, () => lockFolder(data));
  try {
    process.stdout.write(await known.run(stores, args, data));
  } finally {
    await stores.records.close();
  }
}

/**
 * Rejects words that the command would ignore: a second address after `forget`, or the rest of a file name with a space
 * and without quotes.
 *
 * @param usage The command and its arguments.
 */
function refuseExtraWords(usage: string): void {
  const extra = args[usage.split(' ').length - 1];
  if (extra !== undefined)
    throw new Error(`The command ${command} does not take "${extra}". Run: npm run studio -- ${usage}`);
}

/** Builds the site in a process of its own, because Vite would keep some hundred megabytes of memory. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [BUILD_LIVE], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

async function serve(settings: ReturnType<typeof readSettings>): Promise<void> {
  const site = await serveStatic({ root: join(LIVE, 'site') }).catch(() => {
    throw new Error('There is no built site yet. Run: npm run studio');
  });
  const searchEntries = JSON.parse(await readFile(join(LIVE, 'search.json'), 'utf8')) as SearchEntry[];
  const studio = await startStudio({
    data,
    host: process.env['HOST'] || '127.0.0.1',
    site,
    searchEntries,
    ...settings,
    onOrder: (number) => console.log(`Order ${number} is in ${join(data, 'orders')}.`),
  });
  console.log(`The studio is at ${studio.origin}\nOrders arrive in ${join(data, 'orders')}`);
  onStopSignal(() => studio.close().then(() => process.exit(0)));
}

/** Reads the settings in which a mistake would show only later. Called before the build, which takes a while. */
function readSettings() {
  const proxy = process.env['STUDIO_PROXY'] || '0';
  if (proxy !== '0' && proxy !== '1')
    throw new Error(`STUDIO_PROXY is "${proxy}". Set it to 1 behind a proxy that sets X-Forwarded-For.`);
  return { trustProxy: proxy === '1', port: readPort(STUDIO_PORT), mail: mailOptions() };
}

/** Mail is off unless SMTP_URL names a server. */
function mailOptions() {
  const { SMTP_URL: url, STUDIO_MAIL: studio, STUDIO_MAIL_FROM: from } = process.env;
  if (!url) return undefined;
  // It is not repeated in the message, because it may contain a password.
  if (!/^smtps?:\/\/./i.test(url))
    throw new Error('SMTP_URL has to be an address such as smtps://user:password@mail.studio.example.');
  if (!studio) throw new Error('SMTP_URL is set. Set STUDIO_MAIL, too: where orders are announced.');
  return { url, studio, from: from || studio };
}
