import { useState } from 'react';

/** State of a call. `ms` is the time until the response was read. */
export type Outcome =
  | { state: 'running' }
  | { state: 'ok'; answer: unknown; ms: number }
  | { state: 'failed'; error: unknown; ms: number };

/** Makes calls, and keeps what came of each by its name. */
export function useOutcomes() {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});

  async function run(name: string, send: () => Promise<unknown>) {
    const note = (outcome: Outcome) => setOutcomes((before) => ({ ...before, [name]: outcome }));
    const start = performance.now();
    const since = () => Math.round(performance.now() - start);
    note({ state: 'running' });
    try {
      const answer = await send();
      note({ state: 'ok', answer, ms: since() });
    } catch (error) {
      note({ state: 'failed', error, ms: since() });
    }
  }

  return { outcomes, run };
}
