import { formatMoney } from '../../src/pricing/currency.ts';
import { BarChart } from '../../src/ui/bar-chart.tsx';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';
import { DataTable } from '../../src/ui/data-table.tsx';
import { sampleQuarters, type SampleQuarter } from '../content/account/sample-business.ts';
import type { PageProps } from '../content/page-row.ts';
import { figureColumn, percent } from '../operations/figure-column.ts';
import { ChartPanel, Figures, OperationsFrame, Panel } from '../operations/operations-frame.tsx';
import { TermList } from '../templates/term-list.tsx';

const marginOf = ({ revenue, cost }: SampleQuarter) => Math.round((1000 * (revenue - cost)) / revenue) / 10;

const columns: readonly DataTableColumn<SampleQuarter>[] = [
  { id: 'quarter', header: 'Quarter', value: ({ quarter }) => quarter },
  figureColumn('Revenue', ({ revenue }) => revenue, formatMoney),
  figureColumn('Cost', ({ cost }) => cost, formatMoney),
  figureColumn('Margin', marginOf, percent),
  figureColumn('On time', ({ onTime }) => onTime, percent),
  figureColumn('Repeat', ({ repeat }) => repeat, percent),
];

const terms = [
  { term: 'Cost', text: 'Retouching hours, review and storage, without rent and marketing.' },
  { term: 'Margin', text: 'What is left of revenue after cost, in percent of revenue.' },
  { term: 'On time', text: 'Orders delivered within the turnaround that the client chose.' },
  { term: 'Repeat', text: 'Orders by clients who had ordered in the twelve months before.' },
];

const last = sampleQuarters.at(-1);

/** The figures of the business, for its owners. */
export default function StakeholderPortal({ page }: PageProps) {
  return (
    <OperationsFrame
      page={page}
      heading="Stakeholder portal"
      lead="Seven quarters: revenue, margin, on-time delivery and repeat orders."
    >
      {last && (
        <Figures
          figures={[
            { label: `Revenue, ${last.quarter}`, value: formatMoney(last.revenue) },
            { label: 'Margin', value: percent(marginOf(last)) },
            { label: 'Delivered on time', value: percent(last.onTime) },
            { label: 'Repeat orders', value: percent(last.repeat) },
          ]}
        />
      )}
      <ChartPanel id="quarters" title="By quarter">
        <BarChart
          title="Revenue a quarter, USD"
          points={sampleQuarters.map(({ quarter, revenue }) => ({ label: quarter, value: revenue }))}
          format={formatMoney}
        />
        <DataTable
          caption="First quarter of 2025 to third quarter of 2026"
          columns={columns}
          rows={sampleQuarters}
          rowKey={({ quarter }) => quarter}
          filterable={false}
          fileName="sample-quarters.csv"
        />
      </ChartPanel>
      <Panel id="terms" title="What the columns mean">
        <TermList terms={terms} />
      </Panel>
    </OperationsFrame>
  );
}
