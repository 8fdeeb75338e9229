import readme from '../../src/quote/order/README.md?raw';
import { Cell, Row, Table } from './table.tsx';

/** The rows of the table of transitions, below its heading. */
export function rowsOf(text: string): string[][] {
  const [, table = ''] = text.split('<!-- transitions -->');
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const head = ['In', 'On', 'If', 'To', 'Stored'];

/** Table of the order machine, from the README beside its code. */
export function OrderTransitions() {
  return (
    <Table head={head}>
      {rowsOf(readme).map(([from, ...cells]) => (
        <Row key={[from, ...cells].join()} head={from}>
          {cells.map((cell, at) => (
            <Cell key={at}>{cell}</Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
