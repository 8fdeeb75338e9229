import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { LoginPayload, RegisterPayload } from '../../../src/api/contract.ts';
import { isBlankText } from '../../../src/lib/is-blank-text.ts';
import { isEmail } from '../../../src/lib/is-email.ts';
import { clientAddress } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Exchange } from './calls.ts';

/** One of the equally strong settings of OWASP's Password Storage Cheat Sheet. A hash takes 16 MB of memory, five times. */
const COST = { N: 2 ** 14, r: 8, p: 5 } satisfies ScryptOptions;
const KEY_LENGTH = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export async function register({ username, email, password }: RegisterPayload, exchange: Exchange) {
  const { backend } = exchange;
  const address = email.trim();
  if (!isEmail(address) || address.length > 320)
    throw new Refusal(400, 'Enter an email address such as ada@example.com.');
  if (isBlankText(username)) throw new Refusal(400, 'Enter a name.');
  if (username.length > 200) throw new Refusal(400, 'The name must not be longer than 200 characters.');
  const hashed = await inTurn(exchange, () => hash(password));
  const isAdded = await backend.records.addAccount({
    email: address,
    name: username.trim(),
    password: hashed,
  });
  if (!isAdded) throw new Refusal(409, 'An account with this email already exists.');
  return undefined;
}

/** Checks the password. It starts no session, because none of the seven calls asks who is signed in. */
export async function login({ username, password }: LoginPayload, exchange: Exchange) {
  const { backend } = exchange;
  const name = username.trim();
  backend.limiter.take('loginOfAccount', name.toLowerCase().slice(0, 320));
  const accounts = await backend.records.findAccounts(name);
  for (const account of accounts)
    if (await inTurn(exchange, () => matches(password, account.password))) return undefined;
  // As much work as for an account that exists, so that the response time does not reveal whether it does.
  if (accounts.length === 0) await inTurn(exchange, () => hash(password));
  throw new Refusal(401, 'Invalid email or password.');
}

/** Hashes for one address at a time. An address that signs in often delays no other, and takes one thread. */
const inTurn = <T>({ request, backend }: Exchange, task: () => Promise<T>) =>
  navigator.locks.request(`passwords ${clientAddress(request, backend)}`, task);

/** Returns `scrypt$N$r$p$salt$hash`, which contains the settings, so that these can change later. */
async function hash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_LENGTH, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * Number(N) * Number(r) };
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), expected.length, cost);
  return timingSafeEqual(actual, expected);
}
