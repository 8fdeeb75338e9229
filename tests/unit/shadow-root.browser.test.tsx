import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuoteForm } from '../../src/quote/quote-form.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../src/ui/dialog.tsx';

/** Renders inside a shadow root, as a host does that keeps its styles apart. `document.activeElement` is then its host. */
async function renderInShadow(content: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  return { root, ...(await render(content, { container, baseElement: container })) };
}

test('a failed check focuses the field', async () => {
  const { root } = await renderInShadow(<QuoteForm />);
  await page.getByRole('tab', { name: /Contact/ }).click();
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect.poll(() => root.activeElement?.id).toMatch(/serviceType$/);
});

test('a button that was busy has the focus again', async () => {
  const { root, rerender } = await renderInShadow(<Button>Send</Button>);
  page.getByRole('button').element().focus();
  await rerender(<Button busy>Send</Button>);
  await expect.poll(() => root.activeElement).toBeNull();
  await rerender(<Button>Send</Button>);
  expect(root.activeElement).toBe(page.getByRole('button').element());
});

test('a closed dialog returns the focus', async () => {
  const { root } = await renderInShadow(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Sizes" />
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(root.activeElement?.textContent).toBe('Open');
});
