import { createContext, use, type ReactNode } from 'react';
import { Block } from './block.tsx';

const Page = createContext('');

type StatementsProps = {
  /** The name that sources and tests cite before the number: `ordering` in “(ordering 4)”. */
  page: string;
  children: ReactNode;
};

/** A list of numbered statements about what the product does. Gaps in the numbers leave room for new ones. */
export function Statements({ page, children }: StatementsProps) {
  return (
    <Page value={page}>
      <Block>
        <dl className="border-line border-t">{children}</dl>
      </Block>
    </Page>
  );
}

type StatementProps = {
  /** Its number, which never changes: tests and sources cite it. */
  n: number;
  /** Why the requirements are read this way, where they are silent or say two things. */
  why?: string;
  /** One statement that a test can prove wrong. */
  children: ReactNode;
};

/** One numbered statement, with an anchor to link to: `#ordering-4`. */
export function Statement({ n, why, children }: StatementProps) {
  const page = use(Page);
  return (
    <div
      id={`${page}-${n}`}
      className="border-line grid gap-x-6 gap-y-1 border-b py-4 sm:grid-cols-[9rem_1fr]"
    >
      <dt className="text-mono text-accent-ink pt-0.5 font-mono">
        {page} {n}
      </dt>
      <dd className="m-0 min-w-0">
        {children}
        {why && <p className="text-small text-muted mt-1.5">Why: {why}</p>}
      </dd>
    </div>
  );
}
