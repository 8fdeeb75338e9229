import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { hasUnsavedWork } from '../../../src/lib/unsaved-work.ts';
import { createDraftKeeper, type KeeperParts } from '../../../src/quote/draft/draft-keeper.ts';
import type { DraftNews, DraftStatus } from '../../../src/quote/draft/draft-news.ts';
import { DRAFT_VERSION } from '../../../src/quote/draft/draft-record.ts';
import { DRAFT_LIFETIME, openDraftStore } from '../../../src/quote/draft/draft-store.ts';
import {
  defaultQuote,
  quoteReducer,
  type QuoteAction,
  type QuoteState,
} from '../../../src/quote/quote-state.ts';

/* Real IndexedDB and real tabs' lines; each test has a database and a key of its own. */

let name = '';
let count = 0;
const leave: (() => void)[] = [];

beforeEach(() => {
  name = `drafts-test-${crypto.randomUUID()}`;
});
afterEach(() => {
  for (const end of leave.splice(0)) end();
  vi.restoreAllMocks();
  indexedDB.deleteDatabase(name);
});

const file = (fileName: string, size = 3) =>
  new File([new Uint8Array(size).fill(++count)], fileName, {
    type: 'image/jpeg',
    lastModified: 1000 + count,
  });

/** A form in a tab of its own, with nothing on the screen. */
async function tab(parts: Partial<KeeperParts> = {}, state: QuoteState = defaultQuote, chosen = {}) {
  const keeper = createDraftKeeper(name, { openStore: () => openDraftStore(name), ...parts });
  const seen = { state, news: [] as DraftNews[], status: null as DraftStatus | null };
  const view = {
    onQuote: (next: QuoteState) => void (seen.state = next),
    onNews: (next: DraftNews) => void seen.news.push(next),
    onStatus: (next: DraftStatus) => void (seen.status = next),
  };
  leave.push(() => keeper.detach(view));
  await keeper.attach(view, state, chosen);
  return {
    keeper,
    seen,
    view,
    names: () => seen.state.photos.map((photo) => photo.name),
    do(...actions: QuoteAction[]) {
      seen.state = actions.reduce(quoteReducer, seen.state);
      keeper.change(seen.state, chosen);
    },
    close: () => keeper.detach(view),
  };
}

const named = (clientName: string): QuoteAction => ({ type: 'change', changes: { clientName } });
const written = () => vi.waitFor(() => expect(hasUnsavedWork()).toBe(false), { timeout: 4000 });

test('fields and files come back, byte for byte, and the count is the one that was kept', async () => {
  const first = await tab();
  const [one, two] = [file('a.jpg', 5), file('b.nef', 70_000)];
  first.do(
    named('Ana'),
    { type: 'addPhotos', files: [one, two] },
    { type: 'change', changes: { imageCount: 9 } },
  );
  expect(hasUnsavedWork(), 'not written yet').toBe(true);
  await written();
  first.close();

  const { seen } = await tab();
  expect(seen.state.fields).toMatchObject({ clientName: 'Ana', imageCount: 9 });
  expect(seen.state.photos.map((photo) => [photo.name, photo.size, photo.lastModified, photo.type])).toEqual(
    [one, two].map((photo) => [photo.name, photo.size, photo.lastModified, photo.type]),
  );
  expect(await seen.state.photos[1]?.bytes()).toEqual(await two.bytes());
  expect(seen.news).toMatchObject([{ kind: 'restored', photos: 2, missing: 0 }]);
});

test('a key writes no file again, and three hundred photos keep it under 50 ms', async () => {
  const store = await openDraftStore(name);
  const putFile = vi.spyOn(store, 'putFile');
  const form = await tab({ openStore: async () => store });
  form.do({ type: 'addPhotos', files: Array.from({ length: 300 }, (_, at) => file(`${at}.jpg`)) });
  await written();
  expect(putFile).toHaveBeenCalledTimes(300);
  let longest = 0;
  for (let key = 1; key <= 40; key++) {
    const start = performance.now();
    form.do(named('x'.repeat(key)));
    longest = Math.max(longest, performance.now() - start);
  }
  await written();
  expect(putFile).toHaveBeenCalledTimes(300);
  expect(longest).toBeLessThan(50);
});

