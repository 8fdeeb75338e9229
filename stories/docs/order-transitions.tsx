import { transitions } from '../../src/quote/order/order-machine.ts';
import { Cell, Row, Table } from './table.tsx';

const head = ['In', 'On', 'If', 'To', 'Stored before anything else'];

/** The order machine, drawn from the table that it runs on. */
export function OrderTransitions() {
  return (
    <Table head={head}>
      {transitions.map(({ from, on, when, to, stored }) => (
        <Row key={[...from, on, when].join()} head={from.join(', ')}>
          <Cell>{on}</Cell>
          <Cell>{when}</Cell>
          <Cell>{to}</Cell>
          <Cell>{stored}</Cell>
        </Row>
      ))}
    </Table>
  );
}
