import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionError } from '../../../src/layout/section-error.tsx';
import { CatchErrors } from '../../../src/lib/catch-errors.tsx';

afterEach(() => vi.restoreAllMocks());

let isBroken = true;

function Prices() {
  if (isBroken) throw new Error('No prices.');
  return <section aria-label="Prices">$1.50</section>;
}

test.each(['alone', 'between others'])(
  '“Try again” of a section %s moves the focus to the new panel, and to the section once it succeeds',
  async (where) => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const others = where !== 'alone';
    await render(
      <main>
        {others && <section aria-label="Services" />}
        <CatchErrors renderFallback={({ reset }) => <SectionError onRetry={reset} />}>
          <Prices />
        </CatchErrors>
        {others && <section aria-label="Questions" />}
      </main>,
    );
    const retry = page.getByRole('button', { name: 'Try again' });
    (retry.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Something went wrong' })).toHaveFocus();
    isBroken = false;
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('region', { name: 'Prices' })).toHaveFocus();
  },
);
