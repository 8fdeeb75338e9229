import type { IncomingMessage } from 'node:http';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import { MAX_PHOTOS } from '../../../src/photos/accept.ts';
import type { Backend } from '../calls/calls.ts';
import { Refusal } from './refusal.ts';

/** Token bucket. `burst`: requests at once. `refill`: time until one more is allowed, in ms. */
type Limit = { burst: number; refill: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Limits per address, except `loginOfAccount`, which is per name or email address. A studio's own network may be behind
 * one address, so none of them is tight. `photo` limits the bytes that an address can leave here, each photo at most 50 MB.
 */
export const limits: Readonly<Record<EndpointName | 'loginOfAccount' | 'photo', Limit>> = {
  login: { burst: 20, refill: 10 * SECOND },
  loginOfAccount: { burst: 10, refill: MINUTE },
  register: { burst: 20, refill: MINUTE },
  search: { burst: 30, refill: SECOND / 10 },
  upload: { burst: 60, refill: 2 * SECOND },
  // Photos and references of the largest order at once, and as many in a day.
  photo: { burst: 2 * MAX_PHOTOS, refill: 20 * SECOND },
  createOrder: { burst: 30, refill: 10 * SECOND },
  services: { burst: 30, refill: SECOND / 10 },
  logError: { burst: 20, refill: 3 * SECOND },
};
export type Limits = Readonly<Partial<Record<keyof typeof limits, Limit>>>;

/** Maximum number of buckets in memory. Beyond it the least recently used one is dropped. */
const MAX_BUCKETS = 20_000;

/** Counts requests in token buckets, in memory. */
export function createRateLimiter(limits: Limits) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    /** @throws {Refusal} 429 if `who` has asked too often. */
    take(name: keyof Limits, who: string): void {
      const limit = limits[name];
      if (!limit) return;
      const key = `${name} ${who}`;
      // Unlike the time of day, it is never set back.
      const now = performance.now();
      const { tokens, at } = buckets.get(key) ?? { tokens: limit.burst, at: now };
      const filled = Math.min(limit.burst, tokens + (now - at) / limit.refill);
      buckets.delete(key);
      // A refused request takes nothing, so that the wait it is told is enough.
      buckets.set(key, { tokens: filled < 1 ? filled : filled - 1, at: now });
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');
      if (filled >= 1) return;
      // How many photos an upload has is not known yet, so it is told when there is room for the largest.
      const needed = name === 'photo' ? limit.burst : 1;
      const seconds = Math.max(1, Math.ceil(((needed - filled) * limit.refill) / SECOND));
      const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
      const message =
        name === 'photo'
          ? 'Too many photos have come from your network today. Please try again tomorrow, or call us.'
          : `Too many requests. Please wait ${wait} and try again.`;
      throw new Refusal(429, message, { 'Retry-After': String(seconds) });
    },
    /** Returns what was taken for something that did not happen. */
    giveBack(name: keyof Limits, who: string, count: number): void {
      const bucket = buckets.get(`${name} ${who}`);
      if (bucket) bucket.tokens = Math.min(limits[name]?.burst ?? 0, bucket.tokens + count);
    },
  };
}

/** Returns the network address that limits count by. */
export function clientAddress(request: IncomingMessage, { trustProxy }: Pick<Backend, 'trustProxy'>): string {
  const forwarded =
    trustProxy &&
    String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
  return networkOf(forwarded || (request.socket.remoteAddress ?? ''));
}

/** Returns the part of an IP address that limits count by. A customer has 64 bits of an IPv6 address, or more. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
    : [];
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
