import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { db } from '../../../mocks/db.ts';
import { handlers, type Handlers } from '../../../mocks/handlers.ts';
import { networkHandlers, setLatency } from '../../../mocks/network.ts';
import { server } from '../../../mocks/node.ts';
import { scenario } from '../../../mocks/scenarios.ts';
import { search, setSearchEntries } from '../../../mocks/search.ts';
import { sentinelFor, sentinels, sentinelTable, type Sentinel } from '../../../mocks/sentinels.ts';
import type { Fault } from '../../../mocks/faults.ts';
import { call } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { contract } from '../../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../../src/api/endpoints.ts';
import { mismatch } from '../../../src/api/schema.ts';
import { catalog } from '../../../src/pricing/catalog.ts';
import { anOrder } from '../api/order-fixture.ts';
import { assertPresent } from '../assert-present.ts';

vi.mock('../../../src/lib/toast-store.ts', { spy: true });

const origin = 'http://studio.test';
beforeAll(() => server.enable());
afterAll(() => server.disable());
beforeEach(() => {
  configureApi({ baseUrl: origin });
  db.reset();
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

async function upload(names: string[], key?: string): Promise<Response> {
  const body = new FormData();
  for (const name of names) body.append('files', new File(['x'], name), name);
  const headers = key === undefined ? undefined : { 'Idempotency-Key': key };
  return fetch(`${origin}/api/upload`, { method: 'POST', body, ...(headers ? { headers } : {}) });
}

async function stored(...names: string[]): Promise<string[]> {
  const { files } = (await (await upload(names)).json()) as { files: { filename: string }[] };
  return files.map(({ filename }) => filename);
}

describe('mock handlers', () => {
  test('cover exactly the seven calls of the contract', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    expect(networkHandlers()).toHaveLength(7);
  });

  test('do not compile if one is missing or has the wrong type', () => {
    const { login: _login, ...six } = handlers;
    // @ts-expect-error `login` is missing
    const missing: Handlers = six;
    // @ts-expect-error the response of `createOrder` has an `id`
    const mistyped: Handlers['createOrder'] = () => ({ answer: { number: 1 } });
    expect([missing, mistyped]).toHaveLength(2);
    expectTypeOf<keyof Handlers>().toEqualTypeOf<EndpointName>();
  });

  test('delay an order by three times the longest latency', async () => {
    const [photo] = await stored('DSC_0412.NEF');
    setLatency(10, 20);
    const begun = performance.now();
    await call('createOrder', { json: anOrder({ uploadedFiles: [assertPresent(photo)] }) });
    setLatency(0, 0);
    // Timers may fire up to 2 ms early.
    expect(performance.now() - begun).toBeGreaterThan(3 * 20 - 2);
  });

  test('return responses that fit the contract', async () => {
    const [photo] = await stored('a.jpg');
    const responses = {
      search: await (await fetch(`${origin}/api/search?q=portrait`)).json(),
      services: await (await fetch(`${origin}/api/services`)).json(),
      upload: await (await upload(['a.jpg'])).json(),
      createOrder: await call('createOrder', { json: anOrder({ uploadedFiles: [assertPresent(photo)] }) }),
    };
    for (const [name, response] of Object.entries(responses)) {
      expect(mismatch(contract[name as keyof typeof responses].answer, response)).toBeUndefined();
    }
    expect(responses.services).toHaveLength(catalog.length);
  });

  test('reject a request that does not fit the contract with 400', async () => {
    const post = (body: BodyInit, type: string) =>
      fetch(`${origin}/api/auth/login`, { method: 'POST', body, headers: { 'Content-Type': type } });
    const bad = await post('{"username":"a"}', 'application/json');
    expect(bad.status).toBe(400);
    expect(await bad.json()).toEqual({ message: 'The request is not as agreed: body.password is missing.' });
    expect((await post('{"username":"a","password":"b"}', 'text/plain')).status).toBe(400);
    expect((await post('{', 'application/json')).status).toBe(400);
    expect((await fetch(`${origin}/api/search?q=a`)).status).toBe(400);
    expect((await upload([])).status).toBe(400);
  });

  test('fail a request outside the seven calls (errors 5)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(fetch(`${origin}/api/payments`)).rejects.toThrow('onUnhandledFrame');
  });
});

