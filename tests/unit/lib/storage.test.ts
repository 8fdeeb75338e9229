import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, watchStored, writeStored } from '../../../src/lib/storage.ts';

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : -1);

/** As much of a window as storage needs; `fail` makes every access throw, `full` every write. */
function fakeWindow() {
  const kept = new Map<string, string>();
  const state = { fail: false, full: false };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state.full) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  const target = new EventTarget();
  vi.stubGlobal('window', {
    get localStorage() {
      if (state.fail) throw new DOMException('Refused', 'SecurityError');
      return storage;
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  const fromOtherTab = (key: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { kept, state, fromOtherTab };
}

let page: ReturnType<typeof fakeWindow>;
let count = 0;
let key: string;

beforeEach(() => {
  page = fakeWindow();
  key = `key-${count++}`; // what storage refused outlives a test
});
afterEach(() => vi.unstubAllGlobals());

test('readStored returns what writeStored has stored (estimate 12)', () => {
  expect(writeStored(key, 7)).toBe(true);
  expect(readStored(key, parse)).toBe(7);
  expect(page.kept.get(key)).toBe('7');
});

test('readStored returns any JSON value unchanged (estimate 12)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      writeStored(key, value);
      expect(readStored(key, (stored) => stored)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('readStored returns the default if nothing is stored (estimate 12)', () =>
  expect(readStored(key, parse)).toBe(-1));

test.each(['', '{', 'undefined', '[1', '{"__proto__":{"polluted":1}}', '\0', '7;'])(
  'readStored returns the default for the corrupt text %j (estimate 12)',
  (text) => {
    page.kept.set(key, text);
    expect(readStored(key, parse)).toBe(-1);
    expect('polluted' in {}).toBe(false);
  },
);

test('readStored returns the default if the parser throws (estimate 12)', () => {
  page.kept.set(key, '{"items":null}');
  const length = (stored: unknown) => (stored === undefined ? 0 : (stored as { items: [] }).items.length);
  expect(readStored(key, length)).toBe(0);
});

test('writeStored returns false for a value that JSON cannot contain (estimate 12)', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect(writeStored(key, loop)).toBe(false);
  expect(writeStored(key, 1n)).toBe(false);
  expect(readStored(key, parse)).toBe(-1);
});

test('without a window readStored returns the default and writeStored returns false (estimate 12)', () => {
  vi.unstubAllGlobals();
  expect(readStored(key, parse)).toBe(-1);
  expect(writeStored('on-the-server', 1)).toBe(false);
});

test('a value that storage refuses is kept until the page unloads (estimate 12)', () => {
  page.state.fail = true;
  expect(readStored(key, parse)).toBe(-1);
  expect(writeStored(key, 5)).toBe(false);
  expect(readStored(key, parse)).toBe(5);
});

test('a value that a full storage refuses replaces the stored one (estimate 12)', () => {
  writeStored(key, 1);
  page.state.full = true;
  expect(writeStored(key, 2)).toBe(false);
  expect(readStored(key, parse)).toBe(2);
  page.state.full = false;
  expect(writeStored(key, 3)).toBe(true);
  expect(readStored(key, parse)).toBe(3);
});

test('writeStored deletes the value for undefined', () => {
  writeStored(key, 1);
  writeStored(key, undefined);
  expect(page.kept.has(key)).toBe(false);
  page.state.full = true;
  writeStored(key, 2);
  writeStored(key, undefined);
  expect(readStored(key, parse)).toBe(-1);
});

test('watchStored reports changes of its key in this page and in other tabs, until it is unsubscribed', () => {
  const heard = vi.fn<() => void>();
  const stop = watchStored(key, heard);
  writeStored(key, 1);
  expect(heard).toHaveBeenCalledTimes(1);
  writeStored(`${key}-other`, 1);
  page.fromOtherTab(`${key}-other`);
  expect(heard).toHaveBeenCalledTimes(1);
  page.fromOtherTab(key);
  expect(heard).toHaveBeenCalledTimes(2);
  page.fromOtherTab(null);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  writeStored(key, 2);
  page.fromOtherTab(key);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a value that another tab has stored replaces one that storage refused here', () => {
  page.state.full = true;
  const stop = watchStored(key, () => {});
  writeStored(key, 1);
  page.kept.set(key, '9');
  page.fromOtherTab(key);
  expect(readStored(key, parse)).toBe(9);
  stop();
});

test('writeStored deletes a value that storage has refused', () => {
  page.state.fail = true;
  writeStored(key, 7);
  writeStored(key, undefined);
  expect(readStored(key, parse)).toBe(-1);
});
