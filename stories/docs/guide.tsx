import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../src/ui/icons.tsx';
import { Block } from './block.tsx';
import { Cell, Row, Table } from './table.tsx';

export type ProseProps = {
  title: string;
  /** What the page is about, in one sentence. */
  lead: ReactNode;
  /** The folder in the sidebar. Default: foundations. */
  folder?: string;
};

/** How a page about no single piece begins: as `PieceHead`, without a file. */
export function Prose({ title, lead, folder = 'foundations' }: ProseProps) {
  return (
    <Block>
      <p className="label-mono text-accent-ink mb-5 flex items-center gap-2">
        <ArrowRightIcon className="size-3" /> {folder}
      </p>
      <h1 className="display text-display-lg">{title}</h1>
      <p className="text-lead text-muted mt-4 max-w-[58ch]">{lead}</p>
    </Block>
  );
}

export type TermsProps = {
  /** What is named, what is said about it, and, with a third head, more. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  head?: readonly string[];
};

/** A table of what is meant by what. */
export function Terms({ rows, head = ['What', 'How'] }: TermsProps) {
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

/** Steps in order, numbered like frames. */
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