describe('mock store', () => {
  test('numbers orders from SL-2048 upward', async () => {
    const uploadedFiles = await stored('a.jpg');
    const order = () => call('createOrder', { json: anOrder({ uploadedFiles }) });
    expect([await order(), await order()]).toEqual([{ id: 'SL-2048' }, { id: 'SL-2049' }]);
  });

  test('stores orders with the same Idempotency-Key once (ordering 40)', async () => {
    const json = anOrder({ uploadedFiles: await stored('a.jpg') });
    const first = await call('createOrder', { json, idempotencyKey: 'k' });
    expect(await call('createOrder', { json, idempotencyKey: 'k' })).toEqual(first);
    expect(db.orders).toHaveLength(1);
    expect(await call('createOrder', { json, idempotencyKey: 'l' })).not.toEqual(first);
  });

  test('rejects an order with other content under the key of an accepted one', async () => {
    const order = anOrder({ uploadedFiles: await stored('a.jpg') });
    await call('createOrder', { json: order, idempotencyKey: 'k' });
    const other = { ...order, specialInstructions: 'Warmer' };
    await expect(call('createOrder', { json: other, idempotencyKey: 'k' })).rejects.toMatchObject({
      status: 409,
    });
    expect(db.orders).toHaveLength(1);
  });

  test('stores two different uploads under one key separately', async () => {
    const main = await (await upload(['a.jpg'], 'k')).json();
    expect(await (await upload(['b.jpg'], 'k')).json()).not.toEqual(main);
    expect(await (await upload(['a.jpg'], 'k')).json()).toEqual(main);
    expect(db.files).toHaveLength(2);
  });

  test('stores files under safe, unique names in order', async () => {
    const names = await stored(
      'DSC 0412.NEF',
      '../../etc/passwd',
      '😀.jpg',
      'a.jpg',
      'a.jpg',
      'x'.repeat(300),
    );
    expect(new Set(names).size).toBe(6);
    expect(names[0]).toBe('00001-dsc-0412.nef');
    for (const name of names) expect(name).toMatch(/^\d{5}-[a-z0-9-]{1,40}(\.[a-z0-9]{1,8})?$/);
  });

  test('rejects an order for a file that was not uploaded or for an unknown service', async () => {
    const lost = anOrder({ uploadedFiles: ['a.jpg', 'b.jpg'], referenceFiles: ['c.jpg'] });
    await expect(call('createOrder', { json: lost })).rejects.toMatchObject({
      status: 400,
      body: expect.stringMatching(/a\.jpg.*b\.jpg.*c\.jpg/),
    });
    const uploadedFiles = await stored('a.jpg');
    await expect(
      call('createOrder', { json: anOrder({ uploadedFiles, serviceType: 'plumbing' }) }),
    ).rejects.toMatchObject({ body: expect.stringContaining('plumbing') });
  });

  test.each(['serviceType', 'qualityLevel', 'turnaroundTime'])(
    'rejects an order with an unknown %s',
    async (field) => {
      const json = anOrder({ uploadedFiles: await stored('a.jpg'), [field]: 'expert' });
      await expect(call('createOrder', { json })).rejects.toMatchObject({
        status: 400,
        body: expect.stringContaining('expert'),
      });
    },
  );

  test('rejects an order that names a file twice', async () => {
    const names = await stored('a.jpg');
    await expect(
      call('createOrder', { json: anOrder({ uploadedFiles: names, referenceFiles: names }) }),
    ).rejects.toMatchObject({ status: 400, body: expect.stringContaining('named twice') });
  });

  test('rejects a second account with the same email address', async () => {
    const json = { username: 'Ada', email: 'ada@example.com', password: 'x' };
    await call('register', { json });
    for (const email of ['ada@example.com', ' Ada@Example.com '])
      await expect(call('register', { json: { ...json, email } })).rejects.toMatchObject({ status: 409 });
  });

  test('deletes all data on reset', async () => {
    const json = anOrder({ uploadedFiles: await stored('a.jpg') });
    await call('createOrder', { json, idempotencyKey: 'k' });
    db.reset();
    expect([db.orders, db.files, db.errorReports, db.answered.size, db.accounts.size]).toEqual([
      [],
      [],
      [],
      0,
      0,
    ]);
    expect(db.nextOrderId()).toBe('SL-2048');
  });
});

