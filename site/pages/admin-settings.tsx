import { formatMoney } from '../../src/pricing/currency.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import {
  basePrices,
  marketingTiers,
  qualityLevels,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  serviceIds,
  turnarounds,
  turnaroundTexts,
  type ServiceId,
} from '../../src/pricing/price-table.ts';
import type { DataTableColumn } from '../../src/ui/data-table-rows.ts';
import { DataTable } from '../../src/ui/data-table.tsx';
import { sampleRoles, type SampleRole } from '../content/account/sample-operations.ts';
import type { PageProps } from '../content/page-row.ts';
import { figureColumn } from '../operations/figure-column.ts';
import { OperationsFrame, Panel } from '../operations/operations-frame.tsx';

const priceColumns: readonly DataTableColumn<ServiceId>[] = [
  { id: 'service', header: 'Service', value: (id) => serviceNames[id] },
  {
    id: 'id',
    header: 'Id',
    value: (id) => id,
    cell: (id) => <code className="text-mono font-mono">{id}</code>,
  },
  figureColumn('Base', (id) => basePrices[id], formatMoney),
  ...qualityLevels.map((level) =>
    figureColumn<ServiceId>(`${qualityNames[level]} tier`, (id) => marketingTiers[id][level], formatMoney),
  ),
  { id: 'turnaround', header: 'Turnaround', value: (id) => turnaroundTexts[id] },
];

type Factor = { kind: string; name: string; factor: number };

const factors: readonly Factor[] = [
  ...qualityLevels.map((level) => ({
    kind: 'Quality',
    name: qualityNames[level],
    factor: qualityMultipliers[level],
  })),
  ...turnarounds.map(({ id, hours, multiplier }) => ({
    kind: 'Turnaround',
    name: `${turnaroundNames[id]}, ${hours}`,
    factor: multiplier,
  })),
  { kind: 'Checkbox', name: 'Rush order', factor: RUSH_MULTIPLIER },
];

const factorColumns: readonly DataTableColumn<Factor>[] = [
  { id: 'name', header: 'Choice', value: ({ name }) => name },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind },
  figureColumn(
    'Factor',
    ({ factor }) => factor,
    (factor) => `× ${factor}`,
  ),
];

const roleColumns: readonly DataTableColumn<SampleRole>[] = [
  { id: 'role', header: 'Role', value: ({ role }) => role },
  { id: 'orders', header: 'Orders', value: ({ orders }) => orders },
  { id: 'prices', header: 'Prices', value: ({ prices }) => prices },
  { id: 'payments', header: 'Payments', value: ({ payments }) => payments },
  { id: 'settings', header: 'Settings', value: ({ settings }) => settings },
];

/** Settings of the studio: its prices as the site uses them, and a sample of roles and their rights. */
export default function AdminSettings({ page }: PageProps) {
  return (
    <OperationsFrame
      page={page}
      heading="Admin settings"
      lead="The price list that every page reads, the factors of the estimate, and a set of roles. Read only."
      sample="The roles are made up. Prices and factors are those that this site calculates with."
    >
      <Panel id="prices" title="Price list">
        <DataTable
          caption="US dollars per image. The estimate starts from the base, the tier cards show the tiers."
          columns={priceColumns}
          rows={serviceIds}
          rowKey={(id) => id}
          fileName="price-list.csv"
        />
      </Panel>
      <div className="grid items-start gap-x-16 gap-y-20 lg:grid-cols-2">
        <Panel id="factors" title="Factors">
          <DataTable
            caption="What multiplies the base price"
            columns={factorColumns}
            rows={factors}
            rowKey={({ kind, name }) => kind + name}
            filterable={false}
            fileName="factors.csv"
          />
        </Panel>
        <Panel id="roles" title="Roles">
          <DataTable
            caption="Who may see and change what (sample)"
            columns={roleColumns}
            rows={sampleRoles}
            rowKey={({ role }) => role}
            filterable={false}
            fileName="sample-roles.csv"
          />
        </Panel>
      </div>
    </OperationsFrame>
  );
}
