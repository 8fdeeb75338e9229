import { Suspense, use } from 'react';
import { docstringOf } from './read-exports.ts';
import { Cell, Row, Table } from './table.tsx';

const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '../../mocks/*.ts'], {
  query: '?raw',
  import: 'default',
});
const loads = new Map<string, Promise<string>>();

type ExportsProps = {
  /** Path of the module from the top of the repository, without its ending: "src/pricing/estimate". */
  of: string;
  /** Public names that the page documents. `tests/unit/public-names.test.ts` checks that each has a doc comment. */
  names: readonly string[];
};

/** Table of public names of one module. Each is explained by its doc comment, so that the text exists once. */
export function Exports(props: ExportsProps) {
  return (
    <Suspense>
      <Names {...props} />
    </Suspense>
  );
}

function Names({ of, names }: ExportsProps) {
  const source = use(load(of));
  return (
    <Table head={['Name', 'What it is']}>
      {names.map((name) => (
        <Row key={name} head={<span className="text-mono font-mono">{name}</span>}>
          <Cell>{sentencesIn(docstringOf(source, name) ?? '')}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Text between backticks is code. */
function sentencesIn(text: string) {
  return text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
}

function load(path: string): Promise<string> {
  const known = loads.get(path);
  if (known) return known;
  const read = sources[`../../${path}.ts`] ?? sources[`../../${path}.tsx`];
  if (!read) throw new Error(`There is no module ${path}.`);
  const loading = read();
  loads.set(path, loading);
  return loading;
}
