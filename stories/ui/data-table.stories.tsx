import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';
import { DataTable } from '../../src/ui/data-table.tsx';
import { inArabic } from '../host.tsx';

type Row = { service: string; orders: number; revenue: number };

const rows: readonly Row[] = [
  { service: 'Wedding', orders: 42, revenue: 6720 },
  { service: 'Portrait', orders: 118, revenue: 4248 },
  { service: 'Real estate', orders: 76, revenue: 9120 },
  { service: 'Restoration', orders: 9, revenue: 1080 },
];
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'service', header: 'Service', value: ({ service }) => service },
  { id: 'orders', header: 'Orders', value: ({ orders }) => orders, align: 'end' },
  {
    id: 'revenue',
    header: 'Revenue',
    value: ({ revenue }) => revenue,
    text: ({ revenue }) => `$${revenue.toLocaleString('en-US')}`,
    align: 'end',
  },
];

/** Fixes the row type, because the component is generic and story arguments are not. */
const Table = DataTable<Row>;

const meta = {
  title: 'Data table',
  component: Table,
  tags: ['!autodocs'],
  args: {
    caption: 'Orders by service, May',
    columns,
    rows,
    rowKey: ({ service }) => service,
    fileName: 'orders.csv',
  },
  argTypes: { columns: { control: false } },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (root: HTMLElement) => [...root.querySelectorAll('tbody th')].map((cell) => cell.textContent);

export const Playground: Story = {};

export const Sorted: Story = {
  args: { defaultSort: { column: 'revenue', direction: 'descending' } },
  play: async ({ canvas, canvasElement }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(heading('Revenue')).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvasElement)[0]).toBe('Real estate');
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await expect(heading('Orders')).toHaveAttribute('aria-sort', 'ascending');
    await expect(heading('Revenue')).not.toHaveAttribute('aria-sort');
    await expect(names(canvasElement)[0]).toBe('Restoration');
    await userEvent.keyboard('{Enter}');
    await expect(names(canvasElement)[0]).toBe('Portrait');
  },
};

export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter rows' }), '6,720');
    await expect(names(canvasElement)).toEqual(['Wedding']);
    await expect(canvas.getByText('1 of 4 rows', { ignore: 'output' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 rows'));
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'knitting');
    await expect(canvas.getByText('No row has these words.')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };
export const Plain: Story = { args: { filterable: false, fileName: '' } };
export const ManyRows: Story = {
  name: 'Many rows',
  args: {
    rows: Array.from({ length: 60 }, (_, at) => ({
      service: `Service ${at + 1}`,
      orders: (at * 37) % 90,
      revenue: (at * 911) % 7000,
    })),
  },
};
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnAPhone: Story = {
  name: 'Long text, small phone',
  args: {
    rows: [
      {
        service: 'Architectural photographs of a very long and narrow building',
        orders: 3,
        revenue: 120_000,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { caption: 'الطلبات حسب الخدمة' },
  decorators: [inArabic],
};
