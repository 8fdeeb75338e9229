import { randomUUID } from 'node:crypto';
import { isOk, type CallResponse } from './send-call.ts';
import { UNTRUSTED_ORIGIN } from './origin-checks.ts';
import type { Checker } from './check-server.ts';

/** Signs up with an unused address, twice, and signs in, also as a page of another origin would. */
export async function checkAccounts({
  base,
  send,
  expectSuccess,
  expectRejection,
  advise,
}: Checker): Promise<void> {
  const unique = randomUUID();
  const account = { username: 'Contract check', email: `check-${unique}@example.com`, password: unique };
  const created = await send('register', { values: account });
  const isCreated = expectSuccess('register', created, 'a new account');
  const { email: _, ...incomplete } = account;
  expectRejection('register', await send('register', { values: incomplete }), 'an account without an email');
  if (isCreated) {
    expectRejection(
      'register',
      await send('register', { values: account }),
      'a second account of the same email',
    );
    const values = { username: account.email, password: account.password };
    const signedIn = await send('login', { values });
    if (expectSuccess('login', signedIn, 'the account just created'))
      for (const flaw of cookieFlaws(signedIn, base)) advise('login', flaw);
    // The password is right, so only a check of the origin rejects this one.
    const headers = { Origin: UNTRUSTED_ORIGIN, 'Sec-Fetch-Site': 'cross-site' };
    const forged = await send('login', { values, headers });
    if (!('failure' in forged) && isOk(forged))
      advise('login', `accepts a request from the origin ${UNTRUSTED_ORIGIN}: check Origin on every POST.`);
  }
  expectRejection(
    'login',
    await send('login', { values: { username: account.email } }),
    'a sign-in without a password',
  );
}

/** Returns a sentence for each attribute that a cookie of a sign-in lacks. */
function cookieFlaws({ headers }: CallResponse, base: string): string[] {
  const wanted = [
    ['HttpOnly', 'scripts can read it'],
    ['SameSite', 'other sites can use it'],
    ...(base.startsWith('https:') ? [['Secure', 'it is sent unencrypted']] : []),
  ] as const;
  return headers.getSetCookie().flatMap((cookie) => {
    const name = cookie.split('=', 1)[0] ?? '';
    return wanted
      .filter(([flag]) => !new RegExp(`;\\s*${flag}\\b`, 'i').test(cookie))
      .map(([flag, danger]) => `sets the cookie ${name} without ${flag}: ${danger}.`);
  });
}
