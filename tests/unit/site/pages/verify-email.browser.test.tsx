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

test('VerifyEmail says what a link with a code is for, and shows nothing of it, because anyone can write one', async () => {
  for (const text of ['5f3c-91AB_x', 'Call 555 0199', 'call-555-0199-to-unlock-your-account']) {
    const shown = await openWith(text);
    expect(shown).toContain('Confirm your email.');
    expect(shown).not.toContain(text);
  }
});
