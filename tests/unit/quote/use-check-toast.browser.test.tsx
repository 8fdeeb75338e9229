import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { clearToasts, getToasts, toast } from '../../../src/lib/toast-store.ts';
import { checkQuote, checkToasts } from '../../../src/quote/quote-checks.ts';
import { defaultQuote, type QuoteFields } from '../../../src/quote/quote-state.ts';
import { useCheckToast } from '../../../src/quote/use-check-toast.ts';

const failuresOf = (fields: Partial<QuoteFields>) =>
  checkQuote({ ...defaultQuote, fields: { ...defaultQuote.fields, ...fields } });
const shown = () => getToasts().flatMap(({ title, open }) => (open ? title : []));

/** The form after its submit button was pressed with these fields, and then filled in further. */
async function afterPress(fields: Partial<QuoteFields>) {
  clearToasts();
  const failures = failuresOf(fields);
  const { result, rerender } = await renderHook((now = failures) => useCheckToast(now, checkToasts), {
    initialProps: failures,
  });
  result.current(failures[0]!);
  return (more: Partial<QuoteFields>) => rerender(failuresOf({ ...fields, ...more }));
}

test('the toast of a failed check goes when what it asks for is there (ordering 22)', async () => {
  const fillIn = await afterPress({});
  expect(shown()).toEqual(['Service Type Required']);
  await fillIn({ clientName: 'Ana' });
  expect(shown()).toEqual(['Service Type Required']);
  await fillIn({ serviceType: 'wedding' });
  expect(shown()).toEqual([]);
});

test('half of the contact is not enough (ordering 22)', async () => {
  const fillIn = await afterPress({ serviceType: 'wedding' });
  await fillIn({ clientName: 'Ana' });
  expect(shown()).toEqual(['Contact Information Required']);
  await fillIn({ clientName: 'Ana', clientEmail: 'ana@studio.example' });
  expect(shown()).toEqual([]);
});

test('another toast that came since stays', async () => {
  const fillIn = await afterPress({});
  toast({ title: 'Network request failed' });
  await fillIn({ serviceType: 'wedding' });
  expect(shown()).toEqual(['Network request failed']);
});
