import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sampleOrder } from '../../../../site/content/account/sample-order.ts';
import { findPage } from '../../../../site/content/find-page.ts';
import { DAYS_KEPT, forgetOrders, type SentOrderRecord } from '../../../../site/orders/sent-orders.ts';
import '../../../../src/styles/index.css';
import CustomerPortal from '../../../../site/pages/customer-portal.tsx';
import { writeStored } from '../../../../src/lib/storage.ts';

async function openPortal(change: Partial<SentOrderRecord> = {}) {
  writeStored('orders:sent', [{ ...sampleOrder, id: 'SL-1042', ...change }]);
  const page = findPage('/customer-portal');
  const screen = await render(<CustomerPortal page={page} content={undefined} />);
  await expect.element(screen.getByRole('heading', { name: '1 order', exact: true })).toBeVisible();
  return { screen, clear: screen.getByRole('button', { name: 'Clear list' }) };
}

afterEach(forgetOrders);

test('CustomerPortal lists this device’s orders without a status and clears the list (ordering 60)', async () => {
  const { screen, clear } = await openPortal();
  const { textContent } = screen.container;
  expect(textContent).toContain('#SL-1042');
  expect(textContent).toContain(`In this browser only, for ${DAYS_KEPT} days`);
  const list = screen.container.querySelector('details')?.textContent;
  expect(list).not.toMatch(/status|received|in progress|delivered/i);

  await clear.click();
  await screen.getByRole('group', { name: 'Clear list' }).getByRole('button', { name: 'Clear list' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No orders from this device yet' })).toHaveFocus();
});

test('“Cancel” returns the focus to “Clear list”', async () => {
  const { screen, clear } = await openPortal();
  await expect.element(clear).not.toHaveFocus();
  await clear.click();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(clear).toHaveFocus();
});

test('CustomerPortal shows what an order cost when it was sent, and a receipt only at these prices (ordering 60)', async () => {
  const receipt = 'Receipt of the estimate';
  const { screen } = await openPortal();
  await expect.element(screen.getByText(receipt)).toBeVisible();
  await screen.unmount();
  const changed = await openPortal({ total: 500 });
  expect(changed.screen.container.textContent).toContain('$500');
  expect(changed.screen.container.textContent).not.toContain(receipt);
  // The receipt would say it.
  expect(changed.screen.container.textContent).toContain('Rush orderNo');
  await changed.screen.unmount();
  const rushed = await openPortal({ total: 500, rush: true });
  expect(rushed.screen.container.textContent).toContain('Rush orderYes');
});

test('CustomerPortal writes out a deadline', async () => {
  const { screen } = await openPortal({ deadline: '2026-12-01' });
  expect(screen.container.textContent).toContain('Project deadlineDec 1, 2026');
});

test('CustomerPortal shows no stored deadline that is not a day of the calendar', async () => {
  const { screen } = await openPortal({ deadline: '2026-99-99' });
  expect(screen.container.textContent).toContain('Project deadlineNone');
});

test('CustomerPortal stays as wide as its window with a stored service of one long word', async () => {
  const { screen } = await openPortal({ service: 'x'.repeat(10_000) });
  expect(screen.container.scrollWidth).toBe(screen.container.clientWidth);
});

test('CustomerPortal lists an order of a service that the price list no longer has (ordering 60)', async () => {
  const { screen } = await openPortal({ service: 'Film scans' });
  expect(screen.container.querySelector('summary')?.textContent).toContain('#SL-1042 Film scans, 120 images');
  // The link would open an empty form.
  expect(screen.container.textContent).not.toContain('Order the same again');
});

test('CustomerPortal shows no price of an order that had none (estimate 5)', async () => {
  const { screen } = await openPortal({ total: NaN });
  expect(screen.container.querySelector('summary')?.textContent).toMatch(/—$/);
});

test('an order that is sent in another tab does not close the one that is open in CustomerPortal', async () => {
  const { screen } = await openPortal();
  const isOpen = () => [...screen.container.querySelectorAll('details')].map(({ open }) => open);
  expect(isOpen()).toEqual([true]);
  const newer = { ...sampleOrder, id: 'SL-1043' };
  writeStored('orders:sent', [newer, { ...sampleOrder, id: 'SL-1042' }]);
  await expect.element(screen.getByRole('heading', { name: '2 orders', exact: true })).toBeVisible();
  expect(isOpen()).toEqual([true, true]);
});

test('CustomerPortal writes the number of images alike in the order and in its receipt', async () => {
  const { screen } = await openPortal({ imageCount: 1200 });
  const { textContent } = screen.container;
  expect(textContent).toContain('1,200 images');
  expect(textContent).toContain('Number of images1,200');
});
