import type { EndpointName } from '../../../src/api/endpoints.ts';
import { Refusal } from './refusal.ts';

/** Token bucket. `burst`: requests at once. `refill`: time until one more is allowed, in ms. */
export type Limit = { burst: number; refill: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits per address. A studio's own network may be behind one address, so none of them is tight. */
export const limits: Readonly<Record<EndpointName | 'loginOfAccount', Limit>> = {
  login: { burst: 20, refill: 10 * SECOND },
  loginOfAccount: { burst: 10, refill: MINUTE },
  register: { burst: 20, refill: MINUTE },
  search: { burst: 30, refill: SECOND / 10 },
  upload: { burst: 60, refill: 2 * SECOND },
  createOrder: { burst: 30, refill: 10 * SECOND },
  services: { burst: 30, refill: SECOND / 10 },
  logError: { burst: 20, refill: 3 * SECOND },
};
export type Limits = Readonly<Partial<Record<keyof typeof limits, Limit>>>;

/** Addresses that are remembered at the same time. Beyond it the one that has asked least recently is forgotten. */
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
      const { tokens, at } = buckets.get(key) ?? { tokens: limit.burst, at: Date.now() };
      const filled = Math.min(limit.burst, tokens + (Date.now() - at) / limit.refill);
      buckets.delete(key);
      buckets.set(key, { tokens: Math.max(0, filled - 1), at: Date.now() });
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');
      if (filled >= 1) return;
      const seconds = Math.max(1, Math.ceil(((1 - filled) * limit.refill) / SECOND));
      const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
      throw new Refusal(429, `Too many requests. Please wait ${wait} and try again.`, {
        'Retry-After': String(seconds),
      });
    },
  };
}

/** Whom an address stands for: IPv6 gives each customer a network of 64 bits. */
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
