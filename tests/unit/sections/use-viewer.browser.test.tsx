import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { clearToasts, getToasts, useToasts } from '../../../src/lib/toast-store.ts';
import { useViewer } from '../../../src/sections/use-viewer.ts';

beforeEach(clearToasts);

/** Renders a section with a viewer whose code each press loads. `attempts`: the loads, for the test to settle. */
async function renderSection() {
  const attempts: PromiseWithResolvers<void>[] = [];
  const load = () => {
    const attempt = Promise.withResolvers<void>();
    attempts.push(attempt);
    return attempt.promise;
  };
  function Section() {
    const viewer = useViewer<number>({ load }, { title: 'It did not load.' });
    const [failure] = useToasts();
    return (
      <>
        <button type="button" onClick={(event) => viewer.open(1, event)}>
          Open
        </button>
        <p role="status">{viewer.isOpen ? 'open' : 'closed'}</p>
        <p role="alert">{failure?.open && failure.variant === 'destructive' && failure.title}</p>
      </>
    );
  }
  const screen = await render(<Section />);
  return {
    attempts,
    button: screen.getByRole('button'),
    alert: screen.getByRole('alert'),
    status: screen.getByRole('status'),
    unmount: screen.unmount,
  };
}

test('useViewer hides the failure during a retry, so that a second failure is announced', async () => {
  const { attempts, button, alert } = await renderSection();
  await button.click();
  attempts[0]?.reject(new Error('offline'));
  await expect.element(alert).toHaveTextContent('It did not load.');
  await button.click();
  await expect.element(alert).toBeEmptyDOMElement();
  attempts[1]?.reject(new Error('offline'));
  await expect.element(alert).toHaveTextContent('It did not load.');
});

test('useViewer shows no failure once a later press has opened the viewer', async () => {
  const { attempts, button, alert, status } = await renderSection();
  await button.click();
  await button.click();
  attempts[0]?.reject(new Error('It took longer than 10 s.'));
  await expect.element(alert).toHaveTextContent('It did not load.');
  attempts[1]?.resolve();
  await expect.element(status).toHaveTextContent('open');
  await expect.element(alert).toBeEmptyDOMElement();
});

test('useViewer reports no failure once its section is gone, as after a navigation', async () => {
  const { attempts, button, unmount } = await renderSection();
  await button.click();
  await unmount();
  attempts[0]?.reject(new Error('It took longer than 10 s.'));
  await new Promise((done) => setTimeout(done));
  expect(getToasts()).toEqual([]);
});
