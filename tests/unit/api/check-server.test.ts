import { spawnSync } from 'node:child_process';
import type * as Crypto from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../../mocks/db.ts';
import { server as mocks } from '../../../mocks/node.ts';
import { endpoints, type EndpointName } from '../../../src/api/endpoints.ts';
import { checkServer } from '../../contract/check-server.ts';
import { answerWith, type Fault, type Reply, startTestServer, type TestServer } from '../../test-server.ts';
import { openTestStudio } from '../site/studio/test-studio.ts';

/** Hashes passwords cheaply. At the studio's cost, a check of five passwords takes a second. */
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof Crypto>();
  const scrypt = (...[password, salt, length, , done]: Parameters<typeof Crypto.scrypt>) =>
    crypto.scrypt(password, salt, length, { N: 2 }, done);
  return { ...crypto, default: crypto, scrypt };
});

let studio: TestServer;
beforeEach(async () => void (studio = await startTestServer((data) => openTestStudio({ data }))));
afterEach(() => studio.close());

const check = (options?: { origin: string }) => checkServer(studio.origin, options);

const callOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;

/** Changes the responses of a call that have a status of 2xx. */
const edit = (name: EndpointName, change: (response: Reply) => Partial<Reply>) =>
  studio.change(callOf(name), (response) => (response.status < 300 ? change(response) : {}));

const asJson = (value: unknown) => ({ body: Buffer.from(JSON.stringify(value)) });
const jsonOf = ({ body }: Reply) => JSON.parse(body.toString()) as never;

test('checkServer finds no difference in the studio server', async () => {
  const report = await check();
  expect(report.differences).toEqual([]);
  expect(report.requestCount).toBeGreaterThan(15);
});

test('checkServer finds no difference in the mocks', async () => {
  db.reset();
  mocks.enable();
  const report = await checkServer('https://mocks.example').finally(() => mocks.disable());
  expect(report.differences).toEqual([]);
});

describe('checkServer reports exactly the faults of a server that', () => {
  const broken: { name: string; override: () => void; differences: string[] }[] = [
    {
      name: 'accepts a sign-in without a password',
      override: () => studio.fail(callOf('login'), answerWith(204, 'text/plain')),
      differences: [
        'POST /api/auth/login: accepts a sign-in without a password (204); it should be rejected with 4xx.',
      ],
    },
    {
      name: 'rejects an account with an HTML page',
      override: () =>
        studio.change(callOf('register'), ({ status, headers }) =>
          status < 300
            ? {}
            : {
                headers: { ...headers, 'content-type': 'text/html' },
                body: Buffer.from('<h1>Conflict</h1>'),
              },
        ),
      differences: [
        'POST /api/auth/register: rejects an account without an email with an HTML page; the site shows only plain text or the message of JSON.',
        'POST /api/auth/register: rejects a second account of the same email with an HTML page; the site shows only plain text or the message of JSON.',
      ],
    },
    {
      name: 'wraps the search results in an object',
      override: () => edit('search', (response) => asJson({ results: jsonOf(response) })),
      differences: ['GET /api/search: sends another shape: the response must be a list.'],
    },
    {
      name: 'stores only the last file of an upload',
      override: () =>
        edit('upload', (response) => {
          const { files } = jsonOf(response) as { files: unknown[] };
          return asJson({ files: files.slice(-1) });
        }),
      differences: [
        'POST /api/upload: The server stored 1 of 3 files. The request had three photos, one of 2 MB and two of the same name.',
      ],
    },
    {
      name: 'ignores the Idempotency-Key of an order',
      override() {
        let number = 0;
        edit('createOrder', () => asJson({ id: String(++number) }));
      },
      differences: [
        'POST /api/orders: accepts the same order twice under one Idempotency-Key: a retry orders twice.',
      ],
    },
    {
      name: 'sends JSON with the content type text/html',
      override: () =>
        edit('services', ({ headers }) => ({
          headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        })),
      differences: [
        'GET /api/services: sends the content type text/html; charset=utf-8; the site parses only JSON types.',
      ],
    },
    {
      name: 'responds to error reports with 500',
      override: () => studio.fail(callOf('logError'), answerWith(500, 'text/plain', 'Unsupported')),
      differences: [
        'POST /api/logs/error: responds to an error report with 500 instead of 2xx (“Unsupported”).',
        'POST /api/logs/error: fails on a report without an id (500); it should be rejected with 4xx.',
      ],
    },
  ];

  test.each(broken)('$name', async ({ override, differences }) => {
    override();
    expect((await check()).differences).toEqual(differences);
  });
});

