import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserTabs, type Tabs } from '../../../../src/quote/order/order-tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Creates a page that has locks like these, and returns its tabs and a function that hides or shows it. */
function pageWith(locks: Partial<LockManager> | undefined, hasDraft = true) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { locks });
  const tabs = createBrowserTabs();
  tabs.listen(vi.fn(), vi.fn());
  if (hasDraft) void tabs.markOpen();
  const show = (type: 'pagehide' | 'pageshow') =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  return { tabs, show };
}

/** Expects that one tab reports another one as open, or as closed. */
const expectOpen = (other: Tabs, { me }: Tabs, isOpen: boolean) =>
  vi.waitFor(async () => expect(await other.isOpen(me)).toBe(isOpen), { timeout: 20_000 });

const nextMessage = (channel: BroadcastChannel) =>
  new Promise<MessageEvent>((resolve) => {
    channel.addEventListener('message', resolve, { once: true });
  });

const refuse = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

test('isOpen() resolves to null if the browser has no locks, or rejects the lock request', async () => {
  expect(await pageWith({ request: refuse }).tabs.isOpen('tab')).toBeNull();
  expect(await pageWith(undefined).tabs.isOpen('tab')).toBeNull();
});

test('a tab whose lock request was rejected once requests the lock again', async () => {
  const { locks } = globalThis.navigator;
  const request = vi.spyOn(locks, 'request').mockImplementationOnce(refuse);
  const { tabs } = pageWith(locks);
  await tabs.markOpen();
  expect(await tabs.isOpen(tabs.me)).toBe(false);
  await tabs.markOpen();
  expect(await tabs.isOpen(tabs.me)).toBe(true);
  request.mockRestore();
});

test('markOpen() and isOpen() do not wait for locks that never answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise<never>(() => {});
  const { tabs } = pageWith({ request: never });
  const answers = Promise.all([tabs.markOpen(), tabs.isOpen('tab')]);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answers)[1]).toBeNull();
});

test('askFor() resolves to null if the browser rejects BroadcastChannel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { tabs } = pageWith(undefined);
  tabs.announceChange();
  const denial = tabs.askFor('draft', 'tab');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await denial).toBeNull();
});

test('askFor() ignores messages of another release and resolves to null after 1.5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const other = new BroadcastChannel('order-tabs');
  const heard = nextMessage(other);
  const { tabs } = pageWith(undefined);
  const [onChange, handOver, settled] = [vi.fn(), vi.fn(), vi.fn()];
  tabs.listen(onChange, handOver);
  const refusal = tabs.askFor('draft', 'tab').finally(settled);
  const { id } = (await heard).data as { id: string };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other argument
  other.postMessage({ kind: 'refusal', id, why: 'busy' });
  await vi.advanceTimersByTimeAsync(1400);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await refusal).toBeNull();
  expect([onChange, handOver].flatMap(({ mock }) => mock.calls)).toEqual([]);
  other.close();
});

test('askFor() waits 100 ms for the answer of a tab that shows the draft of a closed one', async () => {
  const { locks } = globalThis.navigator;
  const [mine, other] = [pageWith(locks).tabs, pageWith(locks).tabs];
  await other.markOpen();
  other.listen(vi.fn(), (id) => (id === 'draft' ? Promise.resolve('sending' as const) : undefined));
  expect(await mine.askFor('draft', other.me)).toBe('sending');
  expect(await mine.askFor('draft', 'closed')).toBe('sending');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const channel = new BroadcastChannel('order-tabs');
  const asked = nextMessage(channel);
  const settled = vi.fn();
  const answer = pageWith(locks).tabs.askFor('another', 'closed').finally(settled);
  await asked;
  await vi.advanceTimersByTimeAsync(99);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
  expect(await answer).toBeNull();
  channel.close();
});

test('isOpen() reports a page in the bfcache as closed until it is restored', async () => {
  const { locks } = globalThis.navigator;
  const [mine, other] = [pageWith(locks), pageWith(locks)];
  await expectOpen(other.tabs, mine.tabs, true);
  // A second form in the page.
  mine.tabs.listen(vi.fn(), vi.fn());
  await mine.tabs.markOpen();
  for (let visit = 0; visit < 2; visit++) {
    mine.show('pagehide');
    await expectOpen(other.tabs, mine.tabs, false);
    mine.show('pageshow');
    await expectOpen(other.tabs, mine.tabs, true);
  }
});

