import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { askFirst } from './ask.ts';
import type { Bench } from './check-server.ts';

/** An origin that no server has reason to trust. */
const STRANGER = 'https://stranger.example';

/** Checks the rules for other origins: the server may allow only the site's own origin, and no other. */
export async function originChecks({ base, origin, ask, differ, advise }: Bench): Promise<void> {
  const answer = await ask('services', { headers: { Origin: STRANGER } });
  if ('headers' in answer && answer.headers.get('Access-Control-Allow-Origin') === STRANGER)
    differ('services', 'lets every origin in, by repeating whatever asks: any page could act for a visitor.');

  const values = { username: 'check@example.com', password: 'x' };
  const forged = await ask('login', {
    values,
    headers: { Origin: STRANGER, 'Sec-Fetch-Site': 'cross-site' },
  });
  if ('status' in forged && forged.status < 400)
    advise('login', `takes a request that says it comes from ${STRANGER}: check Origin on every POST.`);

  if (!origin) return;
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const headers = await askFirst(base, name, origin);
    const flaw = preflightFlaw(headers, origin);
    if (flaw) differ(name, flaw);
  }
}

function preflightFlaw(headers: Headers | null, origin: string): string | undefined {
  if (!headers) return `refuses the question (OPTIONS) that a browser asks for ${origin} beforehand.`;
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*') return 'allows the origin *, which browsers do not accept together with cookies.';
  if (allowed !== origin) return `does not allow the origin ${origin}.`;
  if (headers.get('Access-Control-Allow-Credentials') !== 'true')
    return 'does not allow cookies from the site: Access-Control-Allow-Credentials is not true.';
  const names = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = ['content-type', 'idempotency-key'].find((name) => !names.includes(name));
  return missing && `does not allow the header ${missing} from the site.`;
}
