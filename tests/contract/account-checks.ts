import { randomUUID } from 'node:crypto';
import type { Answer } from './ask.ts';
import type { Bench } from './check-server.ts';

/** Signs up with an unused address, twice, and signs in. */
export async function accountChecks({
  base,
  ask,
  expectAnswer,
  expectRefusal,
  advise,
}: Bench): Promise<void> {
  const word = randomUUID();
  const account = { username: 'Contract check', email: `check-${word}@example.com`, password: word };
  const created = await ask('register', { values: account });
  const isThere = expectAnswer('register', created, 'a new account');
  const { email: _, ...incomplete } = account;
  expectRefusal('register', await ask('register', { values: incomplete }), 'an account without an email');
  if (isThere) {
    expectRefusal(
      'register',
      await ask('register', { values: account }),
      'a second account of the same email',
    );
    const values = { username: account.email, password: account.password };
    const entered = await ask('login', { values });
    if (expectAnswer('login', entered, 'the account just created'))
      for (const flaw of cookieFlaws(entered, base)) advise('login', flaw);
  }
  expectRefusal(
    'login',
    await ask('login', { values: { username: account.email } }),
    'a sign-in without a password',
  );
}

/** Returns the attributes that the cookies of a sign-in lack. */
function cookieFlaws({ headers }: Answer, base: string): string[] {
  const wanted = [
    ['HttpOnly', 'scripts can read it'],
    ['SameSite', 'other sites can use it'],
    ...(base.startsWith('https:') ? [['Secure', 'it travels in the clear']] : []),
  ] as const;
  return headers.getSetCookie().flatMap((cookie) => {
    const name = cookie.split('=', 1)[0] ?? '';
    return wanted
      .filter(([flag]) => !new RegExp(`;\\s*${flag}\\b`, 'i').test(cookie))
      .map(([flag, danger]) => `sets the cookie ${name} without ${flag}: ${danger}.`);
  });
}
