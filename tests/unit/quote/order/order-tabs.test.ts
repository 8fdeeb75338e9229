import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserTabs } from '../../../../src/quote/order/order-tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Creates tabs in a browser with these locks. */
function tabsWith(locks: Partial<LockManager>) {
  vi.stubGlobal('navigator', { locks });
  return createBrowserTabs();
}

const refuse = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

test('hold() succeeds without locks if the browser rejects the lock request', async () => {
  const tabs = tabsWith({ request: refuse, query: refuse });
  const onLost = vi.fn();
  expect(await tabs.hold('draft', onLost)).toBe(true);
  expect(tabs.hasLocks).toBe(false);
  expect(onLost).not.toHaveBeenCalled();
});

test('isOpen() returns false without locks if the browser rejects the lock query', async () => {
  const tabs = tabsWith({ request: refuse, query: refuse });
  expect(await tabs.isOpen('draft')).toBe(false);
  expect(tabs.hasLocks).toBe(false);
});

test('askFor() resolves to null if the browser rejects BroadcastChannel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const tabs = createBrowserTabs();
  tabs.listen(vi.fn(), vi.fn());
  tabs.announceChange();
  const denial = tabs.askFor('draft');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await denial).toBeNull();
});

test('hold() reports a stolen lock once and can acquire it again', async () => {
  const { locks } = globalThis.navigator;
  const [mine, other] = [tabsWith(locks), tabsWith(locks)];
  const onLost = vi.fn();
  expect(await mine.hold('draft', onLost)).toBe(true);
  expect(await other.hold('draft', () => {})).toBe(false);
  expect(await other.hold('draft', () => {}, true)).toBe(true);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(mine.hasLocks).toBe(true);
  other.letGo('draft');
  await vi.waitFor(async () => expect(await mine.isOpen('draft')).toBe(false), { timeout: 20_000 });
  expect(await mine.hold('draft', onLost)).toBe(true);
  mine.letGo('draft');
});

test('askFor() ignores messages of another release and resolves to null after 1.5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = new BroadcastChannel('order-tabs');
  const heard = new Promise<MessageEvent>((resolve) => {
    other.addEventListener('message', resolve);
  });
  const tabs = createBrowserTabs();
  const [onChange, onAsked, settled] = [vi.fn(), vi.fn(), vi.fn()];
  tabs.listen(onChange, onAsked);
  const refusal = tabs.askFor('draft').finally(settled);
  const { id } = (await heard).data as { id: string };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other argument
  other.postMessage({ kind: 'refusal', id, why: 'busy' });
  await vi.advanceTimersByTimeAsync(1400);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await refusal).toBeNull();
  expect([onChange, onAsked].flatMap(({ mock }) => mock.calls)).toEqual([]);
  other.close();
});

test('a page releases its lock in the bfcache and acquires it again when restored', async () => {
  const { locks } = globalThis.navigator;
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const tabs = tabsWith(locks);
  const onLost = vi.fn();
  const show = (type: 'pagehide' | 'pageshow') =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  const isHeld = async (expected: boolean) =>
    vi.waitFor(async () => expect(await tabs.isOpen('draft')).toBe(expected), { timeout: 20_000 });

  expect(await tabs.hold('draft', onLost)).toBe(true);
  show('pagehide');
  // The page may still write its last changes.
  expect(await tabs.hold('draft', onLost)).toBe(true);
  await isHeld(false);
  show('pageshow');
  await isHeld(true);

  show('pagehide');
  await isHeld(false);
  const other = tabsWith(locks);
  expect(await other.hold('draft', () => {})).toBe(true);
  show('pageshow');
  other.letGo('draft');
  await isHeld(false);
  expect(onLost, 'which tab owns the draft is in its record').not.toHaveBeenCalled();
});