test('a page that owns its first draft in the bfcache holds the lock once it is restored', async () => {
  const { locks } = globalThis.navigator;
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { locks });
  const [mine, other] = [createBrowserTabs(), createBrowserTabs()];
  mine.listen(vi.fn(), vi.fn());
  page.dispatchEvent(new Event('pagehide'));
  await mine.markOpen();
  await expectOpen(other, mine, false);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expectOpen(other, mine, true);
});

test('a tab holds no lock before markOpen()', async () => {
  const { locks } = globalThis.navigator;
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { locks });
  const [mine, other] = [createBrowserTabs(), createBrowserTabs()];
  mine.listen(vi.fn(), vi.fn());
  expect(await other.isOpen(mine.me)).toBe(false);
  await mine.markOpen();
  expect(await other.isOpen(mine.me)).toBe(true);
});

describe('the page before, in the same tab,', () => {
  /** Opens a page whose session storage names another page, whose lock is held until `release` is called. */
  async function pageAfter(locks: Partial<LockManager> | undefined, hasDraft = true) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const before: string = crypto.randomUUID();
    void globalThis.navigator.locks.request(`order-tab:${before}`, () => released);
    const kept = new Map([['order-tab', JSON.stringify(before)]]);
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    vi.stubGlobal('window', { sessionStorage });
    const { tabs, show } = pageWith(locks, hasDraft);
    return { before, tabs, show, release, kept };
  }

  test('is closed although its lock is released late', async () => {
    const { before, tabs, release } = await pageAfter(globalThis.navigator.locks);
    setTimeout(release, 100);
    // The number of an order and the next draft have the same owner.
    expect(await Promise.all([tabs.isOpen(before), tabs.isOpen(before)])).toEqual([false, false]);
  });

  test('is closed to other tabs while this page looks at its lock', async () => {
    const { locks } = globalThis.navigator;
    const { tabs } = pageWith(locks);
    const { promise: looked, resolve: stop } = Promise.withResolvers<void>();
    void locks.request('order-tab:before', { mode: 'shared' }, () => looked);
    expect(await tabs.isOpen('before')).toBe(false);
    stop();
  });

  test('is open if its lock is not released: this tab is a duplicate', async () => {
    const { before, tabs, release } = await pageAfter(globalThis.navigator.locks);
    expect(await tabs.isOpen(before)).toBe(true);
    release();
    expect(await tabs.isOpen(before)).toBe(false);
  });

  test('is closed if there are no locks', async () => {
    const { before, tabs, release } = await pageAfter(undefined);
    expect(await tabs.isOpen(before)).toBe(false);
    release();
  });

  test('stays the page before for the next one if this page had no draft', async () => {
    const { before, show, kept, release } = await pageAfter(undefined, false);
    show('pagehide');
    expect(kept.get('order-tab')).toBe(JSON.stringify(before));
    release();
  });

  test('is this page for the next one although the browser has refused its lock', async () => {
    const { tabs, show, kept, release } = await pageAfter({ request: refuse });
    await new Promise((resolve) => setTimeout(resolve));
    show('pagehide');
    expect(kept.get('order-tab')).toBe(JSON.stringify(tabs.me));
    release();
  });

  test('is named in session storage only while this page is hidden', async () => {
    const { tabs, show, kept, release } = await pageAfter(globalThis.navigator.locks);
    expect(kept.size).toBe(0);
    show('pagehide');
    expect(kept.get('order-tab')).toBe(JSON.stringify(tabs.me));
    show('pageshow');
    expect(kept.size).toBe(0);
    release();
  });
});

test('markOpen() resolves if the page is hidden and shown before its lock is granted', async () => {
  const { locks } = globalThis.navigator;
  const { promise: isGranted, resolve: grant } = Promise.withResolvers<void>();
  const request = async (...args: Parameters<LockManager['request']>) => {
    await isGranted;
    return locks.request(...args);
  };
  const { tabs, show } = pageWith({ request: request as LockManager['request'] });
  show('pagehide');
  show('pageshow');
  grant();
  await tabs.markOpen();
  expect(await tabs.isOpen(tabs.me)).toBe(true);
  show('pagehide');
  await expectOpen(tabs, tabs, false);
});
