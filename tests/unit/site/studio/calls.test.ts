import { createServer, type Socket } from 'node:net';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
// Imported as an object, so that a test can mock a function.
import fs, { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, vi } from 'vitest';
import { policy } from '../../../../site/content/policy.ts';
import { commands } from '../../../../site/studio/commands.ts';
import { openStores } from '../../../../site/studio/server.ts';
import { networkOf } from '../../../../site/studio/http/rate-limit.ts';
import { MAIL_ATTEMPTS, REPORT_LIMIT } from '../../../../site/studio/sqlite-records.ts';
import { checkServer } from '../../../contract/check-server.ts';
import { listen } from '../../../listen.ts';
import { jpeg, openTestStudio, test, type TestStudio } from './studio-fixture.ts';

const account = { username: 'Ada', email: 'ada@example.com', password: 'a' };

/** Windows has no permissions of this kind. */
const isWindows = process.platform === 'win32';

/** Returns the permissions of a file or folder. */
const modeOf = async (path: string) => (await fs.stat(path)).mode & 0o777;

describe('an account', () => {
  test('signs in by email or name, in any case, and no call sets a cookie', async ({ studio }) => {
    const ada = studio.visitor();
    expect((await ada.post('/api/auth/register', account)).status).toBe(204);
    for (const username of ['ada@example.com', 'ADA@example.com ', 'ada']) {
      const { status, headers } = await ada.post('/api/auth/login', { username, password: 'a' });
      expect([status, headers.get('Set-Cookie')]).toEqual([204, null]);
    }
    expect((await ada.send([jpeg()])).headers.get('Set-Cookie')).toBeNull();
  });

  test('is rejected with the same message for a wrong name and a wrong password', async ({ studio }) => {
    const ada = studio.visitor();
    await ada.post('/api/auth/register', account);
    for (const values of [
      { username: 'ada', password: 'b' },
      { username: 'eve', password: 'a' },
    ]) {
      const { status, message } = await ada.post('/api/auth/login', values);
      expect([status, message]).toEqual([401, 'Invalid email or password.']);
    }
    const second = await ada.post('/api/auth/register', { ...account, email: 'ADA@example.com' });
    expect([second.status, second.message]).toEqual([409, 'An account with this email already exists.']);
    const wrong = await ada.post('/api/auth/register', { ...account, email: 'ada@studio' });
    expect([wrong.status, wrong.message]).toEqual([400, 'Enter an email address such as ada@example.com.']);
    const nameless = await ada.post('/api/auth/register', { ...account, username: ' \u200B' });
    expect([nameless.status, nameless.message]).toEqual([400, 'Enter a name.']);
  });

  test('is stored without its plain password', async ({ studio }) => {
    const ada = studio.visitor();
    await ada.post('/api/auth/register', { ...account, password: 'correct horse' });
    const bytes = Buffer.concat([
      await readFile(studio.at('studio.db')),
      await readFile(studio.at('studio.db-wal')),
    ]);
    expect(bytes.includes('scrypt$16384$8$5$')).toBe(true);
    expect(bytes.includes('correct horse')).toBe(false);
  });

  test.skipIf(isWindows)('is stored in files that only the server can read', async ({ data }) => {
    const first = await openTestStudio({ data });
    await first.visitor().post('/api/auth/register', account);
    const files = ['studio.db', 'studio.db-wal', 'studio.db-shm'].map((name) => first.at(name));
    expect(await Promise.all(files.map(modeOf))).toEqual([0o600, 0o600, 0o600]);
    await first.close();
    // As an earlier version of the server has made it.
    await fs.chmod(first.at('studio.db'), 0o644);
    const second = await openTestStudio({ data });
    expect(await modeOf(first.at('studio.db'))).toBe(0o600);
    const folders = ['incoming', 'uploads', 'staging', 'orders'].map((name) => first.at(name));
    const ofUmask = 0o777 & ~process.umask();
    expect(await Promise.all(folders.map(modeOf)), 'only orders are for others').toEqual([
      0o700,
      0o700,
      0o700,
      ofUmask,
    ]);
    const ada = second.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    expect(await modeOf(first.at('orders', '2048-ada-brook-portrait'))).toBe(ofUmask);
    await second.close();
  });

  test('is signed in without waiting for the sign-ins of another address', async ({ data }) => {
    const studio = await openTestStudio({ data, trustProxy: true });
    await studio.visitor().post('/api/auth/register', account);
    const answered: string[] = [];
    const signIn = async (username: string, address: string) => {
      const headers = { 'X-Forwarded-For': address };
      await studio.visitor().post('/api/auth/login', { username, password: 'a' }, headers);
      answered.push(username);
    };
    const strangers = ['eve', 'eva', 'evi', 'evo'].map((name) => signIn(name, '192.0.2.1'));
    await Promise.all([...strangers, signIn('ada', '192.0.2.2')]);
    expect(answered.slice(0, 3)).toContain('ada');
    await studio.close();
  });

  test('is looked up among at most two of the same name', async ({ studio }) => {
    for (let n = 0; n < 5; n++)
      await studio.records.addAccount({ email: `${n}@example.com`, name: 'Ada', password: 'hash' });
    const found = await studio.records.findAccounts('ada');
    expect(found.map(({ email }) => email)).toEqual(['0@example.com', '1@example.com']);
  });
});

