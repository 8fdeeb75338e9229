import type { ReactNode } from 'react';
import { Cell, Row, Table } from './table.tsx';

type SpokenRow = readonly [moment: string, heard: string, because: ReactNode];

/**
 * Table of what a screen reader announces, and which markup causes it. The wording differs slightly between screen
 * readers. Name, role and state are the same in all of them.
 */
export function ScreenReaderTable({ rows }: { rows: readonly SpokenRow[] }) {
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