/** Makes the call with the sentinel as input, as a visitor would type it. */
async function type({ call: name, input }: Sentinel): Promise<Response> {
  const post = (path: string, json: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
  if (name === 'login')
    return post('/api/auth/login', { username: ` ${input.toUpperCase()} `, password: 'x' });
  if (name === 'register') {
    return post('/api/auth/register', { username: 'Ada', email: input, password: 'x' });
  }
  if (name === 'search') return fetch(`${origin}/api/search?q=${input}`);
  if (name === 'upload') return upload(['fine.jpg', `${input}.jpg`], 'one');
  db.files.push({ filename: '00001-a.jpg', original: 'a.jpg', size: 1 });
  return post('/api/orders', anOrder({ specialInstructions: `Please ${input}, thanks` }));
}

describe('sentinels', () => {
  const named = (kind: string) =>
    sentinels
      .filter(({ fault }) => fault.kind === kind)
      .map((row) => [`${row.call}: ${row.input}`, row] as const);

  test.each(named('answer'))('%s gets the listed response', async (_name, row) => {
    const listed = row.fault as Extract<Fault, { kind: 'answer' }>;
    const response = await type(row);
    expect(response.status).toBe(listed.status);
    expect(await response.text()).toBe(listed.body ?? '');
    const again = await type(row);
    expect(again.ok).toBe(row.once ?? listed.status < 300);
  });

  test.each(named('reset'))('%s loses the connection', async (_name, row) => {
    await expect(type(row)).rejects.toThrow('fetch');
  });

  test.each([...named('slow'), ...named('hang')])(
    '%s delays the response by more than 3.9 s or forever',
    async (_name, row) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const settled = vi.fn<() => void>();
      void type(row).then(settled);
      await vi.advanceTimersByTimeAsync(3900);
      await new Promise((resolve) => setImmediate(resolve));
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(60_000);
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
      expect(settled).toHaveBeenCalledTimes(row.fault.kind === 'slow' ? 1 : 0);
    },
  );

  test('no sentinel is shadowed by an earlier one', () => {
    for (const row of sentinels) {
      const typed = row.call === 'upload' ? `${row.input}.jpg` : row.input;
      expect(sentinelFor(row.call, [typed])).toBe(row);
    }
  });

  test('ordinary inputs match no sentinel', () => {
    expect(sentinelFor('login', ['ada@example.com', 'wrong@example.com.au'])).toBeUndefined();
    expect(
      sentinelFor('upload', ['DSC_0412.NEF', 'failure.jpg', 'slowly.jpg', 'my fail.jpg']),
    ).toBeUndefined();
    expect(sentinelFor('createOrder', ['Please answer my mail.'])).toBeUndefined();
    expect(sentinelFor('services', ['none'])).toBeUndefined();
  });

  test('the README lists all sentinels', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    // A formatter may align the columns of a table.
    const narrow = (table: string) => table.replace(/ +/g, ' ').replace(/-+/g, '-');
    expect(narrow(readme)).toContain(narrow(sentinelTable()));
  });
});

describe('scenarios', () => {
  test.each(Object.entries(scenario))('%s handles all seven calls', (_name, set) => {
    const served = set.map(({ info }) => `${String(info.method)} ${String(info.path)}`).toSorted();
    expect(served).toEqual(
      Object.values(endpoints)
        .map(({ method, path }) => `${method} *${path}`)
        .toSorted(),
    );
  });

  test('"fails" fails the call of services, and "orderFails" only the order', async () => {
    server.use(...scenario.fails);
    expect((await fetch(`${origin}/api/services`)).status).toBe(500);
    server.resetHandlers();
    server.use(...scenario.orderFails);
    expect((await fetch(`${origin}/api/services`)).status).toBe(200);
    expect((await upload(['a.jpg'])).status).toBe(200);
    expect(
      (
        await fetch(`${origin}/api/orders`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(anOrder()),
        })
      ).status,
    ).toBe(503);
  });
});

describe('mock search', () => {
  const titles = (query: string) => search(query).map(({ title }) => title);

  test.each(catalog.map(({ id, title }) => [title, id] as const))(
    'finds %s first by its title',
    (title, id) => {
      expect(search(title)[0]?.id).toBe(`service-${id}`);
    },
  );

  test('finds a page by the start of its title and a portfolio by its type', () => {
    expect(titles('pric')[0]).toBe('Pricing');
    expect(search('portfolio')[0]?.type).toBe('portfolio');
  });

  test.each(['potrrait', 'portrit', 'portraitt', 'pertrait', 'PORTRAIT', 'pörtrait'])(
    'finds the portrait service for %s',
    (typed) => {
      expect(search(typed)[0]?.id).toBe('service-portrait');
    },
  );

  test('ignores filler words of a question', () => {
    expect(search('How much is my wedding?')).toEqual(search('much wedding'));
    expect(search('the')).not.toEqual(search('wedding'));
  });

  test('replaces the default entries with the host’s', () => {
    const page = { type: 'page', description: 'Cancel, and what happens then.' } as const;
    setSearchEntries([
      { ...page, id: 'refunds', title: 'Refund policy', url: '/refunds', keywords: 'money back' },
      { ...page, id: 'wedding', type: 'service', title: 'Weddings', url: '/weddings', image: '/bands.avif' },
    ]);
    const [found] = search('money back');
    expect(found?.id).toBe('refunds');
    expect(found).not.toHaveProperty('keywords');
    expect(search('wedding')).toMatchObject([{ id: 'wedding', image: '/bands.avif' }]);
    setSearchEntries();
    expect(search('wedding')[0]).toMatchObject({ id: 'service-wedding' });
  });

  test('tolerates no typing error in a short word', () => {
    expect(search('hrd')).toEqual([]);
  });

  test('returns entries that match most words if none matches all', () => {
    expect(search('portrait zzzzzz')).toEqual(search('portrait'));
    expect(search('portrait zzzzzz yyyyyy')).toEqual([]);
    expect(search('zzzzzz')).toEqual([]);
    expect(search('!?')).toEqual([]);
  });
});