test('the search finds an entry of the build by its keyword', async ({ data }) => {
  const wedding = { id: 'wedding', type: 'service', title: 'Wedding', description: '', url: '/wedding' };
  const searchEntries = [{ ...wedding, keywords: 'bride' }] as const;
  const studio = await openTestStudio({ data, searchEntries });
  const { json } = await studio.visitor().request('/api/search?q=bride');
  expect(json).toEqual([wedding]);
  await studio.close();
});

const report = {
  id: 'E-1',
  message: '',
  stack: '',
  componentStack: '',
  url: '/',
  userAgent: '',
  timestamp: new Date().toISOString(),
};

test('the server keeps only the newest error reports, up to REPORT_LIMIT', async ({ studio }) => {
  expect((await studio.visitor().post('/api/logs/error', report)).status).toBe(204);
  const db = new DatabaseSync(studio.at('studio.db'));
  db.exec(`UPDATE reports SET id = ${REPORT_LIMIT + 7}`);
  db.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20) INSERT INTO reports SELECT i, '', 0 FROM n`,
  );
  await studio.records.addReport({ ...report, id: 'E-2' });
  expect(db.prepare('SELECT min(id) AS oldest, max(id) AS newest FROM reports').get()).toEqual({
    oldest: 9,
    newest: REPORT_LIMIT + 8,
  });
  db.close();
});

test('the server deletes an error report after the days that the privacy policy states', async ({
  studio,
}) => {
  const day = 24 * 60 * 60 * 1000;
  await studio.records.addReport(report);
  const db = new DatabaseSync(studio.at('studio.db'));
  const sweepAfter = async (days: number) => {
    await studio.records.sweep(Date.now() + days * day);
    return db.prepare('SELECT count(*) AS left FROM reports').get();
  };
  expect(await sweepAfter(policy.errorReportsKept - 1)).toEqual({ left: 1 });
  expect(await sweepAfter(policy.errorReportsKept + 1)).toEqual({ left: 0 });
  db.close();
});

test('checkServer reports no differences and no advice for the server', async ({ data }) => {
  const studio = await openTestStudio({
    data,
    searchEntries: [{ id: '1', type: 'page', title: 'Portrait', description: '', url: '/p' }],
  });
  const { differences, advice } = await checkServer(studio.origin);
  expect([...differences, ...advice]).toEqual([]);
  await studio.close();
});

test('networkOf returns an IPv4 address, or the first 64 bits of an IPv6 address', () => {
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

describe('the server’s commands', () => {
  const run = (studio: TestStudio, name: string, ...words: string[]) =>
    commands[name]!.run(studio, words, studio.at());
  /** Returns the path of a backup next to the data folder. */
  const backupOf = (studio: TestStudio) => studio.at('..', 'backup.db');

  test('list, print, export, back up and forget orders while the server runs', async ({ studio }) => {
    const [ada, bea] = [studio.visitor(), studio.visitor()];
    await ada.post('/api/auth/register', account);
    await ada.order({ uploadedFiles: await ada.upload(), customerName: '=cmd()' }, 'key-of-ada');
    await ada.upload([jpeg('waiting.jpg')], 'key-of-ada');
    await bea.order({ uploadedFiles: await bea.upload(), customerEmail: 'bea@example.com' });
    expect(await run(studio, 'orders')).toMatch(/^2048 .* Portrait .* 2048-cmd-portrait\n2049 .*\n$/);
    expect(await run(studio, 'order', '2048')).toContain('Folder: 2048-cmd-portrait');
    await expect(run(studio, 'order', '1')).rejects.toThrow('There is no order 1.');
    await expect(run(studio, 'order')).rejects.toThrow('Name the order: npm run studio -- order 2048');
    expect(await run(studio, 'export')).toContain(`"'=cmd()","ada@example.com"`);

    const copy = backupOf(studio);
    expect(await run(studio, 'backup', copy)).toContain('Copy the 7 files');
    const db = new DatabaseSync(copy);
    expect(db.prepare('SELECT count(*) AS count FROM orders').get()).toEqual({ count: 2 });
    db.close();
    const listed = (await readFile(`${copy}.files.jsonl`, 'utf8')).trim().split('\n');
    expect(listed.map((line) => (JSON.parse(line) as { path: string }).path)).toContain(
      'orders/2048-cmd-portrait/DSC_0001.jpg',
    );

    expect(await run(studio, 'forget', 'ADA@example.com')).toBe(
      'Deleted 1 account, 1 order (2048) and 1 upload without an order. Backups and mailboxes still have them.\n',
    );
    expect(await studio.folders()).toEqual(['2049-ada-brook-portrait']);
    expect(await studio.leftovers()).toEqual([]);
    const bytes = Buffer.concat([
      await readFile(studio.at('studio.db')),
      await readFile(studio.at('studio.db-wal')),
    ]);
    expect(bytes.includes('ada@example.com')).toBe(false);
    expect(bytes.includes('bea@example.com')).toBe(true);
  });

  test.for([undefined, 'ada', '@', 'ada@', '@example.com'])(
    'refuse to forget %s, which is no address',
    async (email, { studio }) => {
      await expect(run(studio, 'forget', ...(email ? [email] : []))).rejects.toThrow(
        'Name the address: npm run studio -- forget ada@example.com',
      );
    },
  );

  test('forget an account without orders and leave nothing of it in the database’s files', async ({
    studio,
  }) => {
    await studio.visitor().post('/api/auth/register', account);
    expect(await run(studio, 'forget', 'ada@example.com')).toContain('Deleted 1 account, 0 orders');
    for (const file of ['studio.db', 'studio.db-wal'])
      expect((await readFile(studio.at(file))).includes('ada@example.com'), file).toBe(false);
  });

  test('forget an address in any case and Unicode form, also with letters beyond ASCII', async ({
    studio,
  }) => {
    const ada = studio.visitor();
    for (const email of ['äda@example.com', 'A\u0308DA@example.com']) {
      expect((await ada.post('/api/auth/register', { ...account, email })).status).toBe(204);
      await ada.order({ uploadedFiles: await ada.upload(), customerEmail: email });
    }
    expect(await run(studio, 'forget', 'ÄDA@example.com')).toContain('Deleted 2 accounts, 2 orders');
  });

  test('show the id of a service, level or turnaround that is no longer offered', async ({ studio }) => {
    const ada = studio.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    const db = new DatabaseSync(studio.at('studio.db'));
    db.exec(`UPDATE orders SET payload = json_patch(payload,
      '{"serviceType":"pets","qualityLevel":"lavish","turnaroundTime":"someday"}')`);
    db.close();
    expect(await run(studio, 'orders')).toContain('  pets  ');
    const brief = await run(studio, 'order', '2048');
    for (const id of ['pets', 'lavish', 'someday']) expect(brief).toMatch(new RegExp(`: +${id}\n`));
  });

  test('report the missing folder of a deleted order', async ({ studio }) => {
    const ada = studio.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    await rename(studio.at('orders', '2048-ada-brook-portrait'), studio.at('orders', 'Ada'));
    expect(await run(studio, 'forget', 'ada@example.com')).toMatch(
      /\nNot found, delete by hand: 2048-ada-brook-portrait\n$/,
    );
  });

  test('delete the files of an order that could not be placed', async ({ studio }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload([jpeg('a.jpg'), jpeg('b.jpg')]);
    // Moving the second photo to the order's folder fails.
    const { rename: move } = fs;
    const moving = vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      if (String(to).endsWith('b.jpg')) throw new Error('read error');
      await move(from, to);
    });
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    expect((await ada.order({ uploadedFiles })).status).toBe(500);
    moving.mockRestore();
    expect(await studio.leftovers()).toEqual([uploadedFiles[1], '2048']);
    expect(await run(studio, 'forget', 'ada@example.com')).toBe(
      'Deleted 0 accounts, 1 order (2048) and 0 uploads without an order. Backups and mailboxes still have them.\n',
    );
    expect(await studio.leftovers()).toEqual([]);
  });

  test('delete the folder of an order that is placed meanwhile', async ({ studio }) => {
    const ada = studio.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    const places = [studio.at('orders', '2048-ada-brook-portrait'), studio.at('staging', '2048')] as const;
    await rename(...places);
    const { rm: remove } = fs;
    vi.spyOn(fs, 'rm').mockImplementationOnce(async (path, options) => {
      await remove(path, options);
      await rename(places[1], places[0]).catch(() => {});
    });
    await run(studio, 'forget', 'ada@example.com');
    expect(await studio.folders()).toEqual([]);
  });

  test('replace a backup only once the new one is complete', async ({ studio }) => {
    const copy = backupOf(studio);
    await studio.visitor().upload();
    await run(studio, 'backup', copy);
    const files = [copy, `${copy}.files.jsonl`];
    const kept = await Promise.all(files.map((file) => readFile(file)));
    await studio.visitor().upload();
    for (const fail of [
      vi.spyOn(studio.records, 'backup').mockRejectedValueOnce(new Error('full')),
      vi.spyOn(studio.files, 'manifest').mockImplementationOnce(() => {
        throw new Error('full');
      }),
    ]) {
      await expect(run(studio, 'backup', copy)).rejects.toThrow('full');
      expect(fail).toHaveBeenCalledOnce();
      expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(kept);
    }
  });

  test.skipIf(isWindows)(
    'write a backup and an export that only their owner can read',
    async ({ studio }) => {
      const copy = backupOf(studio);
      const csv = studio.at('..', 'orders.csv');
      await run(studio, 'backup', copy);
      await run(studio, 'export', csv);
      expect(await Promise.all([copy, `${copy}.files.jsonl`, csv].map(modeOf))).toEqual([
        0o600, 0o600, 0o600,
      ]);
    },
  );

  test('refuse to write a backup into the data folder', async ({ studio }) => {
    for (const name of ['', 'studio.db', 'orders/backup.db'])
      await expect(run(studio, 'backup', studio.at(name))).rejects.toThrow(/^Name a file outside of /);
    expect(await readFile(studio.at('studio.db')), 'the database').not.toHaveLength(0);
  });

  test.for(['backup', 'export'])(
    'refuse a file of %s in a folder that does not exist',
    async (name, { studio }) => {
      const folder = backupOf(studio);
      await expect(run(studio, name, join(folder, 'file'))).rejects.toThrow(
        `There is no folder ${folder}. Create it, or name another one.`,
      );
    },
  );

  test.for(['backup', 'export'])(
    'refuse a folder as the file of %s, and leave no copy beside it',
    async (name, { studio }) => {
      const folder = backupOf(studio);
      await mkdir(folder);
      for (const path of [folder, `${folder}/`])
        await expect(run(studio, name, path)).rejects.toThrow(`${path} is a folder. Name a file in it.`);
      expect([await readdir(folder), existsSync(`${folder}.new`)]).toEqual([[], false]);
    },
  );

  test('report an unknown command', () => {
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    const spawn = () => execFileSync(process.execPath, [main, 'toString'], { stdio: 'pipe' });
    expect(spawn).toThrow('There is no command "toString".');
  });

  test.for([
    ['--json', ['orders', '--json', 'extra']],
    ['2026.csv', ['export', 'orders', '2026.csv']],
    ['bea@example.com', ['forget', 'ada@example.com', 'bea@example.com']],
    ['8080', ['serve', '8080']],
  ] as const)('refuse %s in %j, which would be ignored', ([extra, words], { data }) => {
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    // A server that starts in spite of it ends at once.
    const env = { ...process.env, STUDIO_DATA: data, PORT: 'eighty' };
    const { status, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8', env });
    const sentence = `The command ${words[0]} does not take "${extra}". Run: npm run studio -- ${words[0]}`;
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  test('refuse a data folder without a database', ({ data }) => {
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    const env = { ...process.env, STUDIO_DATA: data };
    const spawn = () => execFileSync(process.execPath, [main, 'orders'], { stdio: 'pipe', env });
    expect(spawn).toThrow(`There is no studio in ${data}. Check STUDIO_DATA.`);
    expect(existsSync(data)).toBe(false);
  });

  test('name the data folder with an error of the database', async ({ data }) => {
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    await mkdir(data);
    await writeFile(join(data, 'studio.db'), 'not a database'.repeat(1000));
    const env = { ...process.env, STUDIO_DATA: data };
    const { status, stderr } = spawnSync(process.execPath, [main, 'orders'], { encoding: 'utf8', env });
    expect([status, stderr]).toEqual([1, `${data}: file is not a database\n`]);
  });

  test('take an empty setting for a missing one', ({ data }) => {
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    const cwd = dirname(data);
    const env = { ...process.env, STUDIO_DATA: '' };
    const spawn = () => execFileSync(process.execPath, [main, 'orders'], { stdio: 'pipe', cwd, env });
    expect(spawn).toThrow(`There is no studio in ${join(realpathSync(cwd), 'studio-data')}.`);
  });

  test.for([
    [{ SMTP_URL: 'smtp://127.0.0.1', STUDIO_MAIL: '' }, /^SMTP_URL is set\. .* announced\.$/],
    [{ SMTP_URL: 'mail.studio.example', STUDIO_MAIL: 'desk@studio.example' }, /^SMTP_URL has to be /],
    [{ STUDIO_PROXY: 'true' }, /^STUDIO_PROXY is "true"\. /],
    [{ PORT: 'eighty' }, /^PORT is "eighty"\. /],
    [{ PORT: '99999' }, /^PORT is "99999"\. /],
  ] as const)('report in one sentence why the server does not start with %o', ([settings, sentence]) => {
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    const env = { ...process.env, ...settings };
    const { status, stderr } = spawnSync(process.execPath, [main, 'serve'], { encoding: 'utf8', env });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(sentence);
  });
});

describe('an email about an order', () => {
  /** Starts a mail server that stores its emails, or responds to the command of `refuse` with an error. */
  async function startMailServer(refuse?: { command: string; response: string }) {
    const mails: string[] = [];
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      let data: string | null = null;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n')) {
          if (data !== null) {
            if (line === '.') {
              mails.push(data);
              data = null;
              socket.write('250 kept\r\n');
            } else data += `${line}\n`;
          } else if (line === 'DATA') {
            data = '';
            socket.write('354 go on\r\n');
          } else if (line)
            socket.write(
              refuse && line.startsWith(refuse.command)
                ? `${refuse.response}\r\n`
                : line === 'QUIT'
                  ? '221 bye\r\n'
                  : '250 fine\r\n',
            );
        }
      });
      socket.on('error', () => {});
    });
    const { port } = new URL(await listen(server));
    return {
      mails,
      mail: { url: `smtp://127.0.0.1:${port}`, studio: 'desk@studio.example', from: 'desk@studio.example' },
      close: () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      },
    };
  }

  test('is sent to the studio with the brief and to the customer with the number', async ({ data }) => {
    const { mails, mail, close } = await startMailServer();
    const studio = await openTestStudio({ data, mail });
    const ada = studio.visitor();
    await ada.order({ uploadedFiles: await ada.upload(), customerName: 'Ada\r\nBcc: eve@example.com' });
    await vi.waitFor(() => expect(mails).toHaveLength(2), 20_000);
    expect(mails[0]).toContain('Subject: Order 2048: Portrait, 1 image\n');
    expect(mails[0]).toContain('Keep the grain.');
    expect(mails[1]).toContain('To: ada@example.com');
    expect(mails[1]).toContain('Your order has the number 2048');
    expect(mails[1], 'nothing that was typed').not.toMatch(/Ada|grain/);
    expect(mails.join('')).not.toMatch(/^Bcc:/m);
    await studio.close();
    close();
  });

  test('goes to one address at most 20 times a day, and to the studio with each order', async ({ data }) => {
    const mail = { url: 'smtp://127.0.0.1:9', studio: 'desk@studio.example', from: 'desk@studio.example' };
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const studio = await openTestStudio({ data, mail });
    const bob = studio.visitor();
    for (const customerEmail of Array.from({ length: 22 }, (_, n) =>
      n % 2 ? 'Ada@example.com ' : 'ada@example.com',
    ))
      await bob.order({ uploadedFiles: await bob.upload(), customerEmail });
    await bob.order({ uploadedFiles: await bob.upload(), customerEmail: 'bea@example.com' });
    const kinds = (await studio.records.dueMails(Infinity)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'studio')).toHaveLength(23);
    expect(kinds.filter((kind) => kind === 'customer')).toHaveLength(21);
    await studio.close();
    vi.restoreAllMocks();
  });

  test('that waits is kept over a standstill of four days', async ({ data }) => {
    await orderRefused(data, later, 2);
    const db = new DatabaseSync(join(data, 'studio.db'));
    db.exec('UPDATE mails SET at = at - 4 * 24 * 3600 * 1000, due = due - 4 * 24 * 3600 * 1000');
    const studio = await openTestStudio({ data });
    await studio.close();
    expect(db.prepare('SELECT kind, attempts FROM mails').all()).toMatchObject([
      { kind: 'studio', attempts: 1 },
      { kind: 'customer', attempts: 1 },
    ]);
    db.close();
  });

  /** Sends an order to a server whose mail server refuses a command, and waits for this number of warnings. */
  async function orderRefused(
    data: string,
    refuse: { command: string; response: string },
    warnings: number,
    values = {},
  ) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = await startMailServer(refuse);
    const studio = await openTestStudio({ data, mail: server.mail });
    const ada = studio.visitor();
    await ada.order({ uploadedFiles: await ada.upload(), ...values });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(warnings), 20_000);
    await studio.close();
    server.close();
    warn.mockRestore();
  }

  const later = { command: 'MAIL', response: '451 later' };

  test('rejected temporarily is kept over a restart', async ({ data }) => {
    await orderRefused(data, later, 1, { customerEmail: '"a"@example.com' });
    const { mails, mail, close } = await startMailServer();
    const studio = await openTestStudio({ data, mail });
    expect(await studio.records.dueMails(Date.now() + 61_000), 'none to a quoted address').toMatchObject([
      { order: 2048, kind: 'studio', attempts: 1 },
    ]);
    expect(mails).toEqual([]);
    await studio.close();
    close();
  });

  test.for([
    ['RCPT TO:<ada@', '550 no such user', []],
    ['MAIL', '550 not from you', ['studio', 'customer']],
    ['RCPT TO:<desk@', '550 no such user', ['studio']],
  ] as const)(
    'rejected permanently at %s is kept only if the studio can fix the cause',
    async ([command, response, kinds], { data }) => {
      await orderRefused(data, { command, response }, kinds.length || 1);
      const { records } = await openStores(data);
      const waiting = await records.dueMails(Date.now() + 61_000);
      expect(waiting.map(({ kind }) => kind)).toEqual(kinds);
      await records.close();
    },
  );

  test('does not keep the server from stopping while the mail server hangs', async ({ data }) => {
    const hanging = createServer(() => {});
    const { port } = new URL(await listen(hanging));
    const mail = {
      url: `smtp://127.0.0.1:${port}`,
      studio: 'desk@studio.example',
      from: 'desk@studio.example',
    };
    const studio = await openTestStudio({ data, mail });
    const ada = studio.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    await studio.close();
    hanging.close();
    const { records } = await openStores(data);
    // The mail that was being sent is due now. If `close` had waited for the mail server, it would be due a minute later.
    expect(await records.dueMails(Date.now()), 'emails for the next start').toHaveLength(2);
    await records.close();
  });

  test('that failed while the clock was a year ahead is tried again once the clock is right', async ({
    data,
  }) => {
    await orderRefused(data, later, 2);
    const { records } = await openStores(data);
    const now = Date.now();
    for (const { id } of await records.dueMails(now + 61_000))
      await records.postponeMail(id, now + 365 * 24 * 60 * 60 * 1000);
    expect(await records.dueMails(now)).toHaveLength(2);
    await records.close();
  });

  test('that no server accepts for three days is dropped with a warning', async ({ data }) => {
    await orderRefused(data, later, 2);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { records } = await openStores(data);
    for (const { id } of await records.dueMails(Date.now() + 61_000))
      for (let attempts = 1; attempts < MAIL_ATTEMPTS; attempts++) await records.postponeMail(id, Date.now());
    await records.sweep(Date.now() + 73 * 60 * 60 * 1000);
    expect(warn.mock.calls).toEqual([
      ['Mail about order 2048 to the studio is given up.'],
      ['Mail about order 2048 to the customer is given up.'],
    ]);
    await records.close();
  });
});
