import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { configureApi } from '../../../../src/api/config.ts';
import { handleFailure } from '../../../../src/api/call-outcomes.ts';
import { NetworkError, ResponseError } from '../../../../src/api/errors.ts';
import { createQueryClient, ordersKey } from '../../../../src/api/queries.ts';
import type { UploadFiles } from '../../../../src/quote/order/order-deps.ts';
import { clearToasts, getToasts } from '../../../../src/lib/toast-store.ts';
import { useOrder, type OrderOptions } from '../../../../src/quote/order/use-order.ts';
import { quoteMessages } from '../../../../src/quote/quote-messages.ts';

beforeEach(clearToasts);

test.each([
  ['the page becomes visible', 'visibilitychange'],
  ['the bfcache restores the page', 'pageshow'],
])('useOrder refreshes from storage when %s', async (_name, type) => {
  const options = {
    draftKey: crypto.randomUUID(),
    hostValues: {},
    words: quoteMessages,
    onAccepted: vi.fn(),
  };
  const { result } = await renderHook(() => useOrder(options));
  const refreshFromStorage = vi.spyOn(result.current.session, 'refreshFromStorage');
  (type === 'pageshow' ? window : document).dispatchEvent(new Event(type, { bubbles: true }));
  expect(refreshFromStorage).toHaveBeenCalledOnce();
});

test('useOrder opens no storage for a `draftKey` that comes later', async () => {
  const options = { hostValues: {}, words: quoteMessages, onAccepted: vi.fn() };
  const { result, rerender } = await renderHook(
    (draftKey: string | undefined) => useOrder({ ...options, draftKey }),
    { initialProps: undefined as string | undefined },
  );
  const open = vi.spyOn(result.current.session, 'open');
  await rerender('later');
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['an empty `draftKey`', ''],
  ['`null` as `draftKey`', null],
])('useOrder takes %s for none, so that nothing is stored', async (_name, key) => {
  const options = { hostValues: {}, words: quoteMessages, onAccepted: vi.fn() };
  const draftKey = key as string | undefined;
  const [one, other] = [
    await renderHook(() => useOrder({ ...options, draftKey })),
    await renderHook(() => useOrder({ ...options, draftKey })),
  ];
  // Forms with one key share a session.
  expect(one.result.current.session).not.toBe(other.result.current.session);
});

test('useOrder without a `draftKey` asks before the page is left, until its form has gone', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const options = { hostValues: {}, words: quoteMessages, onAccepted: vi.fn() };
  const { result, unmount } = await renderHook(() => useOrder(options));
  expect(asks(), 'nothing entered').toBe(false);
  result.current.session.edit({ type: 'change', changes: { clientName: 'Ana' } });
  await expect.poll(asks).toBe(true);
  result.current.session.edit({ type: 'change', changes: { clientName: '' } });
  await expect.poll(asks).toBe(false);
  result.current.session.edit({ type: 'change', changes: { clientName: 'Ana' } });
  await expect.poll(asks).toBe(true);
  await unmount();
  expect(asks(), 'its entries are gone').toBe(false);
});

/** Sends an order without files, which takes one call. Returns whether the cached list of orders was invalidated. */
async function sendAndLook(response: Response) {
  configureApi();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  const client = createQueryClient();
  client.setQueryData(ordersKey, []);
  const onAccepted = vi.fn();
  const options = {
    draftKey: undefined,
    hostValues: {},
    words: quoteMessages,
    onAccepted,
  };
  const { result } = await renderHook(() => useOrder(options));
  result.current.session.dispatch({ type: 'submit' });
  await expect.poll(() => result.current.order.sent ?? result.current.order.failure).not.toBeNull();
  return { isOld: client.getQueryState(ordersKey)?.isInvalidated, taken: onAccepted.mock.calls.length };
}

test('useOrder invalidates the cached list of orders and reports an accepted order once (ordering 34)', async () => {
  expect(await sendAndLook(Response.json({ id: 'SL-1' }, { status: 201 }))).toEqual({
    isOld: true,
    taken: 1,
  });
});

test('useOrder keeps the cached list of orders after a rejected order (ordering 34)', async () => {
  expect(await sendAndLook(new Response('No', { status: 400 }))).toEqual({ isOld: false, taken: 0 });
});

test.each([
  ['names the files that could not be read', false],
  ['names them also once the form has gone (ordering 45)', true],
])('the toast of useOrder %s, and replaces the one about the connection', async (_name, hasGone) => {
  const file = new File(['a photo'], '1.jpg');
  const slice = file.slice.bind(file);
  file.slice = (from = 0, to = 0) => {
    const part = slice(from, to);
    if (to - from > 1) part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    return part;
  };
  const upload = () => {
    const error = new NetworkError('unreachable');
    handleFailure(error, '/api/upload', 'always');
    return Promise.reject(error);
  };
  const onAccepted = vi.fn();
  const draftKey = hasGone ? crypto.randomUUID() : undefined;
  const options = { draftKey, hostValues: {}, words: quoteMessages, onAccepted, upload };
  const { result, unmount } = await renderHook(() => useOrder(options));
  const { session } = result.current;
  session.edit({ type: 'add', list: 'photos', files: [file] });
  session.dispatch({ type: 'submit' });
  if (hasGone) await unmount();
  await expect.poll(() => session.get().lostFiles).toEqual([file]);
  expect(getToasts()).toMatchObject([{ description: '1 file can’t be read', open: true }]);
});

