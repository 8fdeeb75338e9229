import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, watchStored, writeStored } from '../../../src/lib/storage.ts';

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : -1);

/** Stubs `window` with a `localStorage`. `fail` makes every access throw, `full` every write. */
function fakeWindow() {
  const entries = new Map<string, string>();
  const state = { fail: false, full: false };
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state.full) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => entries.delete(key),
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
  return { entries, state, fromOtherTab };
}

let page: ReturnType<typeof fakeWindow>;
let count = 0;
let key: string;

beforeEach(() => {
  page = fakeWindow();
  key = `key-${count++}`; // values that storage rejected stay in memory between tests
});
afterEach(() => vi.unstubAllGlobals());

test('readStored returns a value written by writeStored (estimate 12)', () => {
  writeStored(key, 7);
  expect(readStored(key, parse)).toBe(7);
  expect(page.entries.get(key)).toBe('7');
});

test('readStored returns any JSON value as it was written (estimate 12)', () => {
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
  'readStored returns the default for the stored text %j (estimate 12)',
  (text) => {
    page.entries.set(key, text);
    expect(readStored(key, parse)).toBe(-1);
    expect('polluted' in {}).toBe(false);
  },
);

test('readStored returns the default if the parser throws on the stored value (estimate 12)', () => {
  page.entries.set(key, '{"items":null}');
  const length = (stored: unknown) => (stored === undefined ? 0 : (stored as { items: [] }).items.length);
  expect(readStored(key, length)).toBe(0);
});

test('writeStored ignores a value that JSON cannot represent (estimate 12)', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  writeStored(key, loop);
  writeStored(key, 1n);
  expect(readStored(key, parse)).toBe(-1);
});

test('without a window, readStored returns the default and writeStored does not throw (estimate 12)', () => {
  vi.unstubAllGlobals();
  expect(readStored(key, parse)).toBe(-1);
  expect(() => writeStored('on-the-server', 1)).not.toThrow();
});

test('readStored returns a written value although storage throws (estimate 12)', () => {
  page.state.fail = true;
  expect(readStored(key, parse)).toBe(-1);
  writeStored(key, 5);
  expect(readStored(key, parse)).toBe(5);
});

test('readStored prefers a newer value that full storage rejected (estimate 12)', () => {
  writeStored(key, 1);
  page.state.full = true;
  writeStored(key, 2);
  expect(readStored(key, parse)).toBe(2);
  page.state.full = false;
  writeStored(key, 3);
  expect(readStored(key, parse)).toBe(3);
});

test('writing undefined deletes the value', () => {
  writeStored(key, 1);
  writeStored(key, undefined);
  expect(page.entries.has(key)).toBe(false);
  page.state.full = true;
  writeStored(key, 2);
  writeStored(key, undefined);
  expect(readStored(key, parse)).toBe(-1);
});

test('watchStored reports changes of its key from this page and other tabs until unsubscribed', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = watchStored(key, listener);
  writeStored(key, 1);
  expect(listener).toHaveBeenCalledTimes(1);
  writeStored(`${key}-other`, 1);
  page.fromOtherTab(`${key}-other`);
  expect(listener).toHaveBeenCalledTimes(1);
  page.fromOtherTab(key);
  expect(listener).toHaveBeenCalledTimes(2);
  page.fromOtherTab(null);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  writeStored(key, 2);
  page.fromOtherTab(key);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a value from another tab replaces a value that storage rejected', () => {
  page.state.full = true;
  const unsubscribe = watchStored(key, () => {});
  writeStored(key, 1);
  page.entries.set(key, '9');
  page.fromOtherTab(key);
  expect(readStored(key, parse)).toBe(9);
  unsubscribe();
});

test('writing undefined deletes a rejected value while storage still throws', () => {
  page.state.fail = true;
  writeStored(key, 7);
  writeStored(key, undefined);
  expect(readStored(key, parse)).toBe(-1);
});
