import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import { request as httpRequest, Server } from 'node:http';
import { connect } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { safeName, uniqueNames } from '../../../../site/studio/files/safe-name.ts';
import { createRateLimiter } from '../../../../site/studio/http/rate-limit.ts';
import { openStores } from '../../../../site/studio/server.ts';
import { cpuTime } from '../../../cpu-time.ts';
import { hashOf } from '../../../hash-of.ts';
import { jpeg, openTestStudio, payload, test, type TestStudio } from './studio-fixture.ts';

const MB = 1024 * 1024;
/** Limit of `vi.waitFor`, in ms, far above what a slow machine takes. Vitest's default is one second. */
const TIMEOUT = 20_000;

afterEach(() => void vi.restoreAllMocks());

/** Sends a request whose body `write` writes. Resolves to the response. */
function stream(
  studio: TestStudio,
  path: string,
  headers: Record<string, string>,
  write: (chunk: (data: string | Buffer) => Promise<boolean>) => Promise<void>,
): Promise<{ status: number; message: string }> {
  return new Promise((resolve, reject) => {
    let hasResponse = false;
    const request = httpRequest(studio.origin + path, { method: 'POST', headers }, (response) => {
      hasResponse = true;
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          message: (JSON.parse(text) as { message: string }).message,
        });
        request.destroy();
      });
    });
    request.on('error', (error) => !hasResponse && reject(error));
    const chunk = (data: string | Buffer) =>
      new Promise<boolean>((go) => {
        if (hasResponse || request.destroyed) return go(false);
        request.write(data, () => go(!hasResponse));
      });
    void write(chunk).then(() => hasResponse || request.destroyed || request.end());
  });
}