test('a photo that was removed is let go, whether the device keeps drafts or not', async () => {
  const absent = async () => Promise.reject(new Error('SecurityError'));
  for (const parts of [{}, { openStore: absent }]) {
    const form = await tab(parts);
    const photos = [file('a.jpg'), file('b.jpg')];
    const held = photos.map((photo) => new WeakRef(photo));
    form.do(named('Ana'), { type: 'addPhotos', files: photos.splice(0) });
    if (form.seen.status?.storage === 'kept') await written();
    form.do({ type: 'removePhoto', file: held[0]!.deref()! });
    if (form.seen.status?.storage === 'kept') await written();
    await vi.waitFor(async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      expect(held.map((photo) => photo.deref()?.name)).toEqual([undefined, 'b.jpg']);
    });
    await form.keeper.end();
  }
});

test('a draft of a week is removed, with its files; a younger one stays', async () => {
  let now = Date.now();
  const clock = { now: () => now };
  const first = await tab(clock);
  first.do(named('Ana'), { type: 'addPhotos', files: [file('a.jpg')] });
  await written();
  first.close();
  now += DRAFT_LIFETIME;
  const second = await tab(clock);
  expect(second.seen.state.fields.clientName).toBe('Ana');
  second.close();
  now += 1;
  const { seen } = await tab(clock);
  expect(seen.state).toEqual(defaultQuote);
  expect((await (await openDraftStore(name)).files(name)).size).toBe(0);
});

test('a clock that was set back does not take the draft away', async () => {
  const first = await tab({ now: () => Date.now() + 10 * DRAFT_LIFETIME });
  first.do(named('Ana'));
  await written();
  first.close();
  expect((await tab()).seen.state.fields.clientName).toBe('Ana');
});

test('a newer version’s draft is neither read, changed nor deleted', async () => {
  (await openDraftStore(name)).close();
  const newer = { version: DRAFT_VERSION + 1, secret: 'of the future', savedAt: 1 };
  const db = await openDB(name);
  await db.put('drafts', newer, name);
  const form = await tab();
  form.do(named('Ana'));
  await vi.waitFor(() => expect(form.seen.status).toMatchObject({ storage: 'none', hasEntries: true }));
  expect(hasUnsavedWork(), 'only this page has it').toBe(true);
  expect(await db.get('drafts', name)).toEqual(newer);
  form.do({ type: 'reset' });
  expect(hasUnsavedWork()).toBe(false);
  db.close();
});

test('a corrupt draft is ignored and replaced by the next one', async () => {
  (await openDraftStore(name)).close();
  const db = await openDB(name);
  await db.put('drafts', { version: 1, id: 4, quote: 'x' }, name);
  const form = await tab();
  expect(form.seen.state).toEqual(defaultQuote);
  form.do(named('Ana'));
  await written();
  form.close();
  expect((await tab()).seen.state.fields.clientName).toBe('Ana');
  db.close();
});

test('storage that is absent, or fails later, leaves the form working and asks before leaving', async () => {
  const absent = await tab({ openStore: async () => Promise.reject(new Error('SecurityError')) });
  absent.do(named('Ana'));
  expect(absent.seen.status).toMatchObject({ storage: 'none', hasEntries: true });
  expect(hasUnsavedWork()).toBe(true);
  absent.close();
  await absent.keeper.attach(absent.view, defaultQuote, {});
  expect(absent.seen.state.fields.clientName, 'a change of page keeps it all the same').toBe('Ana');
  await absent.keeper.end('A-1');
  expect(hasUnsavedWork()).toBe(false);

  const store = await openDraftStore(name);
  const failing = await tab({ openStore: async () => store });
  const update = vi.spyOn(store, 'update').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  failing.do(named('Bea'));
  await vi.waitFor(() => expect(failing.seen.status?.storage).toBe('none'));
  update.mockRestore();
  failing.do(named('Bea C.'));
  await written();
  expect(failing.seen.status?.storage, 'it is tried again with the next change').toBe('kept');
});

test('a full device: the oldest photos are given up and counted, the fields stay', async () => {
  const form = await tab({ estimate: async () => ({ quota: 1000, usage: 0 }) });
  form.do(named('Ana'), {
    type: 'addPhotos',
    files: [file('old.jpg', 500), file('mid.jpg', 400), file('new.jpg', 300)],
  });
  await vi.waitFor(() => expect(form.seen.status?.givenUp).toBe(1));
  expect(hasUnsavedWork(), 'one would be lost').toBe(true);
  form.close();
  const again = await tab();
  expect(again.names()).toEqual(['mid.jpg', 'new.jpg']);
  expect(again.seen.news).toMatchObject([{ kind: 'restored', photos: 2, missing: 1 }]);
  expect(again.seen.state.fields).toMatchObject({ clientName: 'Ana', imageCount: 4 });
  await form.keeper.end();
});

