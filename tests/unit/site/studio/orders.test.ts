import { spawnSync } from 'node:child_process';
// Imported as an object, so that a test can mock a function.
import fs, { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { describe, expect, vi } from 'vitest';
import { lockFolder } from '../../../../site/studio/lock.ts';
import { openStores } from '../../../../site/studio/server.ts';
import { formatMoney } from '../../../../src/pricing/currency.ts';
import { estimate } from '../../../../src/pricing/estimate.ts';
import { createVisitor, jpeg, openTestStudio, payload, test, type TestStudio } from './studio-fixture.ts';
import { hashOf } from '../../../hash-of.ts';
import { toPosix } from '../../../platform.ts';

const KEY = '8d0f7f0e-5a4c-4c3e-9a55-000000000001';
const REFERENCES_KEY = '8d0f7f0e-5a4c-4c3e-9a55-000000000002';

describe('an order', () => {
  test('is stored in a folder with its photos, references, brief and payload', async ({ studio }) => {
    const ada = studio.visitor();
    const photos = [jpeg('DSC_0001.jpg', 'one'), jpeg('dsc_0001.JPG', 'two'), jpeg('brief.txt.jpg')];
    const uploadedFiles = await ada.upload(photos, KEY);
    const reference = jpeg('DSC_0001.jpg', 'reference');
    const referenceFiles = await ada.upload([reference], KEY);
    const { status, json } = await ada.order(
      { uploadedFiles, referenceFiles, projectDeadline: '2026-12-24', imageCount: 200 },
      KEY,
    );
    expect([status, json]).toEqual([200, { id: '2048' }]);
    const folder = '2048-ada-brook-portrait';
    expect(await studio.folders()).toEqual([folder]);
    const saved = await readdir(studio.at('orders', folder), { recursive: true });
    expect(saved.map(toPosix).toSorted()).toEqual([
      'DSC_0001.jpg',
      'brief.txt',
      'brief.txt.jpg',
      'dsc_0001 (2).JPG',
      'order.json',
      'references',
      'references/DSC_0001.jpg',
    ]);
    expect(hashOf(await studio.read(folder, 'dsc_0001 (2).JPG'))).toBe(hashOf(await photos[1]!.bytes()));
    expect(hashOf(await studio.read(folder, 'references/DSC_0001.jpg'))).toBe(
      hashOf(await reference.bytes()),
    );
    const brief = String(await studio.read(folder, 'brief.txt'));
    const price = estimate({
      serviceType: 'portrait',
      qualityLevel: 'pro',
      turnaround: 'standard',
      imageCount: 200,
      rushOrder: false,
    });
    for (const words of [
      'Order 2048',
      'Ada Brook',
      'Portrait',
      'Keep the grain.',
      '2026-12-24',
      ` ${formatMoney(price?.total ?? NaN)} by`,
      '  2. dsc_0001 (2).JPG  (1 KB,',
    ])
      expect(brief).toContain(words);
    expect(JSON.parse(String(await studio.read(folder, 'order.json')))).toMatchObject({
      ...payload,
      uploadedFiles,
      referenceFiles,
      projectDeadline: '2026-12-24',
      imageCount: 200,
      id: '2048',
    });
    expect(await studio.leftovers()).toEqual([]);
  });

  test('accepts 800 photos from one upload', async ({ studio }) => {
    const ada = studio.visitor();
    const photos = Array.from({ length: 800 }, (_, index) => jpeg(`DSC_${index}.jpg`));
    const { json } = await ada.order({ uploadedFiles: await ada.upload(photos, KEY) }, KEY);
    expect(json).toEqual({ id: '2048' });
    expect(await readdir(studio.at('orders', '2048-ada-brook-portrait'))).toHaveLength(802);
  });

  test('indents the customer’s text in the brief and removes control characters', async ({ studio }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload();
    await ada.order({ uploadedFiles, specialInstructions: 'Hello\nPHOTOS (99)\n\u202Egnp.exe\u0000' });
    const brief = String(await studio.read('2048-ada-brook-portrait', 'brief.txt'));
    expect(brief).toContain('\n  PHOTOS (99)\n  gnp.exe\n');
    expect(brief).not.toContain('\u202E');
  });

  test('says none in the brief for a text of invisible characters', async ({ studio }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload();
    await ada.order({ uploadedFiles, customerPhone: '\u200B', specialInstructions: '\u200B' });
    const brief = String(await studio.read('2048-ada-brook-portrait', 'brief.txt'));
    expect(brief).toMatch(/Phone: +none\n/);
    expect(brief).toContain('INSTRUCTIONS AND MARKS\n  none\n');
  });

  test.for([
    ['Zoë Łukasz/../..', '2048-zoe-łukasz-portrait'],
    ['王小明', '2048-王小明-portrait'],
    ['../../etc', '2048-etc-portrait'],
    ['\u202E… ', '2048-customer-portrait'],
    ['x'.repeat(200), `2048-${'x'.repeat(40)}-portrait`],
  ] as const)('of the customer %j is stored in the folder %s', async ([customerName, folder], { studio }) => {
    const ada = studio.visitor();
    await ada.order({ customerName, uploadedFiles: await ada.upload() });
    expect(await studio.folders()).toEqual([folder]);
  });

  test('sent three times under one key is stored and reported once and gets one number', async ({ data }) => {
    const onOrder = vi.fn();
    const studio = await openTestStudio({ data, onOrder });
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload([jpeg()], KEY);
    const responses = await Promise.all([1, 2, 3].map(() => ada.order({ uploadedFiles }, KEY)));
    expect(responses.map(({ text }) => text)).toEqual(Array(3).fill('{"id":"2048"}'));
    expect(await studio.folders()).toHaveLength(1);
    expect(onOrder.mock.calls).toEqual([[2048]]);
    await studio.close();
  });

  test('with other content under the same key is rejected with the first number', async ({ studio }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload([jpeg()], KEY);
    await ada.order({ uploadedFiles }, KEY);
    const { status, message } = await ada.order({ uploadedFiles, imageCount: 9 }, KEY);
    expect(status).toBe(409);
    expect(message).toBe(
      'This order was received before, as number 2048, with other content. Contact us to change it.',
    );
  });

  test('is recognized by its key after a restart', async ({ data }) => {
    const first = await openTestStudio({ data });
    const ada = first.visitor();
    const uploadedFiles = await ada.upload([jpeg()], KEY);
    await ada.order({ uploadedFiles }, KEY);
    await first.close();
    const second = await openTestStudio({ data });
    const { text } = await second.visitor().order({ uploadedFiles }, KEY);
    expect(text).toBe('{"id":"2048"}');
    expect(await second.records.orders()).toHaveLength(1);
    await second.close();
  });

  test('with a file of another order, or one file twice, is rejected', async ({ studio }) => {
    const ada = studio.visitor();
    const [name = ''] = await ada.upload([jpeg()], KEY);
    const twice = await ada.order({ uploadedFiles: [name], referenceFiles: [name] });
    expect([twice.status, twice.message]).toEqual([400, 'A file is named twice in this order.']);
    expect((await ada.order({ uploadedFiles: [name] })).status).toBe(200);
    const again = await ada.order({ uploadedFiles: [name] });
    expect([again.status, again.message]).toEqual([
      400,
      `The file "${name}" belongs to another order. Please send the order again.`,
    ]);
    expect(await studio.folders()).toHaveLength(1);
  });

  test('with several files of another order names all of them, so that one more attempt is enough', async ({
    studio,
  }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload([jpeg(), jpeg('second.jpg')]);
    const [first = '', second = ''] = uploadedFiles;
    await ada.order({ uploadedFiles }, KEY);
    const [third = ''] = await ada.upload([jpeg('third.jpg')]);
    const { status, message } = await ada.order({ uploadedFiles: [first, third], referenceFiles: [second] });
    expect([status, message]).toEqual([
      400,
      `These files belong to another order: "${first}", "${second}". Please send the order again.`,
    ]);
  });

  test('whose files are deleted while it is taken is rejected with all their names', async ({ studio }) => {
    const ada = studio.visitor();
    const [photo = ''] = await ada.upload([jpeg()]);
    const [reference = ''] = await ada.upload([jpeg('reference.jpg')]);
    const { stage } = studio.files;
    vi.spyOn(studio.files, 'stage').mockImplementation(async (...order) => {
      await stage(...order);
      await studio.records.sweep(Date.now() + 365 * 86_400_000);
    });
    const { status, message } = await ada.order({ uploadedFiles: [photo], referenceFiles: [reference] });
    expect([status, message]).toEqual([400, `These files were not uploaded: "${photo}", "${reference}".`]);
  });

  test('repeated with its uploads gets the same number', async ({ studio }) => {
    const send = async () => {
      const ada = studio.visitor();
      const uploadedFiles = await ada.upload([jpeg()], KEY);
      const referenceFiles = await ada.upload([jpeg()], REFERENCES_KEY);
      return ada.order({ uploadedFiles, referenceFiles }, KEY);
    };
    expect([(await send()).text, (await send()).text]).toEqual(Array(2).fill('{"id":"2048"}'));
    expect(await studio.leftovers()).toEqual([]);
  });

  test('is rejected if a simultaneous order has the same file', async ({ studio }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload();
    const responses = await Promise.all([ada.order({ uploadedFiles }), ada.order({ uploadedFiles })]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await studio.folders()).toHaveLength(1);
  });

  test.for([
    ['an unknown service', { serviceType: '__proto__' }, 'There is no service "__proto__".'],
    [
      'an unknown quality level',
      { qualityLevel: 'best' },
      'The quality level must be basic, pro or premium.',
    ],
    ['an unknown turnaround', { turnaroundTime: 'now' }, 'There is no turnaround "now".'],
    [
      'a deadline on February 30',
      { projectDeadline: '2026-02-30' },
      'The deadline is not a day of the calendar.',
    ],
    [
      'an email address without a domain',
      { customerEmail: 'x' },
      'Enter an email address such as ada@example.com.',
    ],
    ['a name of invisible characters', { customerName: '\u200B\u2060' }, 'Enter a name.'],
    ['1e300 images', { imageCount: 1e300 }, 'An order can have at most 1000000000 images.'],
    [
      'a name of 201 characters',
      { customerName: 'x'.repeat(201) },
      'The name must not be longer than 200 characters.',
    ],
    [
      '51 preferences',
      { stylePreferences: Array<string>(51).fill('x') },
      'Too many preferences were chosen.',
    ],
    [
      '2,001 photos',
      { uploadedFiles: Array.from({ length: 2001 }, (_, n) => String(n)) },
      'An order can have at most 2000 photos, and as many references.',
    ],
  ] as const)('with %s is rejected', async ([, values, sentence], { studio }) => {
    const { status, message } = await studio.visitor().order({ uploadedFiles: ['a'], ...values });
    expect([status, message]).toEqual([400, sentence]);
  });
});

test('an order whose last step failed is placed within the hour, also if nobody sends it again', async ({
  data,
}) => {
  const setInterval = vi.spyOn(globalThis, 'setInterval');
  const studio = await openTestStudio({ data });
  const [hourly] = setInterval.mock.calls.find(([, ms]) => ms === 60 * 60 * 1000)!;
  setInterval.mockRestore();
  const ada = studio.visitor();
  const uploadedFiles = await ada.upload();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const busy = Object.assign(new Error('a virus scanner reads it'), { code: 'EBUSY' });
  const spy = vi.spyOn(fs, 'rename').mockRejectedValue(busy);
  expect((await ada.order({ uploadedFiles })).status).toBe(500);
  await (hourly() as unknown as Promise<void>);
  expect(await studio.folders()).toEqual([]);
  expect(error).toHaveBeenLastCalledWith('Order 2048 could not be placed.', busy);
  spy.mockRestore();
  await (hourly() as unknown as Promise<void>);
  expect(await studio.folders()).toEqual(['2048-ada-brook-portrait']);
  error.mockRestore();
  await studio.close();
});

describe('an upload', () => {
  test('repeated under its key is stored once', async ({ studio }) => {
    const ada = studio.visitor();
    const [first, again, other] = [
      await ada.upload([jpeg()], KEY),
      await ada.upload([jpeg()], KEY),
      await ada.upload([jpeg('b.jpg')], KEY),
    ];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(await readdir(studio.at('uploads'))).toHaveLength(2);
  });

  test('sent twice at once under one key is stored once', async ({ studio }) => {
    const ada = studio.visitor();
    await ada.upload([jpeg('first.jpg')]);
    const [first, second] = await Promise.all([ada.upload([jpeg()], KEY), ada.upload([jpeg()], KEY)]);
    expect(second).toEqual(first);
    expect(await readdir(studio.at('uploads'))).toHaveLength(2);
  });

  test('whose file was deleted is stored again, or its order is rejected', async ({ studio }) => {
    const ada = studio.visitor();
    const [lost = ''] = await ada.upload([jpeg()], KEY);
    await rm(studio.at('uploads', lost));
    const { status, message } = await ada.order({ uploadedFiles: [lost] }, KEY);
    expect([status, message]).toEqual([400, `The file "${lost}" was not uploaded.`]);
    expect(await studio.records.orders()).toEqual([]);

    const uploadedFiles = await ada.upload([jpeg()], KEY);
    expect(await readdir(studio.at('uploads'))).toEqual(uploadedFiles);
    expect((await ada.order({ uploadedFiles }, KEY)).text).toBe('{"id":"2048"}');
    expect(await ada.upload([jpeg()], KEY), 'with an order').toEqual(uploadedFiles);
  });

  test('that was lost with others is named with them, so that one more attempt is enough', async ({
    studio,
  }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload([jpeg(), jpeg('second.jpg'), jpeg('third.jpg')]);
    const [first = '', second = ''] = uploadedFiles;
    for (const name of [first, second]) await rm(studio.at('uploads', name));
    const { status, message } = await ada.order({ uploadedFiles });
    expect([status, message]).toEqual([400, `These files were not uploaded: "${first}", "${second}".`]);
  });

  test('without an order is deleted after a day, unlike one with an order', async ({ studio }) => {
    const ada = studio.visitor();
    const [waiting, taken] = [await ada.upload(), await ada.upload()];
    await ada.order({ uploadedFiles: taken });
    const HOUR = 60 * 60 * 1000;
    expect(await studio.records.sweep(Date.now() + 23 * HOUR)).toEqual([]);
    expect(await studio.records.sweep(Date.now() + 25 * HOUR)).toEqual(waiting);
    expect((await ada.order({ uploadedFiles: waiting })).status).toBe(400);
  });

  test.for([
    ['is not deleted if the clock is a day ahead for a while', [1, 26, 2], 200],
    ['is not deleted in the day after the clock has jumped ahead', Array<number>(24).fill(1000), 200],
    ['is deleted a day after the clock has jumped ahead', Array<number>(25).fill(1000), 400],
  ] as const)('%s', async ([, clock, status], { data }) => {
    const setInterval = vi.spyOn(globalThis, 'setInterval');
    const studio = await openTestStudio({ data });
    const [sweep] = setInterval.mock.calls.find(([, ms]) => ms === 60 * 60 * 1000)!;
    setInterval.mockRestore();
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload();
    const swept = vi.spyOn(studio.records, 'sweep');
    const HOUR = 60 * 60 * 1000;
    const start = Date.now();
    for (const hours of clock) {
      const now = vi.spyOn(Date, 'now').mockReturnValue(start + hours * HOUR);
      sweep();
      await swept.mock.results.at(-1)?.value;
      now.mockRestore();
    }
    expect((await ada.order({ uploadedFiles })).status).toBe(status);
    await studio.close();
  });

  test('is not deleted while it is being stored', async ({ data }) => {
    const setInterval = vi.spyOn(globalThis, 'setInterval');
    const stores = await openStores(data);
    const studio = await openTestStudio({ data, stores });
    const [sweep] = setInterval.mock.calls.find(([, ms]) => ms === 60 * 60 * 1000)!;
    setInterval.mockRestore();
    const { keep } = stores.files;
    stores.files.keep = (...values) => keep(...values).then(sweep);
    const names = await studio.visitor().upload([jpeg(), jpeg('b.jpg')]);
    expect((await readdir(studio.at('uploads'))).toSorted()).toEqual(names.toSorted());
    await studio.close();
  });
});

describe('the server at startup', () => {
  /** Resets the records of all orders to their state before the last step. */
  function unplaceAll({ at }: TestStudio) {
    const db = new DatabaseSync(at('studio.db'));
    db.exec('UPDATE orders SET placed = 0');
    db.close();
  }

  test('finishes a recorded order and deletes incomplete uploads', async ({ data }) => {
    const first = await openTestStudio({ data });
    const ada = first.visitor();
    const uploadedFiles = await ada.upload();
    await ada.order({ uploadedFiles });
    await ada.upload([jpeg('waiting.jpg')]);
    // Simulates a crash before the last rename.
    await rename(first.at('orders', '2048-ada-brook-portrait'), first.at('staging', '2048'));
    unplaceAll(first);
    await rename(first.at('uploads', (await readdir(first.at('uploads')))[0]!), first.at('incoming', 'half'));
    await first.close();

    const second = await openTestStudio({ data });
    expect(await second.folders()).toEqual(['2048-ada-brook-portrait']);
    expect(await readdir(second.at('orders', '2048-ada-brook-portrait'))).toContain('DSC_0001.jpg');
    expect(await second.leftovers()).toEqual([]);
    await second.close();
  });

  test('places the other orders if a photo of one order is missing', async ({ data }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const first = await openTestStudio({ data });
    const ada = first.visitor();
    for (const number of ['2048', '2049']) {
      await ada.order({ uploadedFiles: await ada.upload([jpeg('a.jpg'), jpeg('b.jpg')]) });
      await rename(first.at('orders', `${number}-ada-brook-portrait`), first.at('staging', number));
    }
    unplaceAll(first);
    await rm(first.at('staging', '2048', 'b.jpg'));
    await first.close();

    const second = await openTestStudio({ data });
    expect(await second.folders()).toEqual(['2049-ada-brook-portrait']);
    expect(await readdir(second.at('staging', '2048')), 'the incomplete order').toContain('a.jpg');
    expect(error).toHaveBeenCalledWith('Order 2048 could not be placed.', expect.any(Error));
    expect((await second.visitor().request('/api/services')).status).toBe(200);
    await second.close();
  });

  test('continues after the highest number of an order’s folder if a backup was restored', async ({
    data,
  }) => {
    const first = await openTestStudio({ data });
    const ada = first.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    // A folder that a person has made.
    await mkdir(first.at('orders', '20261224-christmas'));
    await mkdir(first.at('staging', '2049'));
    await mkdir(first.at('orders', '3000-locked'));
    await first.close();
    // Simulates a backup from before the first order.
    for (const file of ['studio.db', 'studio.db-wal', 'studio.db-shm'])
      await rm(first.at(file), { force: true });

    const { access } = fs;
    const spy = vi.spyOn(fs, 'access').mockImplementation(async (path) => {
      if (String(path).includes('locked')) throw Object.assign(new Error('denied'), { code: 'EACCES' });
      await access(path);
    });
    const second = await openTestStudio({ data });
    spy.mockRestore();
    const bea = second.visitor();
    expect((await bea.order({ uploadedFiles: await bea.upload() })).text).toBe('{"id":"2050"}');
    await second.close();
  });

  test('upgrades the tables of an older version, unless a server still runs on them', async ({ data }) => {
    const first = await openTestStudio({ data });
    const [name = ''] = await first.visitor().upload([jpeg()], KEY);
    await first.close();
    // As the version with sessions had it.
    const old = new DatabaseSync(join(data, 'studio.db'));
    old.exec(`
      CREATE TABLE sessions (token TEXT PRIMARY KEY, visitor TEXT NOT NULL, account INTEGER, seen INTEGER NOT NULL) WITHOUT ROWID;
      INSERT INTO sessions VALUES ('token', 'ada', NULL, 0);
      ALTER TABLE uploads ADD COLUMN visitor TEXT NOT NULL DEFAULT 'ada';
      PRAGMA user_version = 1;`);
    old.close();
    const main = join(import.meta.dirname, '../../../../site/studio/main.ts');
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [main, ...words], {
        encoding: 'utf8',
        env: { ...process.env, STUDIO_DATA: data },
      });
    const unlock = lockFolder(data);
    const { status, stderr } = run('orders');
    expect([status, stderr]).toEqual([1, expect.stringContaining('Another server is running')]);
    unlock();
    expect(run('orders').stdout).toBe('There are no orders yet.\n');
    const second = await openTestStudio({ data });
    expect((await second.visitor().order({ uploadedFiles: [name] }, KEY)).text).toBe('{"id":"2048"}');
    await second.close();
  });

  // Windows has no limit on the size of a file.
  test.skipIf(process.platform === 'win32')(
    'starts on a full disk after a crash, where a command lists the orders',
    async ({ data }) => {
      const first = await openTestStudio({ data });
      await first.close();
      // An open database keeps the files of its write-ahead log, as a crash does.
      using db = new DatabaseSync(first.at('studio.db'));
      db.exec('SELECT 1 FROM orders');
      const node = (...args: string[]) =>
        spawnSync('sh', ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, ...args], {
          encoding: 'utf8',
          env: { ...process.env, STUDIO_DATA: data },
        });
      const module = join(import.meta.dirname, 'test-studio.ts');
      // The limit lets folders be made, which need space.
      const script = `
        const { default: fs } = await import('node:fs/promises');
        fs.mkdir = (path) => fs.access(path);
        const { openTestStudio } = await import(${JSON.stringify(pathToFileURL(module).href)});
        const studio = await openTestStudio({ data: process.env.STUDIO_DATA });
        console.log('started');
        await studio.close();
      `;
      const started = node('--input-type=module', '--eval', script);
      expect(started.stdout, started.stderr).toBe('started\n');
      const listed = node(join(import.meta.dirname, '../../../../site/studio/main.ts'), 'orders');
      expect(listed.stdout, listed.stderr).toBe('There are no orders yet.\n');
    },
  );

  test('leaves a folder among the uploads alone', async ({ data }) => {
    const first = await openTestStudio({ data });
    await first.close();
    // As network storage makes for the thumbnails of its own photo viewer.
    await mkdir(first.at('uploads', '@eaDir', 'a.jpg'), { recursive: true });
    const second = await openTestStudio({ data });
    expect(await second.leftovers()).toEqual(['@eaDir']);
    await second.close();
  });

  /** Starts a server that cannot delete the paths with a part, and expects one message about it. */
  async function startWithLocked(part: string, data: string) {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rm: remove } = fs;
    const spy = vi.spyOn(fs, 'rm').mockImplementation(async (path, options) => {
      if (String(path).includes(part)) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
      await remove(path, options);
    });
    const studio = await openTestStudio({ data });
    expect(error).toHaveBeenCalledOnce();
    spy.mockRestore();
    error.mockRestore();
    await studio.close();
  }

  test('starts although the folder of a forgotten order cannot be deleted, and tries again', async ({
    data,
  }) => {
    const first = await openTestStudio({ data });
    const ada = first.visitor();
    await ada.order({ uploadedFiles: await ada.upload() });
    await first.records.forget(payload.customerEmail);
    await first.close();

    await startWithLocked('2048-', data);
    const third = await openTestStudio({ data });
    expect(await third.folders()).toEqual([]);
    await third.close();
  });

  test('starts although a file among the uploads cannot be deleted', async ({ data }) => {
    const first = await openTestStudio({ data });
    await first.close();
    // On Windows, the file manager keeps its thumbnails open.
    await writeFile(first.at('uploads', 'Thumbs.db'), '');
    await startWithLocked('Thumbs', data);
  });

  test('refuses folders of different file systems', async ({ data }) => {
    const { rename: move } = fs;
    const spy = vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      const isMoved = String(from).includes('staging') && String(to).includes('orders');
      if (isMoved) throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
      await move(from, to);
    });
    await expect(openTestStudio({ data })).rejects.toThrow(
      `${join(data, 'staging')} and ${join(data, 'orders')} are on different file systems. Put the whole folder ${data} on one.`,
    );
    spy.mockRestore();
  });

  test('refuses a data folder that another server uses', async ({ data, studio }) => {
    // The fixture has started the first server.
    expect(studio.origin).toContain('127.0.0.1');
    await expect(openTestStudio({ data })).rejects.toThrow(/^Another server is running on /);
  });

  test('does not report another server if the lock cannot be used for another reason', async ({ data }) => {
    await mkdir(data);
    await writeFile(join(data, 'lock.db'), 'not a database'.repeat(100));
    await expect(openTestStudio({ data })).rejects.toThrow('file is not a database');
  });
});

