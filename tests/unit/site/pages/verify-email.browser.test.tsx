import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { findPage } from '../../../../site/content/find-page.ts';
import VerifyEmail from '../../../../site/pages/verify-email.tsx';

const { href } = location;
afterEach(() => history.replaceState(null, '', href));

async function openWith(token: string) {
  history.replaceState(null, '', `?${new URLSearchParams({ token })}`);
  const screen = await render(<VerifyEmail page={findPage('/verify-email')} content={undefined} />);
  return screen.container.textContent;
}

test('VerifyEmail shows the code of its link', async () => {
  for (const code of ['5f3c-91AB_x', 'eyJhbGciOiJub25lIn0.e30.', 'c2FmZQ=='])
    expect(await openWith(code)).toContain(code);
});

test('VerifyEmail shows no text with spaces or slashes of its link, which anyone can write', async () => {
  for (const text of ['Call 555 0199 to unlock your account', 'https://example.com/sign-in', '\u202e5f3c']) {
    const shown = await openWith(text);
    expect(shown).toContain('Check your inbox.');
    expect(shown).not.toContain(text);
  }
});
