import { useEffect, useRef, useState } from 'react';
import { call } from '../../src/api/client.ts';
import { isAbort } from '../../src/api/errors.ts';
import { cn } from '../../src/lib/cn.ts';
import { Button } from '../../src/ui/button.tsx';
import { CheckIcon, CloseIcon } from '../../src/ui/icons.tsx';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

/** Whether a server responds, or the mocks in the page. Known when the site is built. */
const isLive = import.meta.env['VITE_API'] === 'live';

/** The two calls that change nothing. The other five would leave something behind. */
const checks = [
  {
    name: 'Services',
    request: 'GET /api/services',
    make: (signal: AbortSignal) => call('services', { signal }),
  },
  {
    name: 'Search',
    request: 'GET /api/search?q=portrait',
    make: (signal: AbortSignal) => call('search', { query: { q: 'portrait' }, signal }),
  },
] as const;

/** Result of one check, or that it is under way. */
type Result = { state: 'asking' } | { state: 'answered' | 'failed'; text: string };

/** Asks the site's own calls from this browser, and shows what came back. */
export default function StatusPage(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <Checks />
    </ProsePage>
  );
}

function Checks() {
  const { results, checkedAt, check } = useChecks();
  return (
    <section aria-labelledby="now" className="border-line bg-raised rounded-card border">
      <div className="flex flex-wrap items-center justify-between gap-4 p-6 sm:px-8">
        <div>
          <h2 id="now" className="text-large font-semibold">
            {isLive ? 'Responses from the server' : 'Responses from demo data'}
          </h2>
          <p className="text-small text-muted mt-1">
            {isLive
              ? 'Requested by your browser when this page opened.'
              : 'No server is connected. Your browser answers with demo data.'}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          busy={results.some((result) => result?.state === 'asking')}
          onClick={check}
          className="noscript:hidden"
        >
          Check again
        </Button>
      </div>
      <ul>
        {checks.map(({ name, request }, at) => (
          <li
            key={request}
            className="border-line grid gap-x-6 gap-y-1 border-t px-6 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-baseline sm:px-8"
          >
            <span className="font-semibold">{name}</span>
            <code className="text-mono text-muted font-mono wrap-anywhere">{request}</code>
            <Outcome result={results[at]} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-small text-faint border-line border-t px-6 py-4 sm:px-8">
        {checkedAt ? `Checked at ${checkedAt}, your time.` : 'Not checked yet. This needs JavaScript.'}
      </p>
    </section>
  );
}

/** In words and with a mark, so that it doesn't rest on a color. */
function Outcome({ result }: { result: Result | undefined }) {
  if (!result) return <span className="text-small text-muted">Not checked</span>;
  if (result.state === 'asking') return <span className="text-small text-muted">Checking…</span>;
  const answered = result.state === 'answered';
  const Mark = answered ? CheckIcon : CloseIcon;
  return (
    <span
      data-state={result.state}
      className={cn('text-small font-medium', answered ? 'text-success' : 'text-accent-ink')}
    >
      <Mark className="me-1.5 inline-block size-4 align-[-0.15em]" />
      {result.text}
    </span>
  );
}

function useChecks() {
  const [results, setResults] = useState<readonly (Result | undefined)[]>(checks.map(() => undefined));
  const [checkedAt, setCheckedAt] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const check = async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setResults(checks.map(() => ({ state: 'asking' })));
    const ended = await Promise.all(checks.map(({ make }) => outcomeOf(() => make(signal))));
    if (signal.aborted) return;
    setResults(ended);
    setCheckedAt(new Date().toLocaleTimeString('en-US'));
  };

  useEffect(() => {
    void check();
    return () => running.current?.abort();
  }, []);

  return { results, checkedAt, check };
}

async function outcomeOf(make: () => Promise<unknown>): Promise<Result> {
  const started = performance.now();
  try {
    await make();
    return { state: 'answered', text: `Responded in ${Math.round(performance.now() - started)} ms` };
  } catch (error) {
    if (isAbort(error)) return { state: 'asking' };
    return { state: 'failed', text: error instanceof Error ? error.message : 'No response' };
  }
}