test('the server leaves its records in one file when it stops', async ({ data }) => {
  const studio = await openTestStudio({ data });
  await studio.visitor().upload();
  await studio.close();
  const files = ['incoming', 'lock.db', 'orders', 'staging', 'studio.db', 'uploads'];
  expect((await readdir(data)).toSorted()).toEqual(files);
});

test('lastOrderNumber finds the highest number among 200,000 folders', async ({ data }) => {
  const { files, records } = await openStores(data);
  vi.spyOn(fs, 'readdir').mockResolvedValueOnce(
    Array.from({ length: 200_000 }, (_, n) => String(n)) as never,
  );
  expect(await files.lastOrderNumber()).toBe(199_999);
  await records.close();
});

test.for([
  ['the first order', false],
  ['a later order', true],
] as const)(
  'a backup lists the photos of an order that is placed during it: %s',
  async ([, isLater], { studio }) => {
    const ada = studio.visitor();
    if (isLater) await ada.order({ uploadedFiles: await ada.upload() });
    const photos = [jpeg('a.jpg'), jpeg('b.jpg')];
    const uploadedFiles = await ada.upload(photos);
    const list = studio.files.manifest()[Symbol.asyncIterator]();
    await list.next();
    await ada.order({ uploadedFiles });
    const listed: string[] = [];
    for (let next = await list.next(); !next.done; next = await list.next()) listed.push(next.value.sha256);
    const hashes = await Promise.all(photos.map(async (photo) => hashOf(await photo.bytes())));
    expect(listed).toEqual(expect.arrayContaining(hashes));
  },
);

// Windows has no signals.
test.skipIf(process.platform === 'win32')(
  'onStopSignal lets its callback finish if SIGTERM comes twice',
  () => {
    const module = join(import.meta.dirname, '../../../../site/studio/on-stop-signal.ts');
    const script = `
    const { onStopSignal } = await import(${JSON.stringify(pathToFileURL(module).href)});
    onStopSignal(() => new Promise(() => setTimeout(() => process.exit(console.log('finished')), 500)));
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100);
    setTimeout(() => {}, 20_000);
  `;
    const args = ['--input-type=module', '--eval', script];
    const { stdout, signal } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([stdout, signal]).toEqual(['finished\n', null]);
  },
);

test('the server responds with 404 or 405 outside the contract', async ({ studio }) => {
  const visitor = createVisitor(studio.origin);
  const nowhere = await visitor.request('/api/orders/2048');
  expect([nowhere.status, nowhere.message]).toEqual([404, 'There is nothing at this address.']);
  const wrong = await visitor.request('/api/orders');
  expect([wrong.status, wrong.message, wrong.headers.get('Allow')]).toEqual([
    405,
    'This address takes POST only.',
    'POST',
  ]);
});
