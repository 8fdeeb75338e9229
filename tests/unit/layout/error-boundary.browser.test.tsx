import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../../../src/layout/error-boundary.tsx';
import { getToasts } from '../../../src/lib/toast-store.ts';

test('ErrorBoundary shows the reference of its toast, and reports the error, if onError throws (errors 22)', async () => {
  // React logs the caught error.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const unsent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const Broken = () => {
    throw new Error('no render');
  };
  const onError = vi.fn((_error: unknown, _id: string) => {
    throw new Error('no listener');
  });
  const screen = await render(
    <ErrorBoundary onError={onError}>
      <Broken />
    </ErrorBoundary>,
  );
  const id = onError.mock.calls[0]?.[1] ?? '';
  expect(getToasts()[0]?.description).toContain(id);
  await expect.element(screen.getByText(id, { exact: true })).toBeVisible();
  expect(reported).toHaveBeenCalledWith(new Error('no listener'));
  for (const spy of [logged, reported, unsent]) spy.mockRestore();
});

/** Returns the root of an element that is removed after the test. */
function createShadowRoot(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  return host.attachShadow({ mode: 'open' });
}

function Notes() {
  const [notes, setNotes] = useState('');
  if (notes.endsWith('!')) throw new Error(`Cannot parse ${notes} as a date`);
  return <input aria-label="Notes" onChange={(event) => setNotes(event.target.value)} />;
}

test.each([
  ['a document', () => document.body],
  ['a shadow root', () => createShadowRoot()],
])(
  'a report does not contain what was typed in the part of %s that failed (errors 23)',
  async (_, getRoot) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    await render(
      createPortal(
        <ErrorBoundary level="section">
          <Notes />
        </ErrorBoundary>,
        getRoot(),
      ),
    );
    await userEvent.type(page.getByLabelText('Notes'), 'Ada and Tom!');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const report = await new Response(sent.mock.calls[0]?.[1]).text();
    expect(report).toContain('Cannot parse [entered] as a date');
    expect(report).not.toContain('Ada and Tom');
    for (const spy of [logged, sent]) spy.mockRestore();
  },
);