const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' };
const part = (name: string, body: string, field = 'files') =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${body}\r\n`;

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a JSON request', () => {
  test.for([
    ['invalid JSON', '{"a":', 400, 'The request is not valid JSON.'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'The request is not valid JSON.'],
    ['an array', '[]', 400, 'The request is not as agreed: body must be an object.'],
    ['null', 'null', 400, 'The request is not as agreed: body must be an object.'],
    [
      'a `__proto__` key only',
      '{"__proto__":{"username":"a","password":"b"}}',
      400,
      'The request is not as agreed: body.username is missing.',
    ],
    [
      'an additional `__proto__` key',
      '{"username":"a","password":"b","__proto__":{}}',
      400,
      'The request is not as agreed: body.__proto__ is not expected.',
    ],
    [
      'a field of the wrong type',
      '{"username":1,"password":"b"}',
      400,
      'The request is not as agreed: body.username must be text.',
    ],
    [
      'more than 64 KB',
      `{"username":"${'a'.repeat(70_000)}","password":"b"}`,
      413,
      'The request is larger than 64 KB.',
    ],
  ] as const)('with %s is rejected', async ([, body, status, message], { studio }) => {
    const response = await studio
      .visitor()
      .request('/api/auth/login', { method: 'POST', body, headers: JSON_TYPE });
    expect([response.status, response.message]).toEqual([status, message]);
  });

  test('of another content type is rejected', async ({ studio }) => {
    const response = await studio
      .visitor()
      .request('/api/auth/login', { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } });
    expect([response.status, response.message]).toEqual([
      415,
      'Send JSON, with the content type application/json.',
    ]);
  });

  test('of 50 MB is rejected with and without a Content-Length', async ({ studio }) => {
    const body = `{"a":"${'x'.repeat(50 * MB)}"}`;
    const withLength = await studio
      .visitor()
      .request('/api/orders', { method: 'POST', body, headers: JSON_TYPE });
    const chunked = await stream(studio, '/api/orders', JSON_TYPE, async (chunk) => {
      for (let sent = 0; sent < 50; sent++) if (!(await chunk(Buffer.alloc(MB, 'x')))) return;
    });
    for (const { status, message } of [withLength, chunked])
      expect([status, message]).toEqual([413, 'The request is larger than 4096 KB.']);
  });
});

describe('a request body', () => {
  test.for([
    ['an order that is not complete', '/api/orders', JSON_TYPE, '{'.padEnd(30_000)],
    ['an upload without data', '/api/upload', FORM, '--x'],
    ['an upload with less than 1 KB/s', '/api/upload', FORM, part('a.jpg', 'x'.repeat(20_000))],
  ] as const)('of %s is rejected with 408 after 25 s', async ([, path, headers, data], { studio }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    try {
      const response = stream(studio, path, headers, async (chunk) => {
        await chunk(data);
        await new Promise(() => {});
      });
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), TIMEOUT);
      await vi.advanceTimersByTimeAsync(25_000);
      expect(await response).toEqual({
        status: 408,
        message: 'The connection is too slow, or was lost for a while. Please try again.',
      });
    } finally {
      vi.useRealTimers();
    }
  });

  test('of an interrupted upload leaves no file', async ({ studio }) => {
    const socket = connect(Number(new URL(studio.origin).port), '127.0.0.1');
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM['Content-Type']}\r\nContent-Length: 9000000\r\n\r\n`,
    );
    socket.write(part('a.jpg', '\xff\xd8\xff' + 'x'.repeat(200_000)).slice(0, -4), 'latin1');
    await vi.waitFor(async () => expect(await studio.leftovers()).toHaveLength(1), TIMEOUT);
    socket.destroy();
    await vi.waitFor(async () => expect(await studio.leftovers()).toEqual([]), TIMEOUT);
  });

  // busboy 1.6 takes these for complete, and waits for the end of the file.
  const header = part('a.jpg', '').slice(0, -4);
  test.for([
    ['ends', `${header}\r\n--x\r\n--\r\n`],
    ['begins another part', `${header}--x\r\n\r\n${part('b.jpg', 'x').slice(3)}--x--\r\n`],
  ] as const)(
    'of a form that %s within a part leaves no file once its client has left',
    async ([, body], { studio }) => {
      const socket = connect(Number(new URL(studio.origin).port), '127.0.0.1');
      socket.write(
        `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM['Content-Type']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await vi.waitFor(async () => expect(await studio.leftovers()).not.toEqual([]), TIMEOUT);
      socket.destroy();
      await vi.waitFor(async () => expect(await studio.leftovers()).toEqual([]), TIMEOUT);
    },
  );

  test('of an incomplete form is rejected and leaves no file', async ({ studio }) => {
    const response = await stream(
      studio,
      '/api/upload',
      FORM,
      async (chunk) => void (await chunk(part('a.jpg', 'x'))),
    );
    expect(response).toEqual({ status: 400, message: 'The upload broke off. Please send the files again.' });
    expect(await studio.leftovers()).toEqual([]);
  });

  test.for([
    [
      '2,001 files',
      part('a.jpg', 'x').repeat(2001),
      413,
      'At most 2000 files can be sent at once. Send the rest as a second order.',
    ],
    [
      '21 fields',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(21),
      413,
      'At most 2000 files can be sent at once. Send the rest as a second order.',
    ],
    [
      'files in a field of another name',
      part('a.jpg', 'x', 'photos'),
      400,
      'Files are expected under "files".',
    ],
    [
      'a file without the name of a field',
      '--x\r\nContent-Disposition: form-data; filename="a.jpg"\r\n\r\nx\r\n',
      400,
      'Files are expected under "files".',
    ],
    ['no files', '', 400, 'The upload contains no files.'],
    ['an empty file', part('a.jpg', ''), 400, 'a.jpg is empty. Leave it out and send again.'],
  ] as const)('with %s is rejected and leaves no file', async ([, body, status, message], { studio }) => {
    const response = await studio
      .visitor()
      .request('/api/upload', { method: 'POST', body: `${body}--x--\r\n`, headers: FORM });
    expect([response.status, response.message]).toEqual([status, message]);
    expect(await studio.leftovers()).toEqual([]);
  });

  test.for([
    ['not a form', { 'Content-Type': 'application/json' }, 415, 'Send the files as multipart/form-data.'],
    [
      'a form without a boundary',
      { 'Content-Type': 'multipart/form-data' },
      400,
      'The upload is not a complete form.',
    ],
  ] as const)('that is %s is rejected', async ([, headers, status, message], { studio }) => {
    const response = await studio.visitor().request('/api/upload', { method: 'POST', body: 'x', headers });
    expect([response.status, response.message]).toEqual([status, message]);
  });
});

test.for(['http://studio.example/api/services', 'http://[/api/search?q=wedding'])(
  'the server takes the path of the target %s, as a proxy may send it (RFC 9112, 3.2.2)',
  async (path, { studio }) => {
    const { hostname, port } = new URL(studio.origin);
    const status = await new Promise((resolve) =>
      httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode)).end(),
    );
    expect(status).toBe(200);
  },
);

test('the server disconnects a client that does not read the response for 60 s', async ({ data }) => {
  const { setTimeout: original } = Server.prototype;
  const spy = vi.spyOn(Server.prototype, 'setTimeout').mockImplementation(function (this: Server) {
    return (original as (this: Server, ms: number) => Server).call(this, 100);
  });
  const { promise: isClosed, resolve } = Promise.withResolvers<void>();
  const studio = await openTestStudio({
    data,
    site(_request, response) {
      response.on('close', resolve);
      response.end(Buffer.alloc(64 * MB));
    },
  });
  const socket = connect(Number(new URL(studio.origin).port), '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await isClosed;
  expect(spy.mock.calls.flat()).toEqual([60_000]);
  // Counted by the client, because older Node, such as 24.18, calls a response finished that was cut off.
  let received = 0;
  socket.on('data', ({ length }) => (received += length));
  await new Promise((done) => socket.on('close', done));
  expect(received).toBeLessThan(64 * MB);
  await studio.close();
});

describe('an uploaded file', () => {
  test('of 50 MB is stored, and one of 1 byte more is rejected', async ({ studio }) => {
    const ada = studio.visitor();
    const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const sized = (size: number) => new File([head, new Uint8Array(size - 4)], 'large.jpg');
    const { status, message } = await ada.send([jpeg(), sized(50 * MB + 1)]);
    expect([status, message]).toEqual([413, 'large.jpg is larger than 50 MB. Send a smaller version of it.']);
    expect(await studio.leftovers()).toEqual([]);
    expect(await ada.upload([sized(50 * MB)])).toHaveLength(1);
  });

  test.for([
    [
      'a ZIP bomb',
      Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(MB))]),
      'an archive (such as ZIP)',
    ],
    ['a program', 'MZ\x90\0\x03', 'a program'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'a web page'],
    ['a PDF', '%PDF-1.7', 'a PDF'],
    ['a text file', 'Hello.', 'a text file'],
  ] as const)(
    'that is %s with the extension of a JPEG is rejected',
    async ([, content, what], { studio }) => {
      const { status, message } = await studio.visitor().send([jpeg(), new File([content], 'photo.jpg')]);
      expect([status, message]).toEqual([
        415,
        `photo.jpg is ${what}, not a photo. Leave it out and send again.`,
      ]);
      expect(await studio.leftovers()).toEqual([]);
    },
  );

  test('is named with all others that are rejected, so that photos are not sent once for each', async ({
    studio,
  }) => {
    const bad = [new File(['Hello.'], 'notes.jpg'), new File([], 'empty.jpg')];
    const { status, message } = await studio.visitor().send([jpeg(), ...bad]);
    expect([status, message]).toEqual([
      415,
      'Leave out these 2 files, which are empty or not photos, and send again: notes.jpg, empty.jpg.',
    ]);
    const many = Array.from({ length: 12 }, (_, index) => new File([], `${index}.jpg`));
    expect((await studio.visitor().send(many)).message).toBe(
      'Leave out these 12 files, which are empty or not photos, and send again: 0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg, 5.jpg, 6.jpg, 7.jpg, 8.jpg, 9.jpg …',
    );
    expect(await studio.leftovers()).toEqual([]);
  });

  test('of unknown content is accepted only with the extension of a RAW', async ({ studio }) => {
    const bytes = new Uint8Array([1, 2, 3, 0, 5]);
    expect((await studio.visitor().send([new File([bytes], 'a.raw')])).status).toBe(200);
    const { status, message } = await studio.visitor().send([new File([bytes], 'a.bin')]);
    expect([status, message]).toEqual([
      415,
      'a.bin is not a photo in a format that we know. Leave it out and send again.',
    ]);
  });

  test.for([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\fakepath\\DSC 1.jpg', 'DSC 1.jpg'],
    ['a\0b.jpg', 'a b.jpg'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['CON.jpg', 'CON-.jpg'],
    ['nul', 'nul-'],
    ['com1.tar.jpg', 'com1-.tar.jpg'],
    ['con.2024.jpg', 'con-.2024.jpg'],
    ['conrad.jpg', 'conrad.jpg'],
    ['photo\u061Cgpj.exe', 'photogpj.exe'],
    ['…. .', '…'],
    ['.htaccess', 'htaccess'],
    ['a:b|c?.jpg', 'a-b-c-.jpg'],
    ['', 'photo'],
    ['..', 'photo'],
    ['\u200D\u00AD.jpg', 'photo.jpg'],
    ['\uD800.jpg', '\uFFFD.jpg'],
    ['<img src=x onerror=alert(1)>.jpg', '-img src=x onerror=alert(1)-.jpg'],
    ['“IMG” (1) Ünïcödé 王.jpg', '“IMG” (1) Ünïcödé 王.jpg'],
  ] as const)('named %j is saved as %j', ([name, safe]) => {
    expect(safeName(name)).toBe(safe);
  });

  test('named with 4,000 characters keeps its extension and fits into an encrypted folder, also with a number', () => {
    const name = safeName(`${'é'.repeat(4000)}.tiff`);
    const longest = uniqueNames(Array<string>(2000).fill(name)).at(-1) ?? '';
    expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(143);
    expect(longest.endsWith(' (2000).tiff')).toBe(true);
  });

  test('whose name is cut at a dot or a space does not end in it, which Windows would drop', () => {
    for (const end of ['.', ' ', ' .']) {
      const name = `${'x'.repeat(130 - end.length)}${end}${'y'.repeat(20)}`;
      expect(safeName(name)).toBe('x'.repeat(130 - end.length));
    }
  });

  test('with the name of another file, in any case, gets a number', () => {
    expect(uniqueNames(['a.jpg', 'A.JPG', 'a.jpg', 'a (2).jpg', 'b'])).toEqual([
      'a.jpg',
      'A (2).JPG',
      'a (3).jpg',
      'a (2) (2).jpg',
      'b',
    ]);
  });

  test('with the name of another file in Greek capitals gets a number', () => {
    // The last letter has a form of its own, but one capital: Windows and macOS take these for the same name.
    expect(uniqueNames(['ΦΩΤΟΣ.jpg', 'φωτος.jpg', 'φωτοσ.jpg'])).toEqual([
      'ΦΩΤΟΣ.jpg',
      'φωτος (2).jpg',
      'φωτοσ (3).jpg',
    ]);
  });

  test('is named in 2 s of CPU time beside 20,000 of the same name', () => {
    const started = cpuTime();
    expect(uniqueNames(Array<string>(20_000).fill('a.jpg')).at(-1)).toBe('a (20000).jpg');
    expect(cpuTime() - started).toBeLessThan(2000);
  });

  test('with the extension of a program, or without one, is saved with that of its content', async ({
    studio,
  }) => {
    const ada = studio.visitor();
    const names = ['invoice.hta', `${'x'.repeat(200)}.scf`, 'wedding', 'a.JPEG', 'b.NEF'];
    const uploadedFiles = await ada.upload(names.map((name) => jpeg(name)));
    await ada.order({ uploadedFiles });
    const saved = await fs.readdir(studio.at('orders', '2048-ada-brook-portrait'));
    expect(saved.toSorted()).toEqual(
      [
        'a.JPEG',
        'b.NEF',
        'brief.txt',
        'invoice.hta.jpg',
        'order.json',
        'wedding.jpg',
        `${'x'.repeat(126)}.jpg`,
      ].toSorted(),
    );
  });

  test('with an unsafe name is stored in the folder of its order', async ({ studio }) => {
    const ada = studio.visitor();
    const names = ['../../x.jpg', 'a\u202Eb.jpg', `${'x'.repeat(4000)}.jpg`, 'CON.jpg', 'q"uote.jpg'];
    const uploadedFiles = await ada.upload(names.map((name) => jpeg(name)));
    expect((await ada.order({ uploadedFiles })).status).toBe(200);
    const [folder = ''] = await studio.folders();
    const saved = await fs.readdir(studio.at('orders', folder));
    expect(saved).toHaveLength(names.length + 2);
    expect(hashOf(await studio.read(folder, 'x.jpg'))).toBe(hashOf(await jpeg(names[0]).bytes()));
  });
});

test('the server writes at most four files of an upload at once', async ({ data }) => {
  const stores = await openStores(data);
  const { receive } = stores.files;
  let [open, most] = [0, 0];
  const { promise: areFour, resolve } = Promise.withResolvers<void>();
  stores.files.receive = async (stream) => {
    most = Math.max(most, ++open);
    // None is done before four are there, however fast the disk is. A fifth would have come by then.
    if (open === 4) setTimeout(resolve, 50);
    await areFour;
    return receive(stream).finally(() => open--);
  };
  const studio = await openTestStudio({ data, stores });
  const names = await studio.visitor().upload(Array.from({ length: 100 }, (_, n) => jpeg(`${n}.jpg`)));
  expect(
    names.map((name) => name.slice(17)),
    'in their order',
  ).toEqual(names.map((_, n) => `${n}.jpg`));
  expect(most).toBe(4);
  await studio.close();
});

describe('the server with a full disk', () => {
  const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const sentence = 'We have no space left for new files. Please try again later or call us.';

  const report = 'The disk of the data folder is full. A request was refused.';
  const logged = vi.fn<(text: string) => void>();

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
  afterEach(() => {
    const others = logged.mock.calls.filter(([text]) => text !== report);
    vi.restoreAllMocks();
    logged.mockClear();
    expect(others, 'logged besides the full disk').toEqual([]);
  });

  test('rejects an upload with 507 before it begins, and tells the studio', async ({ studio }) => {
    const spy = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 10, bsize: 4096 } as never);
    const { status, message } = await studio.visitor().send([jpeg()]);
    spy.mockRestore();
    expect([status, message]).toEqual([507, sentence]);
    expect(logged).toHaveBeenCalledWith(report);
  });

  test('is not logged for an upload that announces more than any disk has', async ({ studio }) => {
    const { status } = await stream(
      studio,
      '/api/upload',
      { ...FORM, 'Content-Length': '9000000000000000' },
      async () => {},
    );
    expect([status, logged.mock.calls]).toEqual([507, []]);
  });

  test('rejects an upload for which running uploads leave no space', async ({ data }) => {
    const stores = await openStores(data);
    stores.files.free = async () => (256 + 60) * MB;
    const studio = await openTestStudio({ data, stores });
    const send = () => studio.visitor().send([jpeg('large.jpg', 'x'.repeat(40 * MB))]);
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 507, 507]);
    expect((await send()).status, 'after it has ended').toBe(200);
    await studio.close();
  });

  test('rejects an upload of unknown length for which another one leaves no space', async ({ data }) => {
    const stores = await openStores(data);
    stores.files.free = async () => (256 + 60) * MB;
    const studio = await openTestStudio({ data, stores });
    const end = Promise.withResolvers<void>();
    const send = (hold?: Promise<void>) =>
      stream(studio, '/api/upload', FORM, async (chunk) => {
        await chunk(Buffer.from(part('a.jpg', '\xff\xd8\xff'), 'latin1'));
        await hold;
        await chunk('--x--\r\n');
      });
    const first = send(end.promise);
    await vi.waitFor(async () => expect(await studio.leftovers()).toHaveLength(1), TIMEOUT);
    expect((await send()).status).toBe(507);
    end.resolve();
    expect((await first).status).toBe(200);
    await studio.close();
  });

  test('ends an upload of unknown length while the disk still has space for orders', async ({ data }) => {
    const stores = await openStores(data);
    const free = [1000, 1000, 200];
    stores.files.free = async () => (free.shift() ?? 0) * MB;
    const studio = await openTestStudio({ data, stores });
    const body = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => part(name, '\xff\xd8\xff')).join('');
    const response = await stream(
      studio,
      '/api/upload',
      FORM,
      async (chunk) => void (await chunk(Buffer.from(`${body}--x--\r\n`, 'latin1'))),
    );
    expect(response).toEqual({ status: 507, message: sentence });
    expect(await studio.leftovers()).toEqual([]);
    await studio.close();
  });

  test('accepts an upload that just fits', async ({ data }) => {
    const stores = await openStores(data);
    // At its start, and before each of its files.
    const free = [256 + 4, 256 + 4, 256 + 1];
    stores.files.free = async () => (free.shift() ?? 0) * MB;
    const studio = await openTestStudio({ data, stores });
    const files = [jpeg('a.jpg', 'x'.repeat(2.5 * MB)), jpeg('b.jpg', 'x'.repeat(0.5 * MB))];
    expect((await studio.visitor().send(files)).status).toBe(200);
    await studio.close();
  });

  test('rejects an upload that fills the disk and leaves no file', async ({ studio }) => {
    const ada = studio.visitor();
    const { write } = nodeFs;
    const failAll = (...values: unknown[]) => (values.at(-1) as (error: Error) => void)(full);
    const spy = vi.spyOn(nodeFs, 'write').mockImplementation(failAll);
    spy.mockImplementationOnce(write);
    const { status, message } = await ada.send([jpeg(), jpeg('large.jpg', 'x'.repeat(4 * MB))]);
    expect(spy.mock.calls.length).toBeGreaterThan(1);
    spy.mockRestore();
    expect([status, message]).toEqual([507, sentence]);
    expect(await studio.leftovers()).toEqual([]);
    expect(await ada.upload(), 'with space again').toHaveLength(1);
  });

  test('rejects an upload that it cannot move and leaves no file', async ({ studio }) => {
    const ada = studio.visitor();
    const spy = vi.spyOn(fs, 'rename').mockRejectedValueOnce(full);
    const { status, message } = await ada.send([jpeg(), jpeg('b.jpg')]);
    spy.mockRestore();
    expect([status, message]).toEqual([507, sentence]);
    expect(await studio.leftovers()).toEqual([]);
    expect(await ada.upload()).toHaveLength(1);
  });

  test.for(['open', 'mkdir'] as const)(
    'rejects an order whose `%s` fails and leaves nothing',
    async (step, { studio }) => {
      const ada = studio.visitor();
      const uploadedFiles = await ada.upload();
      const spy = vi.spyOn(fs, step).mockRejectedValue(full);
      const { status, message } = await ada.order({ uploadedFiles });
      spy.mockRestore();
      expect([status, message]).toEqual([507, sentence]);
      expect(await studio.folders()).toEqual([]);
      expect(await studio.records.orders()).toEqual([]);
      expect((await ada.order({ uploadedFiles })).status, 'with space again').toBe(200);
    },
  );

  test('rejects an order if the database is full and keeps its uploads', async ({ studio }) => {
    const ada = studio.visitor();
    const uploadedFiles = await ada.upload();
    const sqliteFull = Object.assign(new Error('database or disk is full'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    });
    vi.spyOn(studio.records, 'addOrder').mockRejectedValueOnce(sqliteFull);
    const { status, message } = await ada.order({ uploadedFiles });
    expect([status, message]).toEqual([507, sentence]);
    expect(await studio.leftovers()).toEqual(uploadedFiles);
    expect((await ada.order({ uploadedFiles })).status, 'with space again').toBe(200);
  });

  test('completes an order that failed in its last step on a retry', async ({ data }) => {
    const mail = { url: 'smtp://127.0.0.1:9', studio: 'desk@studio.example', from: 'desk@studio.example' };
    const studio = await openTestStudio({ data, mail });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const ada = studio.visitor();
    const key = 'a-key-of-ada';
    const uploadedFiles = await ada.upload([jpeg()], key);
    const spy = vi.spyOn(fs, 'rename').mockRejectedValue(full);
    expect((await ada.order({ uploadedFiles }, key)).status).toBe(507);
    expect(await studio.folders()).toEqual([]);
    expect(await studio.records.dueMails(Date.now() + 61_000), 'emails about an order that failed').toEqual(
      [],
    );
    spy.mockRestore();
    expect((await ada.order({ uploadedFiles }, key)).text).toBe('{"id":"2048"}');
    expect(await studio.folders()).toEqual(['2048-ada-brook-portrait']);
    expect(await studio.records.dueMails(Date.now() + 61_000)).toHaveLength(2);
    await studio.close();
  });
});

test('the server does not take an order for placed whose folder it cannot look up', async ({ studio }) => {
  const ada = studio.visitor();
  const uploadedFiles = await ada.upload();
  const { access } = fs;
  const spy = vi.spyOn(fs, 'access').mockImplementation(async (path) => {
    if (String(path).includes('staging')) throw Object.assign(new Error('read error'), { code: 'EIO' });
    await access(path);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ada.order({ uploadedFiles }, 'key')).status).toBe(500);
  spy.mockRestore();
  expect((await ada.order({ uploadedFiles }, 'key')).text).toBe('{"id":"2048"}');
  expect(await studio.folders()).toEqual(['2048-ada-brook-portrait']);
});

test('the server stores SQL in any field as text', async ({ studio }) => {
  const ada = studio.visitor();
  const sql = `'; DROP TABLE orders; -- " OR 1=1 /*`;
  await ada.post('/api/auth/register', {
    username: sql,
    email: `x@example.com${sql.replaceAll(' ', '')}`,
    password: sql,
  });
  expect((await ada.post('/api/auth/login', { username: sql, password: 'wrong' })).status).toBe(401);
  const values = {
    customerName: sql,
    customerEmail: `'OR"1=1/*--@example.com`,
    customerPhone: sql,
    specialInstructions: sql,
    contactPreferences: { method: sql, time: sql },
    stylePreferences: [sql],
    colorPreferences: [sql],
  };
  const uploadedFiles = await ada.upload([jpeg(`${sql}.jpg`)]);
  expect((await ada.order({ ...values, uploadedFiles }, 'key')).status).toBe(200);
  const [order] = await studio.records.orders();
  expect(order?.payload).toEqual({ ...payload, ...values, uploadedFiles });
  for (const q of [sql, '""', 'title:x', 'a* OR b', 'NEAR(', '😀'.repeat(50), 'x'.repeat(5000)])
    expect((await ada.request(`/api/search?q=${encodeURIComponent(q)}`)).json, q.slice(0, 20)).toEqual([]);
});

test('the server rejects an Idempotency-Key of 300 characters', async ({ studio }) => {
  const { status, message } = await studio
    .visitor()
    .post('/api/orders', payload, { 'Idempotency-Key': 'x'.repeat(300) });
  expect([status, message]).toEqual([400, 'The Idempotency-Key must be 1 to 255 plain characters.']);
});

test('the server rejects a request that a page of another site sends', async ({ studio }) => {
  const sendFrom = (site: string) =>
    studio.visitor().post('/api/auth/login', { username: 'a', password: 'b' }, { 'Sec-Fetch-Site': site });
  for (const site of ['cross-site', 'same-site']) {
    const { status, message } = await sendFrom(site);
    expect([status, message]).toEqual([403, 'This request came from another site and was refused.']);
  }
  expect((await sendFrom('same-origin')).status).toBe(401);
});

test('a page of another site does not use up the limits of its visitor', async ({ data }) => {
  const studio = await openTestStudio({ data, limits: { login: { burst: 1, refill: 600_000 } } });
  const signIn = (site: string) =>
    studio.visitor().post('/api/auth/login', { username: 'a', password: 'b' }, { 'Sec-Fetch-Site': site });
  expect((await signIn('cross-site')).status).toBe(403);
  expect((await signIn('same-origin')).status, 'not 429').toBe(401);
  await studio.close();
});

test('a limit does not depend on the clock of the machine', () => {
  const { take } = createRateLimiter({ search: { burst: 1, refill: 5000 } });
  take('search', '192.0.2.1');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 60 * 60 * 1000);
  expect(() => take('search', '192.0.2.1')).toThrow(
    'Too many requests. Please wait 5 seconds and try again.',
  );
});

