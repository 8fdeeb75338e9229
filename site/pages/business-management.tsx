import { formatMoney } from '../../src/pricing/currency.ts';
import { serviceNames } from '../../src/pricing/names.ts';
import { BarChart } from '../../src/ui/bar-chart.tsx';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';
import { DataTable } from '../../src/ui/data-table.tsx';
import {
  sampleMonths,
  sampleServices,
  type SampleMonth,
  type SampleService,
} from '../content/account/sample-business.ts';
import type { PageProps } from '../content/page-row.ts';
import { figureColumn, grouped } from '../operations/figure-column.ts';
import { ChartPanel, Figures, OperationsFrame } from '../operations/operations-frame.tsx';

/** Columns that the table of months and the table of services share. */
const counted: readonly DataTableColumn<Pick<SampleMonth, 'orders' | 'images' | 'revenue'>>[] = [
  figureColumn('Orders', ({ orders }) => orders),
  figureColumn('Images', ({ images }) => images),
  figureColumn('Revenue', ({ revenue }) => revenue, formatMoney),
];

const monthColumns: readonly DataTableColumn<SampleMonth>[] = [
  { id: 'month', header: 'Month', value: ({ month }) => month },
  ...counted,
  figureColumn('Refunds', ({ refunds }) => refunds, formatMoney),
];

const serviceColumns: readonly DataTableColumn<SampleService>[] = [
  { id: 'service', header: 'Service', value: ({ service }) => serviceNames[service] },
  ...counted,
  figureColumn('Redone', ({ redone }) => redone),
];

const sum = (value: (month: SampleMonth) => number) =>
  sampleMonths.reduce((total, month) => total + value(month), 0);

const revenue = sum((month) => month.revenue);
const orders = sum((month) => month.orders);

const figures = [
  { label: 'Orders, 12 months', value: grouped(orders) },
  { label: 'Images edited', value: grouped(sum(({ images }) => images)) },
  {
    label: 'Revenue',
    value: formatMoney(revenue),
    note: `${formatMoney(sum(({ refunds }) => refunds))} refunded`,
  },
  { label: 'Average order', value: formatMoney(Math.round(revenue / orders)) },
];

/** Orders, images and revenue, by month and by service: sample data (pages 8). */
export default function BusinessManagement({ page }: PageProps) {
  return (
    <OperationsFrame
      page={page}
      heading="Business management"
      lead="A year of orders: how many, how large, and which service they were for."
    >
      <Figures figures={figures} />
      <ChartPanel id="months" title="By month">
        <BarChart
          title="Revenue a month, USD"
          points={sampleMonths.map((month) => ({ label: month.month, value: month.revenue }))}
          format={formatMoney}
        />
        <DataTable
          caption="November 2025 to October 2026"
          columns={monthColumns}
          rows={sampleMonths}
          rowKey={({ month }) => month}
          filterable={false}
          fileName="sample-months.csv"
        />
      </ChartPanel>
      <ChartPanel id="services" title="By service">
        <BarChart
          title="Orders in October"
          points={sampleServices.map((row) => ({ label: serviceNames[row.service], value: row.orders }))}
        />
        <DataTable
          caption="October 2026. Redone: orders that came back for a change."
          columns={serviceColumns}
          rows={sampleServices}
          rowKey={({ service }) => service}
          defaultSort={{ column: 'revenue', direction: 'descending' }}
          fileName="sample-services.csv"
        />
      </ChartPanel>
    </OperationsFrame>
  );
}
