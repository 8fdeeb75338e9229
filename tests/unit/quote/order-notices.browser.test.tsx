import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { NetworkError } from '../../../src/api/errors.ts';
import { rejectionMessages } from '../../../src/photos/rejection-messages.ts';
import { newOrder } from '../../../src/quote/order/order-machine.ts';
import { DraftNotice, SendStatus } from '../../../src/quote/order-notices.tsx';
import { SendPanel } from '../../../src/quote/send-panel.tsx';
import type { OrderSession } from '../../../src/quote/order/order-session.ts';
import { defaultQuote } from '../../../src/quote/quote-state.ts';
import { fileOf, filesOf } from './file-of.ts';
import { record } from './order/record-fixture.ts';
import { inForm } from './in-form.tsx';

test('DraftNotice says that the form still has the changes that were not sent, and offers to start over', async () => {
  const session = { dispatch: vi.fn() } as unknown as OrderSession;
  const order = { ...newOrder(), notice: { kind: 'changesLeft' } as const };
  const screen = await render(inForm({ order, session, goToTab: () => {} }, <DraftNotice />));
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent('Your order was sent without your later changes. This form still has them.');
  await screen.getByRole('button', { name: 'Start over' }).click();
  expect(session.dispatch).toHaveBeenCalledWith({ type: 'startOver' });
});

test('“Undo” ignores the second click of a double click on “Start over”, which it has replaced', async () => {
  const session = { dispatch: vi.fn() } as unknown as OrderSession;
  const order = { ...newOrder(), notice: { kind: 'startedOver' } as const };
  const screen = await render(inForm({ order, session, goToTab: () => {} }, <DraftNotice />));
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(session.dispatch).not.toHaveBeenCalled();
  await undo.click();
  expect(session.dispatch).toHaveBeenCalledWith({ type: 'undo' });
});

test.each([
  ['one day', 1, 'We kept your draft from Monday, 14:05: 2 photos.'],
  ['six days', 6, 'We kept your draft from Wednesday, 14:05: 2 photos.'],
  ['seven days', 7, 'We kept your draft from Tuesday, November 17, 2026, 14:05: 2 photos.'],
])('DraftNotice names the day of a draft that is %s old', async (_, days, text) => {
  vi.setSystemTime(new Date('2026-11-24T14:05'));
  onTestFinished(() => void vi.useRealTimers());
  const savedAt = new Date(`2026-11-${24 - days}T14:05`).getTime();
  const order = { ...newOrder(), notice: { kind: 'restored', savedAt, photos: 2 } as const };
  const session = {} as unknown as OrderSession;
  const screen = await render(inForm({ order, session, goToTab: () => {} }, <DraftNotice />));
  await expect.element(screen.getByRole('status').first()).toHaveTextContent(text);
});

test('DraftNotice shows “Bringing it here…” until the other tab responds', async () => {
  const response = Promise.withResolvers<boolean>();
  const session = { bringHere: () => response.promise } as unknown as OrderSession;
  const order = { ...newOrder(), other: { ...record, isOpen: true } };
  const goToTab = vi.fn();
  const screen = await render(inForm({ order, session, goToTab }, <DraftNotice />));
  const button = screen.getByRole('button', { name: 'Bring it here' });
  await button.click();
  await expect.element(screen.getByRole('status').last()).toHaveTextContent('Bringing it here…');
  await expect.element(button).toBeDisabled();
  response.resolve(false);
  await expect
    .element(screen.getByRole('status').last())
    .toHaveTextContent('You have an order open in another tab.');
  await expect.element(button).toHaveFocus();
  expect(goToTab).not.toHaveBeenCalled();
});

test('DraftNotice says beside “Bring it here” why the other order cannot be brought', async () => {
  const order = { ...newOrder(), other: { ...record, isOpen: true }, stopReason: 'sending' } as const;
  const screen = await render(
    inForm(
      { order },
      <>
        <DraftNotice />
        <SendStatus />
      </>,
    ),
  );
  const lines = screen.container.querySelectorAll('[role=status]');
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    '',
    'You have an order open in another tab. The other tab is sending that order. Try again once it is done.',
    '',
  ]);
});

