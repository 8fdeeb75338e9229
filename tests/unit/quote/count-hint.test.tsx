import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { countImages } from '../../../src/preflight/brackets.ts';
import { CountHint } from '../../../src/quote/count-hint.tsx';
import { defaultFields, defaultQuote, type QuoteFields } from '../../../src/quote/quote-state.ts';
import { fileOf } from './file-of.ts';
import { inForm } from './in-form.tsx';

vi.mock('../../../src/preflight/brackets.ts', { spy: true });

const hintFor = (photos: File[], changes: Partial<QuoteFields> = {}) => {
  const state = { ...defaultQuote, fields: { ...defaultFields, ...changes }, photos };
  return renderToStaticMarkup(inForm({ state }, <CountHint />));
};

test('CountHint compares the image count with the photos only if there are photos (ordering 6)', () => {
  expect(hintFor([fileOf('1.jpg'), fileOf('2.jpg')])).toContain('You added 2 photos; the count says 1.');
  expect(hintFor([])).toBe('');
});

test('CountHint does not count the frames of an HDR order as images, like the advice before it is sent', () => {
  const frames = [1, 2, 3].map((at) => fileOf(`${at}.jpg`));
  expect(hintFor(frames, { serviceType: 'hdr', imageCount: 1 })).toBe('');
  expect(hintFor(frames, { serviceType: 'hdr', imageCount: 4 })).toContain('the count says 4.');
});

test('CountHint offers the number of recognized brackets for HDR, like the advice before it is sent', () => {
  const frames = [1, 2, 3].map((at) => fileOf(`${at}.jpg`));
  vi.mocked(countImages).mockReturnValueOnce(1);
  expect(hintFor(frames, { serviceType: 'hdr', imageCount: 4 })).toContain('>Set to 1<');
  vi.mocked(countImages).mockReturnValueOnce(1);
  expect(hintFor(frames, { serviceType: 'portrait', imageCount: 4 })).toContain('>Set to 3<');
});
