import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuoteForm, QuoteFormCard, QuoteFormUpload } from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';

test('QuoteForm shows the host’s text around its photos and in the mark editor', async () => {
  const messages = {
    photoTools: { select: 'Auswählen' },
    markEditor: { done: 'Fertig' },
  };
  await render(
    <QuoteFormRoot messages={messages}>
      <QuoteFormCard>
        <QuoteFormUpload />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  const photos = ['a', 'b'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));
  await page.getByLabelText(/^Drop photos here/).upload(photos);
  await expect.element(page.getByRole('button', { name: 'Auswählen' })).toBeVisible();
  await page.getByRole('button', { name: 'Open a.jpg' }).click();
  await expect.element(page.getByRole('button', { name: 'Fertig' })).toBeVisible();
});

test('QuoteForm shows the host’s text at its fields and tabs', async () => {
  const messages = {
    required: '(nötig)',
    optional: '(freiwillig)',
    needsAttention: 'Bitte prüfen',
    submit: 'Absenden',
  };
  await render(<QuoteForm messages={messages} />);
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  await expect.element(panel('Upload Photos').getByText('(freiwillig)')).toBeVisible();
  await page.getByRole('tab', { name: 'Contact & Delivery' }).click();
  const contact = panel('Contact & Delivery');
  await expect.element(contact.getByText('(nötig)').first()).toBeVisible();
  await expect.element(contact.getByLabelText('Phone (freiwillig)')).toBeVisible();
  await expect.element(contact.getByLabelText('Best time to reach you (freiwillig)')).toBeVisible();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect
    .element(page.getByRole('tab', { name: 'Contact & Delivery' }))
    .toHaveAccessibleDescription('Bitte prüfen');
});