test('a limit lets a client through that waits as long as it was told', () => {
  const { take } = createRateLimiter({ search: { burst: 1, refill: 10_000 } });
  const clock = vi.spyOn(performance, 'now');
  const takeAt = (ms: number) => {
    clock.mockReturnValue(ms);
    take('search', '192.0.2.1');
  };
  takeAt(0);
  expect(() => takeAt(4000)).toThrow('Please wait 6 seconds');
  expect(() => takeAt(9000), 'although it asked too early').toThrow('Please wait a second');
  expect(() => takeAt(10_000)).not.toThrow();
  expect(() => takeAt(10_001)).toThrow('Please wait 10 seconds');
  clock.mockRestore();
});

test('a refused photo is told the wait until the largest upload has room', () => {
  const { take } = createRateLimiter({ photo: { burst: 3, refill: 10_000 } });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let photo = 0; photo < 3; photo++) take('photo', '192.0.2.1');
  clock.mockReturnValue(5000);
  expect(() => take('photo', '192.0.2.1')).toThrow(
    expect.objectContaining({ headers: { 'Retry-After': '25' } }),
  );
  clock.mockRestore();
});

test('the server limits the photos of an address, and counts only those that it keeps', async ({ data }) => {
  const studio = await openTestStudio({ data, limits: { photo: { burst: 3, refill: 600_000 } } });
  const ada = studio.visitor();
  const refused = [
    429,
    'Too many photos have come from your network today. Please try again tomorrow, or call us.',
  ];
  const send = async (files: readonly File[], key?: string) => {
    const { status, message } = await ada.send(files, key);
    return [status, message];
  };
  const [a, b, c, d] = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => jpeg(name)) as [
    File,
    File,
    File,
    File,
  ];
  expect(await send([a], 'a-key')).toEqual([200, '']);
  expect(await send([a], 'a-key'), 'the same again').toEqual([200, '']);
  expect(await send([b, c, d])).toEqual(refused);
  expect(await send([b, new File([], 'c.jpg')])).toEqual([
    400,
    'c.jpg is empty. Leave it out and send again.',
  ]);
  expect(await studio.leftovers()).toHaveLength(1);
  expect(await send([b, c])).toEqual([200, '']);
  expect(await send([d])).toEqual(refused);
  await studio.close();
});