describe('checkServer reports a server that', () => {
  test('rejects an upload over 1 MB', async () => {
    studio.fail(callOf('upload'), (request, response, body) => {
      if (body.length > 1_000_000) answerWith(413, 'text/plain', 'Too large')(request, response, body);
      else void studio.answer(request, response, body);
    });
    expect((await check()).differences).toEqual([
      'POST /api/upload: responds to three photos, one of 2 MB and two of the same name with 413 instead of 2xx (“Too large”).',
    ]);
  });

  test('deduplicates uploads by Idempotency-Key without comparing the files', async () => {
    const first = new Map<unknown, Reply['body']>();
    studio.change(callOf('upload'), (response, { headers }) => {
      const key = headers['idempotency-key'];
      const body = first.get(key) ?? response.body;
      if (key && response.status < 300) first.set(key, body);
      return first.has(key) ? { body } : {};
    });
    expect((await check()).differences).toContain(
      'POST /api/upload: The server stored 3 of 1 files. The request had a second list under the same key.',
    );
  });

  test('returns a search result with a URL of another origin', async () => {
    edit('search', () =>
      asJson([{ id: '1', type: 'page', title: 'A', description: '', url: 'https://example.com/' }]),
    );
    expect((await check()).differences).toEqual([
      'GET /api/search: returns the URL https://example.com/; the site follows only a #section or a path of its own.',
    ]);
  });

  test('allows every origin', async () => {
    studio.change(callOf('services'), ({ headers }, request) => ({
      headers: { ...headers, 'access-control-allow-origin': request.headers.origin ?? '*' },
    }));
    expect((await check()).differences).toEqual([
      'GET /api/services: allows every origin by repeating the Origin header: any page could act for a visitor.',
    ]);
  });

  test.each([
    [{}, 'does not allow the origin https://studio.example.'],
    [
      { 'Access-Control-Allow-Origin': '*' },
      'allows the origin *, which browsers do not accept together with cookies.',
    ],
    [
      { 'Access-Control-Allow-Origin': 'https://studio.example' },
      'does not allow cookies from the site: Access-Control-Allow-Credentials is not true.',
    ],
    [
      {
        'Access-Control-Allow-Origin': 'https://studio.example',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'Content-Type',
      },
      'does not allow the header idempotency-key from the site.',
    ],
  ])('runs on another origin and allows only %j', async (headers, difference) => {
    const allow: Fault = (_request, response) => void response.writeHead(204, headers).end();
    for (const { path } of Object.values(endpoints)) studio.fail(`OPTIONS ${path}`, allow);
    const report = await check({ origin: 'https://studio.example' });
    expect(report.differences).toEqual(
      Object.values(endpoints).map(({ method, path }) => `${method} ${path}: ${difference}`),
    );
  });

  test('runs on another origin and rejects preflight requests', async () => {
    const report = await check({ origin: 'https://studio.example' });
    expect(report.differences).toHaveLength(7);
    expect(report.differences[0]).toContain('rejects the preflight request (OPTIONS)');
  });

  test('is unreachable', async () => {
    const report = await checkServer('http://127.0.0.1:2');
    expect(report.differences).toContain('GET /api/services: the connection failed (ECONNREFUSED).');
  });
});

test('the command asks for a URL if it gets a host without a scheme', () => {
  const command = join(import.meta.dirname, '../../check-api.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, 'localhost:4180'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Which server\? /);
  expect(status).toBe(2);
});

test('checkServer advises against a session cookie without HttpOnly and SameSite', async () => {
  edit('login', () => ({ headers: { 'set-cookie': ['session=1; Path=/'] } }));
  const report = await check();
  expect(report.differences).toEqual([]);
  expect(report.advice).toEqual(
    expect.arrayContaining([
      'POST /api/auth/login: sets the cookie session without HttpOnly: scripts can read it.',
      'POST /api/auth/login: sets the cookie session without SameSite: other sites can use it.',
    ]),
  );
});

test('checkServer advises against a sign-in from another origin', async () => {
  // Does not see where a request is from.
  studio.fail(callOf('login'), (request, response, body) => {
    delete request.headers.origin;
    delete request.headers['sec-fetch-site'];
    void studio.answer(request, response, body);
  });
  expect((await check()).advice).toEqual([
    'POST /api/auth/login: accepts a request from the origin https://stranger.example: check Origin on every POST.',
  ]);
});

test('checkServer advises against a second order under one Idempotency-Key', async () => {
  let number = 0;
  const numbers = new Map<string, string>();
  // Knows an order again by its key and its content.
  studio.fail(callOf('createOrder'), (request, response, body) => {
    const submission = `${String(request.headers['idempotency-key'])} ${body.toString()}`;
    const id = numbers.get(submission) ?? String(++number);
    numbers.set(submission, id);
    answerWith(200, 'application/json', JSON.stringify({ id }))(request, response, body);
  });
  expect((await check()).advice).toContain(
    'POST /api/orders: accepts two orders of different content under one Idempotency-Key. Answer the second one with 409.',
  );
});
