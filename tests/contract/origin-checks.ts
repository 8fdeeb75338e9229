import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { sendPreflight } from './send-call.ts';
import type { Checker } from './check-server.ts';

/** An origin that no server should allow. */
export const UNTRUSTED_ORIGIN = 'https://stranger.example';

/** Checks the CORS rules: the server may allow the site's origin only. */
export async function checkOrigins({ base, origin, send, differ }: Checker): Promise<void> {
  const response = await send('services', { headers: { Origin: UNTRUSTED_ORIGIN } });
  if ('headers' in response && response.headers.get('Access-Control-Allow-Origin') === UNTRUSTED_ORIGIN)
    differ(
      'services',
      'allows every origin by repeating the Origin header: any page could act for a visitor.',
    );

  if (!origin) return;
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const headers = await sendPreflight(base, name, origin);
    const flaw = preflightFlaw(headers, origin);
    if (flaw) differ(name, flaw);
  }
}

function preflightFlaw(headers: Headers | null, origin: string): string | undefined {
  if (!headers) return `rejects the preflight request (OPTIONS) that a browser sends for ${origin}.`;
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*') return 'allows the origin *, which browsers do not accept together with cookies.';
  if (allowed !== origin) return `does not allow the origin ${origin}.`;
  if (headers.get('Access-Control-Allow-Credentials') !== 'true')
    return 'does not allow cookies from the site: Access-Control-Allow-Credentials is not true.';
  const names = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = ['content-type', 'idempotency-key'].find((name) => !names.includes(name));
  return missing && `does not allow the header ${missing} from the site.`;
}