test.each([
  ['refused', /Your order has not been sent yet\./],
  ['unknown', /it may have arrived\./],
] as const)(
  'SendStatus says once the connection is back after an attempt that is %s whether the order was sent',
  async (outcome, sentence) => {
    const setOnline = (value: boolean) => {
      Object.defineProperty(navigator, 'onLine', { get: () => value, configurable: true });
      window.dispatchEvent(new Event(value ? 'online' : 'offline'));
    };
    onTestFinished(() => setOnline(true));
    setOnline(false);
    const failure = { call: 'upload', error: new NetworkError('offline') } as const;
    const attempts = [{ content: '1', key: '1', outcome, payload: undefined, refused: [] }];
    const screen = await render(inForm({ order: { ...newOrder(), attempts, failure } }, <SendStatus />));
    const text = () => screen.container.textContent;
    expect(text()).toMatch(/^You are offline\./);
    setOnline(true);
    await expect.poll(text).toMatch(sentence);
  },
);

test('SendPanel keeps the row of an unreadable file when another of the same name is removed', async () => {
  const photos = [fileOf('DSC_1.jpg'), fileOf('DSC_1.jpg', { size: 2 })];
  const session = { edit: vi.fn(), dispatch: vi.fn() } as unknown as OrderSession;
  const panel = (lostFiles: File[]) =>
    inForm(
      { order: { ...newOrder(), quote: { ...defaultQuote, photos }, lostFiles }, session },
      <SendPanel />,
    );
  const screen = await render(panel(photos));
  const inputs = () => [...screen.container.querySelectorAll('input:not([multiple])')];
  const [, second] = inputs();
  await screen.rerender(panel(photos.slice(1)));
  expect(inputs()).toEqual([second]);
});

test('SendPanel replaces all unreadable files at once by files of the same name and size', async () => {
  // Two cards, whose cameras count alike.
  const lost = [
    fileOf('1.jpg'),
    fileOf('2.jpg', { lastModified: 1 }),
    fileOf('2.jpg', { lastModified: 2 }),
    fileOf('3.jpg', { size: 2 }),
  ];
  const kept = fileOf('4.jpg');
  const edit = vi.fn();
  const order = { ...newOrder(), quote: { ...defaultQuote, photos: [...lost, kept] }, lostFiles: lost };
  const screen = await render(inForm({ order, session: { edit } as unknown as OrderSession }, <SendPanel />));
  const choose = screen.getByRole('button', { name: 'Choose them again' });
  const input = choose.element().parentElement!.querySelector('input')!;
  const copied = fileOf('1.jpg', { lastModified: 5 });
  const other = fileOf('3.jpg', { size: 3 });
  const [, , again] = lost;
  await userEvent.upload(input, [again!, copied, other, kept]);
  await expect.poll(() => edit).toHaveBeenCalledOnce();
  const { pairs } = edit.mock.calls[0]![0] as { pairs: Map<File, File> };
  expect(Array.from(pairs, ([file, by]) => [lost.indexOf(file), by.name])).toEqual([
    [2, '2.jpg'],
    [0, '1.jpg'],
  ]);
});

test('SendPanel replaces unreadable files also if photos and references are more than a list may have', async () => {
  const photos = filesOf(1500);
  const references = filesOf(600, 'style_');
  const lost = photos.slice(0, 2);
  const edit = vi.fn();
  const order = { ...newOrder(), quote: { ...defaultQuote, photos, references }, lostFiles: lost };
  const screen = await render(inForm({ order, session: { edit } as unknown as OrderSession }, <SendPanel />));
  await userEvent.upload(screen.container.querySelector('input[multiple]')!, lost);
  await expect.poll(() => edit).toHaveBeenCalledOnce();
  expect(edit).toHaveBeenCalledWith({ type: 'replaceFiles', pairs: expect.any(Map) });
});