test('another form’s draft is given up before this one’s photos', async () => {
  const store = await openDraftStore(name);
  await store.update('other', () => ({
    version: DRAFT_VERSION,
    id: 'o',
    revision: 1,
    savedAt: Date.now(),
    quote: { fields: defaultQuote.fields, photos: ['x'], references: [], marks: {} },
  }));
  await store.putFile('other', 'x', file('x.jpg', 900));
  const usage = async () => ((await store.files('other')).size > 0 ? 900 : 0);
  const form = await tab({ estimate: async () => ({ quota: 1000, usage: await usage() }) });
  form.do({ type: 'addPhotos', files: [file('a.jpg', 500)] });
  await written();
  expect(form.seen.status?.givenUp).toBe(0);
  expect((await store.read('other')).kind).toBe('none');
  store.close();
});

test('two tabs: what is added in one shows in the other, and no save takes files away', async () => {
  const [one, two] = [await tab(), await tab()];
  one.do({ type: 'addPhotos', files: [file('a.jpg')] });
  await vi.waitFor(() => expect(two.names()).toEqual(['a.jpg']));
  one.do({ type: 'addPhotos', files: [file('b.jpg')] });
  two.do({ type: 'addPhotos', files: [file('c.jpg')] }, named('Ana'));
  await vi.waitFor(() => {
    expect(one.names().toSorted()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(two.names().toSorted()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(one.seen.state.fields.clientName).toBe('Ana');
  });
  expect(one.seen.state.fields.imageCount).toBe(4);
});

test('an order sent in one tab empties the other; entries made there since are kept', async () => {
  const [one, two, three] = [await tab(), await tab(), await tab()];
  one.do(named('Ana'));
  await vi.waitFor(() => expect(three.seen.state.fields.clientName).toBe('Ana'));
  one.keeper.hold(true);
  three.do({ type: 'change', changes: { clientPhone: '1' } });
  await one.keeper.end('A-7');
  await vi.waitFor(() => {
    expect(two.seen.news.at(-1)).toMatchObject({ kind: 'sentElsewhere', order: 'A-7' });
    expect(three.seen.news.at(-1)).toEqual({ kind: 'sentElsewhere', order: 'A-7', kept: true });
  });
  expect(three.seen.state.fields.clientPhone).toBe('1');
  expect(await two.keeper.sentAs(), 'what it shows now is another draft').toBeUndefined();
});

test.each([
  { does: 'is emptied', changes: [], left: '', kept: false },
  { does: 'keeps what was entered since', changes: [named('Bea')], left: 'Bea', kept: true },
])(
  'a form opened anew while its order is sent $does, and has the number',
  async ({ changes, left, kept }) => {
    const form = await tab();
    form.do(named('Ana'));
    await written();
    form.keeper.hold(true);
    form.close();
    const news: DraftNews[] = [];
    let shown = defaultQuote;
    const later = {
      onQuote: (next: QuoteState) => void (shown = next),
      onNews: (next: DraftNews) => void news.push(next),
      onStatus: () => {},
    };
    leave.push(() => form.keeper.detach(later));
    await form.keeper.attach(later, defaultQuote, {});
    expect(shown.fields.clientName).toBe('Ana');
    if (changes.length > 0) form.keeper.change(changes.reduce(quoteReducer, shown), {});
    await form.keeper.end('A-7');
    form.keeper.hold(false);
    expect(shown.fields.clientName).toBe(left);
    expect(news.at(-1)).toEqual({ kind: 'sentElsewhere', order: 'A-7', kept });
    const store = await openDraftStore(name);
    await vi.waitFor(
      async () => {
        const found = await store.read(name);
        expect(found.kind === 'draft' ? found.record.quote.fields.clientName : '').toBe(left);
      },
      { timeout: 4000 },
    );
    await written();
    store.close();
  },
);

test('started over, the device has nothing left; brought back, it is all there again', async () => {
  const form = await tab();
  form.do(named('Ana'), { type: 'addPhotos', files: [file('a.jpg')] });
  await written();
  const before = form.seen.state;
  await form.keeper.end();
  form.do({ type: 'reset' });
  expect((await (await openDraftStore(name)).read(name)).kind).toBe('none');
  form.keeper.bringBack(before);
  form.do();
  await written();
  form.close();
  const { seen, names } = await tab();
  expect(seen.state.fields.clientName).toBe('Ana');
  expect(names()).toEqual(['a.jpg']);
});
