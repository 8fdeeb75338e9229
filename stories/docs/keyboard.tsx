import { Fragment, type ReactNode } from 'react';
import { Cell, Row, Table } from './table.tsx';

/** Keys, joined by spaces ("Shift Tab"; alternatives by " / "; inside a key's name a no-break space), and what they do. */
type KeyboardRow = readonly [keys: string, does: ReactNode];

/** Table of the keys that a component handles. */
export function Keyboard({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <Table head={['Key', 'What it does']}>
      {rows.map(([keys, does]) => (
        <Row key={keys} head={<Keys>{keys}</Keys>}>
          <Cell>{does}</Cell>
        </Row>
      ))}
    </Table>
  );
}

function Keys({ children }: { children: string }) {
  return children
    .split(' ')
    .map((key, at) => (
      <Fragment key={at}>
        {key === '/' ? (
          <span className="text-faint">or</span>
        ) : (
          <kbd className="border-line-strong bg-raised text-mono rounded-print inline-block min-w-6 border px-1.5 py-px text-center font-mono">
            {key}
          </kbd>
        )}{' '}
      </Fragment>
    ));
}
