import { contract } from '../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { Block } from './block.tsx';
import { failureRows } from './failures.ts';
import { Cell, Row, Table } from './table.tsx';

/** Consequences of every failure of every call. The rows are computed by the code that decides it. */
export function FailureTable() {
  return (Object.keys(endpoints) as EndpointName[]).map((call) => {
    const rows = failureRows(call);
    const hasPanel = rows.some(({ panel }) => panel);
    const head = ['Response', 'Retried by itself', 'Toast', ...(hasPanel ? ['In the form', 'Button'] : [])];
    return (
      <section key={call}>
        <Block>
          <h3 id={`failures-${call}`} className="text-lead mt-8 mb-2 font-semibold">
            {contract[call].summary} <code className="text-mono text-muted">{endpoints[call].path}</code>
          </h3>
          <p className="text-muted">{contract[call].failure}</p>
        </Block>
        <Table head={head}>
          {rows.map(({ outcomes, retried, toast, panel, button }) => (
            <Row key={outcomes.join()} head={<Outcomes names={outcomes} />}>
              <Cell>{retried}</Cell>
              <Cell>{toast || 'none'}</Cell>
              {hasPanel && <Cell>{panel}</Cell>}
              {hasPanel && <Cell>{button}</Cell>}
            </Row>
          ))}
        </Table>
      </section>
    );
  });
}

function Outcomes({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className="block">
      {name}
    </span>
  ));
}
