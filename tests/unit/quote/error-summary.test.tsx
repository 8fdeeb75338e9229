import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from '../../../src/quote/error-summary.tsx';
import { checkQuote } from '../../../src/quote/quote-checks.ts';
import { defaultQuote } from '../../../src/quote/quote-state.ts';
import { fileOf } from './file-of.ts';
import { inForm } from './in-form.tsx';

test('ErrorSummary does not call a malformed email missing, and says how to correct it (ordering 21)', () => {
  const fields = {
    ...defaultQuote.fields,
    serviceType: 'wedding' as const,
    clientName: 'Ana',
    clientEmail: 'ana@studio',
  };
  const failedChecks = checkQuote({ ...defaultQuote, fields, photos: [fileOf('1.jpg')] });
  const html = renderToStaticMarkup(inForm({ failedChecks }, <ErrorSummary />));
  expect(html).toContain('>One thing needs attention<');
  expect(html).toContain('>Enter an email address like name@example.com.<');
});