test('the server limits searches by address and sign-ins by account', async ({ data }) => {
  const studio = await openTestStudio({
    data,
    limits: { search: { burst: 2, refill: 5000 }, loginOfAccount: { burst: 1, refill: 60_000 } },
  });
  const visitor = studio.visitor();
  const search = () => visitor.request('/api/search?q=raw');
  expect([(await search()).status, (await search()).status]).toEqual([200, 200]);
  const { status, message, headers } = await search();
  expect([status, message, headers.get('Retry-After')]).toEqual([
    429,
    'Too many requests. Please wait 5 seconds and try again.',
    '5',
  ]);
  const login = () => visitor.post('/api/auth/login', { username: 'Ada@example.com', password: 'x' });
  expect([(await login()).status, (await login()).status]).toEqual([401, 429]);
  await studio.close();
});

test.for([
  ['64 simultaneous uploads', 70, (n: number) => `192.0.2.${n % 10}`, 64],
  ['8 simultaneous uploads of one address', 12, () => '192.0.2.1', 8],
] as const)('the server accepts at most %s', async ([, count, addressOf, accepted], { data }) => {
  const stores = await openStores(data);
  const { free } = stores.files;
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  let [running, refused] = [0, 0];
  stores.files.free = () => {
    running++;
    return gate.then(free);
  };
  const studio = await openTestStudio({ data, stores, trustProxy: true });
  const send = (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    const body = new FormData();
    body.append('files', jpeg());
    return studio.visitor().request('/api/upload', { method: 'POST', body, headers });
  };
  const uploads = Array.from({ length: count }, async (_, n) => {
    const { status } = await send(addressOf(n));
    if (status === 503) refused++;
    return status;
  });
  await vi.waitFor(() => expect(running + refused).toBe(count), TIMEOUT);
  go();
  const statuses = await Promise.all(uploads);
  expect(statuses.filter((status) => status === 200)).toHaveLength(accepted);
  expect((await send(addressOf(0))).status, 'after they have ended').toBe(200);
  await studio.close();
});
