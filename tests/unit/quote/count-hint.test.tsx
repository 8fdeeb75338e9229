import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountHint } from '../../../src/quote/count-hint.tsx';
import { defaultQuote } from '../../../src/quote/quote-state.ts';
import { fileOf } from './file-of.ts';
import { inForm } from './in-form.tsx';

const hintFor = (photos: File[]) =>
  renderToStaticMarkup(inForm({ state: { ...defaultQuote, photos } }, <CountHint field="photos" />));

test('CountHint compares the image count with the photos only if there are photos (ordering 6)', () => {
  expect(hintFor([fileOf('1.jpg'), fileOf('2.jpg')])).toContain('You added 2 photos; the count says 1.');
  expect(hintFor([])).toBe('');
});
