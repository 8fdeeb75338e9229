import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../calls/calls.ts';
import { RETENTION, type Session } from '../sqlite-records.ts';
import { networkOf } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

const COOKIE = 'studio';
/** Lifetime of the cookie, in s: as long as the records keep the session. */
const MAX_AGE = RETENTION.session / 1000;

export type ProxyOptions = {
  /** The site as visitors see it, such as `https://studio.example`. */
  publicOrigin?: string | undefined;
  /** Whether a proxy sets `X-Forwarded-For`. Without a proxy, a client could set another address for each request. */
  trustProxy?: boolean | undefined;
};

/**
 * Returns the origin of an address as browsers write it: in lower case, without a path.
 *
 * @throws if it is no address with `http` or `https`.
 */
export function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url?.protocol.startsWith('http'))
    throw new Error(`STUDIO_ORIGIN is "${address}". It has to be an address such as https://studio.example.`);
  return url.origin;
}

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
export async function sessionOf({ request, studio }: Exchange): Promise<Session | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : studio.records.findSession(token);
}

/** Renews the cookie of the request's session, or starts one for a new visitor. */
export async function visit(exchange: Exchange): Promise<Session> {
  const known = await sessionOf(exchange);
  if (known) {
    setCookie(tokenOf(exchange.request) as string, exchange);
    return known;
  }
  const session = { visitor: newVisitor(), account: null };
  await startSession(session, exchange);
  return session;
}

/** Signs a visitor in under a new token, so that a token from before the sign-in gives no access to the account. */
export async function signIn(account: number, exchange: Exchange): Promise<void> {
  const { visitor = newVisitor() } = (await sessionOf(exchange)) ?? {};
  const token = tokenOf(exchange.request);
  await startSession({ visitor, account }, exchange);
  if (token !== undefined) await exchange.studio.records.deleteSession(token);
}

const newVisitor = () => randomBytes(16).toString('hex');

async function startSession(session: Session, exchange: Exchange) {
  const token = randomBytes(32).toString('base64url');
  await exchange.studio.records.saveSession(token, session);
  setCookie(token, exchange);
}

function setCookie(token: string, { response, studio }: Exchange) {
  const secure = studio.publicOrigin?.startsWith('https:') ? '; Secure' : '';
  response.setHeader(
    'Set-Cookie',
    `${COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`,
  );
}

function tokenOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}