test('SendPanel says after each common choice how many files are left, and which chosen ones do not fit', async () => {
  const lost = filesOf(4);
  const session = { edit: vi.fn() } as unknown as OrderSession;
  const panel = (lostFiles: File[]) =>
    inForm(
      { order: { ...newOrder(), quote: { ...defaultQuote, photos: lost }, lostFiles }, session },
      <SendPanel />,
    );
  const screen = await render(panel(lost));
  const input = screen.container.querySelector('input[multiple]')!;
  const status = () => screen.getByRole('status').first().element().textContent;
  const other = fileOf('other.jpg');
  expect(status()).toBe('');
  await userEvent.upload(input, [lost[0]!, other]);
  await screen.rerender(panel(lost.slice(1)));
  const sentence =
    'other.jpg has another name or size than the files that can’t be read and was left out. To use it anyway, choose it for one of the files below.';
  await expect.poll(status).toBe(`${sentence} 3 files can’t be read`);
  await screen.rerender(panel(lost.slice(2)));
  expect(status()).toBe(`${sentence} 2 files can’t be read`);
  await userEvent.upload(input, [other]);
  await expect.poll(status).toBe(`${sentence}\u00A0 2 files can’t be read`);
  await userEvent.upload(input, [fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg'), fileOf('d.jpg')]);
  await expect
    .poll(status)
    .toMatch(
      /^4 files have another name or size .*: a\.jpg, b\.jpg, c\.jpg and 1 more\. To use one of them anyway,/,
    );
  await screen.rerender(panel(lost.slice(3)));
  expect(status()).toMatch(/^4 files have another name or size .* below\.$/);
});

test('SendPanel keeps its buttons in view below hundreds of unreadable files', async () => {
  const lost = filesOf(300);
  const quote = { ...defaultQuote, photos: [...lost, fileOf('4.jpg')] };
  const screen = await render(inForm({ order: { ...newOrder(), quote, lostFiles: lost } }, <SendPanel />));
  await expect.element(screen.getByRole('button', { name: 'Send without them' })).toBeVisible();
  expect(screen.container.clientHeight).toBeLessThan(600);
});

test('SendPanel leaves room for focus rings, and in a low window for its buttons, around unreadable files', async () => {
  await page.viewport(568, 320);
  const lost = filesOf(30);
  const order = { ...newOrder(), quote: { ...defaultQuote, photos: lost }, lostFiles: lost };
  const screen = await render(inForm({ order }, <SendPanel />));
  const row = screen.getByText('DSC_0000.jpg').element().parentElement!;
  const list = row.parentElement!;
  expect(list.clientHeight).toBeLessThan(0.6 * 320);
  // A ring is 3 px wide, 2 px away.
  expect(row.getBoundingClientRect().left - list.getBoundingClientRect().left).toBeGreaterThanOrEqual(5);
  list.scrollTop = list.scrollHeight;
  const last = list.lastElementChild!.getBoundingClientRect();
  expect(list.getBoundingClientRect().bottom - last.bottom).toBeGreaterThanOrEqual(5);
});

test('SendPanel offers to send without the unreadable files if other photos are left', async () => {
  const [lost, other] = [fileOf('1.jpg'), fileOf('2.jpg')];
  const panel = (photos: File[]) =>
    inForm(
      {
        order: { ...newOrder(), quote: { ...defaultQuote, photos, references: [other] }, lostFiles: [lost] },
      },
      <SendPanel />,
    );
  const screen = await render(panel([lost, other]));
  const without = screen.getByRole('button', { name: 'Send without it' });
  await expect.element(without).toBeVisible();
  await screen.rerender(panel([lost]));
  await expect.element(without).not.toBeInTheDocument();
});

test('SendPanel rejects a replacement that is not a photo, with the host’s message', async () => {
  const lost = fileOf('DSC_1.jpg');
  const edit = vi.fn();
  const words = { one: (name: string) => `${name} ist kein Foto.`, many: () => '' };
  const screen = await render(
    inForm(
      {
        order: { ...newOrder(), quote: { ...defaultQuote, photos: [lost] }, lostFiles: [lost] },
        session: { edit } as unknown as OrderSession,
        pickerMessages: { rejection: { ...rejectionMessages, type: words } },
      },
      <SendPanel />,
    ),
  );
  const input = screen.container.querySelector('input')!;
  await userEvent.upload(input, new File(['Dear Ana'], 'letter.txt', { type: 'text/plain' }));
  const status = screen.getByRole('status').last();
  await expect.element(status).toHaveTextContent('letter.txt ist kein Foto.');
  expect(edit).not.toHaveBeenCalled();

  const again = fileOf('DSC_1 copy.jpg');
  await userEvent.upload(input, again);
  expect(edit).toHaveBeenCalledWith({ type: 'replaceFiles', pairs: new Map([[lost, expect.any(File)]]) });
  await expect.element(status).toHaveTextContent('');
});
