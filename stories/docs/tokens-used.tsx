import css from '../../src/styles/tokens.css?raw';
import { readTokens } from './read-tokens.ts';
import { Cell, Row, Table } from './table.tsx';

const tokens = readTokens(css);

type TokensUsedProps = {
  /** Names without the dashes: "accent", "radius-pill". A name that the CSS doesn't know throws. */
  names: readonly string[];
};

/** Table of the tokens of a component. Values are read from the stylesheet, so they are always current. */
export function TokensUsed({ names }: TokensUsedProps) {
  return (
    <Table head={['Token', 'Value', 'What it is for']}>
      {names.map((name) => {
        const token = tokens.get(name);
        if (!token) throw new Error(`src/styles/tokens.css has no --${name}`);
        return (
          <Row key={name} head={<span className="text-mono font-mono">--{name}</span>}>
            <Cell>{token.isColor ? <Swatches name={name} /> : <Value>{token.value}</Value>}</Cell>
            <Cell>{token.purpose}</Cell>
          </Row>
        );
      })}
    </Table>
  );
}

/** The color of a role on both surfaces. */
function Swatches({ name }: { name: string }) {
  return (
    <span className="flex">
      {(['paper', 'darkroom'] as const).map((surface) => (
        <span
          key={surface}
          data-surface={surface}
          title={surface}
          className="border-line flex border p-1.5 first:rounded-s-print last:rounded-e-print"
        >
          <span className="rounded-print block h-5 w-8" style={{ background: `var(--${name})` }} />
        </span>
      ))}
    </span>
  );
}

function Value({ children }: { children: string }) {
  return <span className="text-mono font-mono">{children}</span>;
}
