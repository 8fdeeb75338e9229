import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { clearToasts, getToasts, toast } from '../../../src/lib/toast-store.ts';
import { checkQuote, checkToasts } from '../../../src/quote/quote-checks.ts';
import { defaultQuote, type QuoteFields } from '../../../src/quote/quote-state.ts';
import { useCheckToast } from '../../../src/quote/use-check-toast.ts';

const failuresOf = (fields: Partial<QuoteFields>) =>
  checkQuote({ ...defaultQuote, fields: { ...defaultQuote.fields, ...fields } });
const shown = () => getToasts().flatMap(({ title, open }) => (open ? title : []));

/** Submits the form with these fields. Returns a function that fills in more fields. */
async function submitWith(fields: Partial<QuoteFields>) {
  clearToasts();
  const failures = failuresOf(fields);
  const { result, rerender } = await renderHook((now = failures) => useCheckToast(now, checkToasts), {
    initialProps: failures,
  });
  result.current(failures[0]!);
  return (more: Partial<QuoteFields>) => rerender(failuresOf({ ...fields, ...more }));
}

test('useCheckToast dismisses the toast once its check passes (ordering 22)', async () => {
  const fillIn = await submitWith({});
  expect(shown()).toEqual(['Service Type Required']);
  await fillIn({ clientName: 'Ana' });
  expect(shown()).toEqual(['Service Type Required']);
  await fillIn({ serviceType: 'wedding' });
  expect(shown()).toEqual([]);
});

test('useCheckToast keeps the contact toast until both name and email are filled in (ordering 22)', async () => {
  const fillIn = await submitWith({ serviceType: 'wedding' });
  await fillIn({ clientName: 'Ana' });
  expect(shown()).toEqual(['Contact Information Required']);
  await fillIn({ clientName: 'Ana', clientEmail: 'ana@studio.example' });
  expect(shown()).toEqual([]);
});

test('useCheckToast does not dismiss a newer toast from elsewhere', async () => {
  const fillIn = await submitWith({});
  toast({ title: 'Network request failed' });
  await fillIn({ serviceType: 'wedding' });
  expect(shown()).toEqual(['Network request failed']);
});
