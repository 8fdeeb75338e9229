import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from '../../../src/ui/data-table.tsx';

test('DataTable leaves a cell empty whose `cell` renders nothing', () => {
  const columns = [
    { id: 'name', header: 'Name', value: ({ name }: { name: string }) => name },
    { id: 'link', header: 'Link', value: () => 'unlinked', cell: () => null },
  ];
  const table = (
    <DataTable caption="Files" columns={columns} rows={[{ name: 'a' }]} rowKey={({ name }) => name} />
  );
  expect(renderToStaticMarkup(table)).not.toContain('unlinked');
});
