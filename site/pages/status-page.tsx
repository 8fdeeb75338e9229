import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../src/api/client.ts';
import { cn } from '../../src/lib/cn.ts';
import { Button } from '../../src/ui/button.tsx';
import { CheckIcon, CloseIcon } from '../../src/ui/icons.tsx';
import { useOutcomes, type Outcome } from '../operations/use-outcomes.ts';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

/** Whether a server responds and not the mocks. Set when the site is built. */
const isLive = import.meta.env['VITE_API'] === 'live';

/** The two calls that store nothing on the server. */
const checks = [
  {
    name: 'Services',
    request: 'GET /api/services',
    make: (signal?: AbortSignal) => call('services', { signal }),
  },
  {
    name: 'Search',
    request: 'GET /api/search?q=portrait',
    make: (signal?: AbortSignal) => call('search', { query: { q: 'portrait' }, signal }),
  },
] as const;

/** Makes calls from this browser, and shows the responses. */
export default function StatusPage(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <Checks />
    </ProsePage>
  );
}

function Checks() {
  const { outcomes, run } = useOutcomes();
  const [checkedAt, setCheckedAt] = useState<string>();

  const check = async (signal?: AbortSignal) => {
    await Promise.all(checks.map(({ name, make }) => run(name, () => make(signal))));
    setCheckedAt(new Date().toLocaleTimeString('en-US'));
  };
  const checkOnce = useEffectEvent(check);
  useEffect(() => {
    const leaving = new AbortController();
    void checkOnce(leaving.signal);
    return () => leaving.abort();
  }, []);

  return (
    <section aria-labelledby="now" className="border-line bg-raised rounded-card border">
      <div className="flex flex-wrap items-center justify-between gap-4 p-6 sm:px-8">
        <div>
          <h2 id="now" className="text-large font-semibold">
            {isLive ? 'Responses from the server' : 'Responses from demo data'}
          </h2>
          <p className="text-small text-muted mt-1">
            {isLive
              ? 'Requested by your browser.'
              : 'No server is connected. Your browser answers with demo data.'}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          busy={checks.some(({ name }) => outcomes[name]?.state === 'running')}
          onClick={() => check()}
          className="noscript:hidden"
        >
          Check again
        </Button>
      </div>
      <ul>
        {checks.map(({ name, request }) => (
          <li
            key={request}
            className="border-line grid gap-x-6 gap-y-1 border-t px-6 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-baseline sm:px-8"
          >
            <span className="font-semibold">{name}</span>
            <code className="text-mono text-muted font-mono wrap-anywhere">{request}</code>
            <Result outcome={outcomes[name]} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-small text-faint border-line border-t px-6 py-4 sm:px-8">
        {checkedAt ? `Checked at ${checkedAt}, your time.` : 'Not checked yet.'}
        <noscript> The checks need JavaScript.</noscript>
      </p>
    </section>
  );
}

/** Shows the outcome as text and with an icon, so that color alone conveys nothing. */
function Result({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return <span className="text-small text-muted">Not checked</span>;
  if (outcome.state === 'running') return <span className="text-small text-muted">Checking…</span>;
  const answered = outcome.state === 'ok';
  const Mark = answered ? CheckIcon : CloseIcon;
  return (
    <span
      data-state={answered ? 'answered' : 'failed'}
      className={cn('text-small font-medium', answered ? 'text-success' : 'text-accent-ink')}
    >
      <Mark className="me-1.5 inline-block size-4 align-[-0.15em]" />
      {answered && `Responded in ${outcome.ms} ms`}
      {!answered && (outcome.error instanceof Error ? outcome.error.message : 'No response')}
    </span>
  );
}
