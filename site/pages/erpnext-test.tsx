import { Badge } from '../../src/ui/badge.tsx';
import { Button } from '../../src/ui/button.tsx';
import { endpoints } from '../../src/api/endpoints.ts';
import type { PageProps } from '../content/page-row.ts';
import { OperationsFrame, Panel } from '../operations/operations-frame.tsx';
import { sampleCalls, type SampleCall } from '../operations/sample-calls.ts';
import { useOutcomes, type Outcome } from '../operations/use-outcomes.ts';

/** Number of characters of a response that are shown. */
const SHOWN = 600;

const isLive = import.meta.env['VITE_API'] === 'live';

/**
 * Whether a call may make the server store something. It then runs only when its own button is pressed, and never on a
 * live site: this page is public, and the studio would have an account and an order of nobody (pages 8).
 */
const writes = ({ name }: SampleCall) => endpoints[name].method !== 'GET';

/** Makes the seven calls, one by one or the harmless ones together, and shows what comes back. */
export default function ErpTest({ page }: PageProps) {
  const { outcomes, run: make } = useOutcomes();
  const run = (sampleCall: SampleCall) => void make(sampleCall.name, sampleCall.run);

  const list = (shown: readonly SampleCall[]) =>
    shown.map((sampleCall) => (
      <SampleCallRow
        key={sampleCall.name}
        sampleCall={sampleCall}
        outcome={outcomes[sampleCall.name]}
        onRun={isLive && writes(sampleCall) ? undefined : () => run(sampleCall)}
      />
    ));

  return (
    <OperationsFrame
      page={page}
      heading="ERPNext test"
      lead={`The seven calls that an ERPNext bridge would handle. Make ${isLive ? 'the two that only read' : 'them here'} and see the responses.`}
      sample={`The requests are made up. The responses come from ${isLive ? 'the server behind /api' : 'demo data'}.`}
    >
      <Panel id="reads" title="Calls that only read">
        <Button
          className="mb-8"
          onClick={() => {
            for (const sampleCall of sampleCalls) if (!writes(sampleCall)) run(sampleCall);
          }}
        >
          Run both
        </Button>
        <ul>{list(sampleCalls.filter((sampleCall) => !writes(sampleCall)))}</ul>
      </Panel>
      <Panel id="writes" title="Calls that write">
        <p className="text-muted mb-8 max-w-[40em]">
          {isLive
            ? 'The studio would take each of these for a customer’s, so none can be sent from this page.'
            : 'All of these but the sign-in store something. None runs until you select it.'}
        </p>
        <ul>{list(sampleCalls.filter(writes))}</ul>
      </Panel>
    </OperationsFrame>
  );
}

type SampleCallRowProps = {
  sampleCall: SampleCall;
  outcome: Outcome | undefined;
  /** Makes the call. Without it, the row only shows what is sent. */
  onRun: (() => void) | undefined;
};

function SampleCallRow({ sampleCall, outcome, onRun }: SampleCallRowProps) {
  const { method, path } = endpoints[sampleCall.name];
  const label = writes(sampleCall) ? 'Send' : 'Run';
  const isRunning = outcome?.state === 'running';
  return (
    <li className="border-line grid items-start gap-x-10 gap-y-4 border-t py-6 lg:grid-cols-2">
      <div>
        <h3 className="font-semibold">{sampleCall.purpose}</h3>
        <p className="text-mono text-muted mt-1 font-mono wrap-anywhere">
          {method} {path}
        </p>
        {sampleCall.sample !== undefined && (
          <details className="mt-2">
            <summary className="text-small text-muted hover:text-ink inline-flex min-h-11 items-center underline underline-offset-4">
              What is sent
            </summary>
            <Code text={textOf(sampleCall.sample)} />
          </details>
        )}
        {onRun && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3 block"
            busy={isRunning}
            aria-label={`${label}: ${sampleCall.purpose}`}
            onClick={onRun}
          >
            {label}
          </Button>
        )}
      </div>
      <div role="status" className="min-w-0">
        {onRun && !outcome && <p className="text-small text-muted">Not run yet.</p>}
        {isRunning && <p className="text-small text-muted">Waiting for the response…</p>}
        {outcome && outcome.state !== 'running' && (
          <>
            <p className="mb-3 flex flex-wrap items-center gap-3">
              <Badge variant={outcome.state === 'ok' ? 'outline' : 'accent'}>
                {outcome.state === 'ok' ? 'Responded' : 'Failed'}
              </Badge>
              <span className="text-mono text-muted font-mono">{outcome.ms} ms</span>
            </p>
            <Code text={outcome.state === 'ok' ? textOf(outcome.answer) : messageOf(outcome.error)} />
          </>
        )}
      </div>
    </li>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre className="border-line bg-sunken text-mono rounded-field border p-4 font-mono whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  );
}

/** Returns a response as JSON, cut after `SHOWN` characters. */
function textOf(answer: unknown): string {
  if (answer === undefined) return 'Success. The body of this answer is not read.';
  const text = JSON.stringify(answer, null, 2);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}\n… ${text.length - SHOWN} more characters` : text;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
