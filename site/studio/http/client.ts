import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { KEPT, type Records, type Session } from '../records/records.ts';
import { networkOf } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

const COOKIE = 'studio';
/** Lifetime of the cookie, in s: as long as the records keep the session. */
const MAX_AGE = KEPT.session / 1000;

export type ProxyOptions = {
  /** Origin of the site as visitors see it, such as `https://studio.example`. */
  publicOrigin?: string | undefined;
  /** Whether a proxy in front sets `X-Forwarded-For`. Without a proxy any client could set it, with a new address each time. */
  trustProxy?: boolean | undefined;
};

/** Returns the network address that limits count by. */
export function clientAddress(request: IncomingMessage, { trustProxy }: ProxyOptions): string {
  const forwarded =
    trustProxy &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
  return networkOf(forwarded || (request.socket.remoteAddress ?? ''));
}

/**
 * Refuses what another site's page sends in a visitor's name (CSRF). Browsers send `Origin` with every POST. A request
 * without it comes from a program, which has no visitor's cookie.
 */
export function checkOrigin({ headers }: IncomingMessage, { publicOrigin }: ProxyOptions): void {
  const { origin } = headers;
  const own = publicOrigin ?? `http://${headers.host}`;
  const isForeign =
    origin !== undefined && origin.replace(/^https:/, 'http:') !== own.replace(/^https:/, 'http:');
  if (isForeign || ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])))
    throw new Refusal(403, 'This request came from another site and was refused.');
}

/** Finds the visitor whose cookie came with a request. */
export async function sessionOf(request: IncomingMessage, records: Records): Promise<Session | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : records.findSession(token);
}

/** Returns the request's session, or starts one for a new visitor. */
export async function visit(
  request: IncomingMessage,
  response: ServerResponse,
  records: Records,
  options: ProxyOptions,
): Promise<Session> {
  const known = await sessionOf(request, records);
  if (known) return known;
  const session = { visitor: randomBytes(16).toString('hex'), account: null };
  await begin(session, response, records, options);
  return session;
}

/** Signs a visitor in: the same visitor under a new token, so that a token from before opens no account. */
export async function signIn(
  account: number,
  request: IncomingMessage,
  response: ServerResponse,
  records: Records,
  options: ProxyOptions,
): Promise<void> {
  const { visitor } = (await sessionOf(request, records)) ?? { visitor: randomBytes(16).toString('hex') };
  const token = tokenOf(request);
  await begin({ visitor, account }, response, records, options);
  if (token !== undefined) await records.deleteSession(token);
}

async function begin(session: Session, response: ServerResponse, records: Records, options: ProxyOptions) {
  const token = randomBytes(32).toString('base64url');
  await records.saveSession(token, session);
  const secure = options.publicOrigin?.startsWith('https:') ? '; Secure' : '';
  response.setHeader(
    'Set-Cookie',
    `${COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`,
  );
}

function tokenOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}
