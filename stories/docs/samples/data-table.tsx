import { DataTable, type DataTableColumn } from '../../../src/index.ts';

type Order = { id: string; images: number };

const columns: readonly DataTableColumn<Order>[] = [
  { id: 'id', header: 'Order', value: ({ id }) => id },
  { id: 'images', header: 'Images', value: ({ images }) => images, align: 'end' },
];

export const Orders = ({ orders }: { orders: readonly Order[] }) => (
  <DataTable
    caption="Your orders"
    columns={columns}
    rows={orders}
    rowKey={({ id }) => id}
    fileName="orders.csv"
  />
);
