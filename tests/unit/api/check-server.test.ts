import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../../mocks/db.ts';
import { endpoints } from '../../../src/api/contract.ts';
import { checkServer } from '../../contract/check-server.ts';
import { serveMocks, type Override, type MockServer } from '../../contract/mock-server.ts';

let server: MockServer | undefined;
beforeEach(() => db.reset());
afterEach(() => server?.close());

async function check(override?: Override, options?: { origin?: string }) {
  server = await serveMocks(override);
  return checkServer(server.base, options);
}

/** Replaces the response of one call and leaves the others as they are. */
const only =
  (name: keyof typeof endpoints, override: Override): Override =>
  (request, next) =>
    new URL(request.url).pathname === endpoints[name].path ? override(request, next) : next();

test('the mocks over HTTP differ in nothing', async () => {
  const report = await check();
  expect(report.differences).toEqual([]);
  expect(report.asked).toBeGreaterThan(15);
});

describe('a server that is broken in one call is told so in a sentence', () => {
  const broken: { name: string; override: Override; says: string[] }[] = [
    {
      name: 'signs in without a password',
      override: only('login', () => new Response(null, { status: 204 })),
      says: [
        'POST /api/auth/login: accepts a sign-in without a password (204); it should be refused with 4xx.',
      ],
    },
    {
      name: 'refuses a second account with a page',
      override: only('register', async (_, next) => {
        const answer = await next();
        if (answer.ok) return answer;
        return new Response('<h1>Conflict</h1>', { status: 409, headers: { 'Content-Type': 'text/html' } });
      }),
      says: [
        'POST /api/auth/register: refuses an account without an email with a page; plain text or JSON with a message is shown.',
        'POST /api/auth/register: refuses a second account of the same email with a page; plain text or JSON with a message is shown.',
      ],
    },
    {
      name: 'wraps the results of a search',
      override: only('search', async (_, next) => Response.json({ results: await (await next()).json() })),
      says: ['GET /api/search: answers in another shape: the answer must be a list.'],
    },
    {
      name: 'keeps the last file of an upload only',
      override: only('upload', async (_, next) => {
        const answer = await next();
        if (!answer.ok) return answer;
        const { files } = (await answer.json()) as { files: unknown[] };
        return Response.json({ files: files.slice(-1) });
      }),
      says: [
        'POST /api/upload: The server stored 1 of 3 files. It was three photos, one of 2 MB and two of the same name.',
      ],
    },
    {
      name: 'does not know an order again',
      override: only('createOrder', (_, next) => {
        // The mocks recognize a submission by its key and content.
        db.answered.clear();
        return next();
      }),
      says: ['POST /api/orders: takes the same order twice under one Idempotency-Key: a retry orders twice.'],
    },
    {
      name: 'sends JSON by another name',
      override: only('services', async (_, next) => {
        const text = await (await next()).text();
        return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      }),
      says: ['GET /api/services: answers as text/html; charset=utf-8; only JSON is read as JSON.'],
    },
    {
      name: 'breaks over error reports',
      override: only('logError', () => new Response('Unsupported', { status: 500 })),
      says: [
        'POST /api/logs/error: answers an error report with 500 instead of 2xx (“Unsupported”).',
        'POST /api/logs/error: breaks over a report without an id (500); it should be refused with 4xx.',
      ],
    },
  ];

  test.each(broken)('$name', async ({ override, says }) => {
    const report = await check(override);
    expect(report.differences).toEqual(says);
  });
});

describe('and so is one that', () => {
  test('cuts off what is larger than 1 MB', async () => {
    const report = await check(
      only('upload', (request, next) =>
        Number(request.headers.get('Content-Length')) > 1_000_000
          ? new Response('Too large', { status: 413 })
          : next(),
      ),
    );
    expect(report.differences).toEqual([
      'POST /api/upload: answers three photos, one of 2 MB and two of the same name with 413 instead of 2xx (“Too large”).',
    ]);
  });

  test('goes by the key alone', async () => {
    const first = new Map<string | null, string>();
    const report = await check(
      only('upload', async (request, next) => {
        const key = request.headers.get('Idempotency-Key');
        const known = first.get(key);
        if (known) return new Response(known, { headers: { 'Content-Type': 'application/json' } });
        const answer = await next();
        if (answer.ok) first.set(key, await answer.clone().text());
        return answer;
      }),
    );
    expect(report.differences).toContain(
      'POST /api/upload: The server stored 3 of 1 files. It was a second list under the same key.',
    );
  });

  test('names addresses of others in its search', async () => {
    const report = await check(
      only('search', () =>
        Response.json([{ id: '1', type: 'page', title: 'A', description: '', url: 'https://example.com/' }]),
      ),
    );
    expect(report.differences).toEqual([
      'GET /api/search: names the address https://example.com/; only a #section or a path of the site is followed.',
    ]);
  });

  test('lets every origin in', async () => {
    const report = await check(
      only('services', async (request, next) => {
        const answer = await next();
        const headers = new Headers(answer.headers);
        headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*');
        return new Response(answer.body, { status: answer.status, headers });
      }),
    );
    expect(report.differences).toEqual([
      'GET /api/services: lets every origin in, by repeating whatever asks: any page could act for a visitor.',
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
  ])('stands elsewhere and allows %j', async (headers, says) => {
    const report = await check(
      (request, next) =>
        request.method === 'OPTIONS' ? new Response(null, { status: 204, headers }) : next(),
      { origin: 'https://studio.example' },
    );
    expect(report.differences).toEqual(
      Object.values(endpoints).map(({ method, path }) => `${method} ${path}: ${says}`),
    );
  });

  test('stands elsewhere and does not answer beforehand', async () => {
    const report = await check(undefined, { origin: 'https://studio.example' });
    expect(report.differences).toHaveLength(7);
    expect(report.differences[0]).toContain('refuses the question (OPTIONS)');
  });

  test('is not there', async () => {
    server = await serveMocks();
    await server.close();
    const report = await checkServer(server.base);
    expect(report.differences).toContain('GET /api/services: the connection failed (ECONNREFUSED).');
  });
});

test('a cookie without its locks is advised against', async () => {
  const report = await check(
    only('login', async (_, next) => {
      const answer = await next();
      return answer.ok
        ? new Response(null, { status: 204, headers: { 'Set-Cookie': 'session=1; Path=/' } })
        : answer;
    }),
  );
  expect(report.differences).toEqual([]);
  expect(report.advice).toEqual(
    expect.arrayContaining([
      'POST /api/auth/login: sets the cookie session without HttpOnly: scripts can read it.',
      'POST /api/auth/login: sets the cookie session without SameSite: other sites can use it.',
    ]),
  );
});
