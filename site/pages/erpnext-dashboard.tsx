import { Badge } from '../../src/ui/badge.tsx';
import { BarChart } from '../../src/ui/bar-chart.tsx';
import { ActionLink } from '../../src/ui/action-link.tsx';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';
import { DataTable } from '../../src/ui/data-table.tsx';
import { sampleDocuments, type SampleDocument } from '../content/account/sample-operations.ts';
import type { PageProps } from '../content/page-row.ts';
import { figureColumn } from '../operations/figure-column.ts';
import { ChartPanel, Figures, OperationsFrame } from '../operations/operations-frame.tsx';
import { paths } from '../routing/paths.ts';

const columns: readonly DataTableColumn<SampleDocument>[] = [
  {
    id: 'name',
    header: 'Document',
    value: ({ name }) => name,
    cell: ({ name }) => <code className="font-mono text-mono whitespace-nowrap">{name}</code>,
  },
  { id: 'type', header: 'Type', value: ({ type }) => type },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge variant={state === 'Failed' ? 'accent' : 'outline'}>{state}</Badge>,
  },
  { id: 'changed', header: 'Changed, UTC', value: ({ changed }) => changed },
  figureColumn('Tries', ({ tries }) => tries),
];

const inState = (wanted: SampleDocument['state']) =>
  sampleDocuments.filter(({ state }) => state === wanted).length;

const types = [...new Set(sampleDocuments.map(({ type }) => type))].map((label) => ({
  label,
  value: sampleDocuments.filter(({ type }) => type === label).length,
}));

/** Documents that were synced to ERPNext, are waiting, or failed: sample data (pages 8). */
export default function ErpDashboard({ page }: PageProps) {
  return (
    <OperationsFrame
      page={page}
      heading="ERPNext dashboard"
      lead="The queue between the order form and the books: what is synced, what is waiting and what has failed."
      sample="Made-up documents. This site is not connected to an ERPNext server."
    >
      <Figures
        figures={[
          { label: 'Documents', value: String(sampleDocuments.length) },
          { label: 'Synced', value: String(inState('Synced')) },
          { label: 'Waiting', value: String(inState('Waiting')) },
          { label: 'Failed', value: String(inState('Failed')), note: 'after three tries' },
        ]}
      />
      <ChartPanel id="queue" title="The queue">
        <div>
          <BarChart title="Documents by type" points={types} />
          <ActionLink href={paths.erpTest} label="Test the calls" className="mt-10" />
        </div>
        <DataTable
          caption="Newest changes first"
          columns={columns}
          rows={sampleDocuments}
          rowKey={({ name }) => name}
          defaultSort={{ column: 'changed', direction: 'descending' }}
          fileName="sample-queue.csv"
        />
      </ChartPanel>
    </OperationsFrame>
  );
}
