import type { ReactNode } from 'react';
import { Cell, Row, Table } from './table.tsx';

export type SaysRow = readonly [moment: string, heard: string, because: ReactNode];

/**
 * What a screen reader says, and which markup makes it say so. Wordings differ a little from reader to
 * reader; name, role and state do not.
 */
export function Says({ rows }: { rows: readonly SaysRow[] }) {
  return (
    <Table head={['When', 'What is heard', 'Because']}>
      {rows.map(([moment, heard, because]) => (
        <Row key={moment} head={moment}>
          <Cell>
            <q className="text-ink">{heard}</q>
          </Cell>
          <Cell>{because}</Cell>
        </Row>
      ))}
    </Table>
  );
}
