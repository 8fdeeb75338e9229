import type { ReactNode } from 'react';
import { Cell, Row, Table } from './table.tsx';

type Change = {
  /** The file to change, or a folder. A test looks each up. */
  file: string;
  /** The change in it. */
  what: ReactNode;
  /** The check that fails until the change is made. Without it, nothing reminds you. */
  red?: ReactNode;
};

/** The files of one change, in order, and the check that fails for each. */
export function Changes({ steps }: { steps: readonly Change[] }) {
  return (
    <Table head={['File', 'Change', 'Red until then']}>
      {steps.map(({ file, what, red = 'nothing: look yourself' }) => (
        <Row
          key={file}
          head={
            <code className="text-mono wrap-anywhere sm:block sm:w-max sm:max-w-[17rem] sm:whitespace-normal">
              {file}
            </code>
          }
        >
          <Cell>{what}</Cell>
          <Cell>{red}</Cell>
        </Row>
      ))}
    </Table>
  );
}
