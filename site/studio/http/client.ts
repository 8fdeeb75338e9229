import type { IncomingMessage } from 'node:http';
import { networkOf } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

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
 * Refuses what another site's page sends from a visitor's browser. Browsers send `Origin` with every POST; a request
 * without it comes from a program.
 */
export function checkOrigin({ headers }: IncomingMessage, { publicOrigin }: ProxyOptions): void {
  const { origin } = headers;
  const own = publicOrigin ?? `http://${headers.host}`;
  const isForeign =
    origin !== undefined && origin.replace(/^https:/, 'http:') !== own.replace(/^https:/, 'http:');
  if (isForeign || ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])))
    throw new Refusal(403, 'This request came from another site and was refused.');
}