test.each([
  ['the same form', false],
  ['a later form', true],
])('a new attempt of %s dismisses the toast of the one that failed', async (_name, isLater) => {
  const createOrder = vi.fn(() => Promise.reject(refused));
  const draftKey = crypto.randomUUID();
  const options = { draftKey, hostValues: {}, words: quoteMessages, onAccepted: vi.fn(), createOrder };
  const first = await renderHook(() => useOrder(options));
  first.result.current.session.dispatch({ type: 'submit' });
  const isShown = () => getToasts().some(({ open }) => open);
  await expect.poll(isShown).toBe(true);
  if (isLater) await first.unmount();
  createOrder.mockImplementation(() => new Promise(() => {}));
  const { result } = isLater ? await renderHook(() => useOrder(options)) : first;
  result.current.session.dispatch({ type: 'submit' });
  await expect.poll(() => result.current.order.step).toBe('submitting');
  expect(isShown()).toBe(false);
  result.current.session.dispatch({ type: 'cancel' });
});

test('an attempt of another order leaves the toast of the one that failed', async () => {
  const options = { hostValues: {}, words: quoteMessages, onAccepted: vi.fn() };
  const renderOrder = (createOrder: OrderOptions['createOrder']) =>
    renderHook(() => useOrder({ ...options, draftKey: crypto.randomUUID(), createOrder }));
  const failed = await renderOrder(() => Promise.reject(refused));
  failed.result.current.session.dispatch({ type: 'submit' });
  const isShown = () => getToasts().some(({ open }) => open);
  await expect.poll(isShown).toBe(true);
  const { result } = await renderOrder(() => new Promise(() => {}));
  result.current.session.dispatch({ type: 'submit' });
  await expect.poll(() => result.current.order.step).toBe('submitting');
  expect(isShown()).toBe(true);
});

test('useOrder reports the errors of `placed` and `onAccepted`, and the order counts as sent', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  const fail = (text: string) => () => {
    throw new TypeError(text);
  };
  const { result } = await renderHook(() =>
    useOrder({
      draftKey: undefined,
      hostValues: {},
      words: { ...quoteMessages, placed: fail('no words') },
      onAccepted: fail('no page'),
      createOrder: async () => ({ id: 'A-1' }),
    }),
  );
  result.current.session.dispatch({ type: 'submit' });
  await expect.poll(() => result.current.order.sent?.id).toBe('A-1');
  expect(result.current.order.failure).toBeNull();
  expect(reported.mock.calls).toEqual([[new TypeError('no words')], [new TypeError('no page')]]);
});

/** Sends an order with one photo by the host's calls. Returns what was logged before it failed. */
async function loggedBy(calls: Partial<OrderOptions>) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = { draftKey: undefined, hostValues: {}, words: quoteMessages, onAccepted: vi.fn() };
  const { result } = await renderHook(() => useOrder({ ...options, ...calls }));
  result.current.session.edit({ type: 'add', list: 'photos', files: [new File(['a photo'], '1.jpg')] });
  result.current.session.dispatch({ type: 'submit' });
  await expect.poll(() => result.current.order.failure).not.toBeNull();
  return logged.mock.calls;
}

const bug = new TypeError('undefined is not a function');
const refused = new ResponseError();

test.each([
  ['upload', { upload: () => Promise.reject(bug) }],
  ['createOrder', { upload: async () => ['1'], createOrder: () => Promise.reject(bug) }],
])('useOrder logs an unexpected error of the host’s %s', async (_name, calls) => {
  expect(await loggedBy(calls)).toEqual([[bug]]);
});

test('useOrder logs that the host’s upload has returned no list', async () => {
  expect(await loggedBy({ upload: async () => undefined as never })).toEqual([[expect.any(TypeError)]]);
});

test.each([
  ['upload', { upload: () => Promise.reject(refused) }],
  ['createOrder', { upload: async () => ['1'], createOrder: () => Promise.reject(refused) }],
])('useOrder does not log a failed call of the host’s %s', async (_name, calls) => {
  expect(await loggedBy(calls)).toEqual([]);
});

test('useOrder ignores the progress of a canceled upload that goes on', async () => {
  const upload = vi.fn<UploadFiles>(() => new Promise(() => {}));
  const options = { draftKey: undefined, hostValues: {}, words: quoteMessages, onAccepted: vi.fn() };
  const { result } = await renderHook(() => useOrder({ ...options, upload }));
  const { session } = result.current;
  session.edit({ type: 'add', list: 'photos', files: [new File(['ten bytes.'], '1.jpg')] });
  session.dispatch({ type: 'submit' });
  await expect.poll(() => upload.mock.calls).toHaveLength(1);
  session.dispatch({ type: 'cancel' });
  session.dispatch({ type: 'submit' });
  await expect.poll(() => upload.mock.calls).toHaveLength(2);
  const [canceled, current] = upload.mock.calls.map(([, { onProgress }]) => onProgress);
  current?.(10, 100);
  canceled?.(90, 100);
  expect(session.progress.bytes()).toEqual({ sent: 1, total: 10 });
});
