import { photos } from '#photos';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NetworkError } from '../../../src/api/errors.ts';
import { getToasts } from '../../../src/lib/toast-store.ts';
import type { CreateOrder } from '../../../src/quote/order/order-deps.ts';
import { QuoteForm, QuoteFormCard, QuoteFormUpload } from '../../../src/quote/quote-form.tsx';
import { QuoteFormRoot } from '../../../src/quote/quote-form-root.tsx';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';
import { fileOf } from './file-of.ts';

test('QuoteFormUpload shows the host’s text around its photos and in the mark editor', async () => {
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
  const files = ['a', 'b'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));
  await page.getByLabelText(/^Drop photos here/).upload(files);
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

test('QuoteForm shows the host’s option names, printed quote and failure toast, and sends English values', async () => {
  const createOrder = vi.fn<CreateOrder>(() => Promise.reject(new NetworkError('timeout')));
  const messages = {
    optionNames: { 'Warm & Cozy': 'Warm', 'Warmer tones': 'Wärmer', Anytime: 'Jederzeit' },
    looks: { ...quoteMessages.looks, share: (share: number) => `zu ${share} %` },
    failedToast: (call: string) => ({ title: 'Fehler', description: `Kein ${call}` }),
    submit: 'Absenden',
  };
  await render(
    <QuoteForm
      {...{ messages, createOrder }}
      sample={photos.car}
      upload={async () => ['1']}
      defaults={{ serviceType: 'portrait' }}
      printOptions={{
        issuer: { name: 'Studio' },
        messages: { print: 'Drucken' },
        printMessages: { title: 'Angebot' },
      }}
    />,
  );
  await page.getByLabelText(/^Drop photos here/).upload(fileOf('1.jpg'));
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('checkbox', { name: 'Warm', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Wärmer' }).click();
  const chosen = page.getByRole('region', { name: 'Your choices together' });
  await expect.element(chosen.getByText('Warm, Wärmer')).toBeVisible();
  await expect.element(chosen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'zu 50 %');
  await page.getByRole('tab', { name: 'Contact & Delivery' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ana');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ana@studio.example');
  await page.getByLabelText(/^Best time/).selectOptions('Jederzeit');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  const printed = document.querySelector('[data-print=alone]')?.textContent;
  for (const text of ['Angebot', 'Wärmer']) expect(printed).toContain(text);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect.poll(getToasts).toMatchObject([{ title: 'Fehler', description: 'Kein createOrder' }]);
  expect(createOrder.mock.calls[0]?.[0]).toMatchObject({
    stylePreferences: ['Warm & Cozy'],
    colorPreferences: ['Warmer tones'],
    contactPreferences: { time: 'Anytime' },
  });
});
