import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../src/ui/icons.tsx';
import { Block } from './block.tsx';
import { Cell, Row, Table } from './table.tsx';

type PageHeaderProps = {
  title: string;
  /** Topic of the page, in one sentence. */
  lead: ReactNode;
  /** The group in the sidebar. Default: Foundations. */
  folder?: string;
};

/** Header of a page that does not document one component. Looks like `ComponentHeader`, without a source file. */
export function PageHeader({ title, lead, folder = 'Foundations' }: PageHeaderProps) {
  return (
    <Block>
      <p className="label-mono text-accent-ink mb-5 flex items-center gap-2">
        <ArrowRightIcon className="size-3" /> {folder}
      </p>
      <h1 className="display text-display-lg">{title}</h1>
      <p className="text-lead text-muted mt-4 max-w-[38.6em]">{lead}</p>
    </Block>
  );
}

type DefinitionTableProps = {
  /** Cells of each row: the term, its definition, and one cell for each further heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  head?: readonly string[];
};

/** Table of terms and their definitions. */
export function DefinitionTable({ rows, head = ['What', 'How'] }: DefinitionTableProps) {
  return (
    <Table head={head}>
      {rows.map(([first, ...rest], at) => (
        <Row key={at} head={<span className="sm:block sm:max-w-[16rem] sm:whitespace-normal">{first}</span>}>
          {rest.map((cell, column) => (
            <Cell key={column}>{cell}</Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

/** Numbered list of steps. */
export function Steps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <Block>
      <ol className="border-line border-t">
        {steps.map(({ title, text }, at) => (
          <li
            key={title}
            className="border-line grid gap-x-6 gap-y-1 border-b py-4 sm:grid-cols-[2rem_13rem_1fr]"
          >
            <span className="text-mono text-accent-ink pt-0.5 font-mono">
              {String(at + 1).padStart(2, '0')}
            </span>
            <span className="font-semibold">{title}</span>
            <span className="text-muted min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}
