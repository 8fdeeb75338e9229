import '../../../src/styles/index.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Badge } from '../../../src/ui/badge.tsx';
import { DataTable } from '../../../src/ui/data-table.tsx';

test('texts, figures and badges of a row of DataTable share a baseline', async () => {
  /** An empty inline block, whose lower edge is on the baseline. */
  const mark = <i data-testid="mark" style={{ display: 'inline-block' }} />;
  const columns = [
    { id: 'name', header: 'Name', value: () => 'Wedding', cell: () => <>Wedding{mark}</> },
    {
      id: 'state',
      header: 'State',
      value: () => 'synced',
      cell: () => (
        <Badge>
          <span>synced{mark}</span>
        </Badge>
      ),
    },
    { id: 'orders', header: 'Orders', value: () => 38, cell: () => <>38{mark}</>, align: 'end' as const },
  ];
  const screen = await render(
    <DataTable caption="Orders" columns={columns} rows={['a']} rowKey={(row) => row} />,
  );
  const [first, ...others] = screen
    .getByTestId('mark')
    .elements()
    .map((element) => element.getBoundingClientRect().bottom);
  expect(others).toHaveLength(2);
  for (const baseline of others) expect(Math.abs(baseline - first!)).toBeLessThan(0.6);
});

test('DataTable releases the file of an export', async () => {
  const columns = [{ id: 'name', header: 'Name', value: (name: string) => name }];
  const screen = await render(
    <DataTable caption="Names" columns={columns} rows={['a']} rowKey={(row) => row} fileName="names.csv" />,
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    click.mockRestore();
    revoke.mockRestore();
  });
  (screen.getByRole('button', { name: 'Export CSV' }).element() as HTMLElement).click();
  expect(revoke).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link?.href);
});

test('the export button of DataTable is in the same corner with and without a filter', async () => {
  await page.viewport(768, 600);
  const table = (filterable: boolean) => (
    <DataTable
      caption="Orders"
      columns={[{ id: 'name', header: 'Name', value: (row: string) => row }]}
      rows={['Wedding']}
      rowKey={(row) => row}
      filterable={filterable}
      fileName="orders.csv"
      style={{ width: 700 }}
    />
  );
  const screen = await render(table(true));
  const button = () => screen.getByRole('button', { name: 'Export CSV' }).element().getBoundingClientRect();
  const { right } = button();
  await screen.rerender(table(false));
  expect(button().right).toBe(right);
});
