/** Boundary cases: surrounding spaces, and the targets of advice. */
import { expect, test } from 'vitest';
import { normalizeImageCount } from '../../../src/pricing/estimate.ts';
import { tierFeaturesFor } from '../../../src/pricing/tiers.ts';
import { checkBrief } from '../../../src/quote/brief-check.ts';
import { checkQuote } from '../../../src/quote/quote-checks.ts';
import { defaultFields, defaultQuote, toPayload, type QuoteFields } from '../../../src/quote/quote-state.ts';

const now = new Date('2026-11-18T15:00Z');
const advice = (fields: Partial<QuoteFields>, photoMetadata?: { width?: number; height?: number }[]) =>
  checkBrief({ ...defaultQuote, fields: { ...defaultFields, ...fields } }, { now, photoMetadata });

test('normalizeImageCount and toPayload trim surrounding spaces', () => {
  expect(normalizeImageCount(' 12 ')).toBe(12);
  expect(normalizeImageCount('   ')).toBe(1);
  expect(toPayload({ ...defaultFields, clientPhone: ' +1 555 ' }, ['a'], []).customerPhone).toBe('+1 555');
});

test('checkQuote reports an empty and a malformed email once, with different messages', () => {
  const failuresOf = (clientEmail: string) =>
    checkQuote({ ...defaultQuote, fields: { ...defaultFields, clientEmail } })
      .filter(({ field }) => field === 'clientEmail')
      .map(({ message }) => message);
  expect(failuresOf('  ')).toHaveLength(1);
  expect(failuresOf('ana@studio')).toHaveLength(1);
  expect(failuresOf('  ')).not.toEqual(failuresOf('ana@studio'));
});

test('checkBrief names the field for each advice', () => {
  const targets = [
    ...advice({ serviceType: 'ecommerce' }, [
      { width: 10, height: 10 },
      { width: 20, height: 10 },
    ]),
    ...advice({ serviceType: 'manipulation' }),
    ...advice({ colorPrefs: ['Warmer tones', 'Cooler tones'] }),
    ...advice({ contactMethod: 'phone' }),
  ].map(({ id, action }) => [id, 'field' in action ? action.field : null]);
  expect(targets).toEqual([
    ['sizes', 'specialRequirements'],
    ['note', 'specialRequirements'],
    ['tones', 'colorPrefs'],
    ['number', 'clientPhone'],
  ]);
});

test('checkBrief ignores a single tone, incomplete dimensions and a note of spaces', () => {
  expect(advice({ colorPrefs: ['Warmer tones'] })).toEqual([]);
  expect(advice({ serviceType: 'ecommerce' }, [{ width: 10 }, { height: 20 }, { width: 30 }])).toEqual([]);
  expect(advice({ serviceType: 'ecommerce' })).toEqual([]);
  expect(advice({ serviceType: 'manipulation', specialRequirements: '  ' }).map(({ id }) => id)).toEqual([
    'note',
  ]);
});

test('tierFeaturesFor begins and ends the tiers of wedding with these features', () => {
  const { basic, pro, premium } = tierFeaturesFor('wedding');
  expect(basic.at(-1)).toBe('One round of changes');
  expect([pro[0], pro.at(-1)]).toEqual(['Everything in Basic', 'Unlimited changes']);
  expect([premium[0], premium.at(-1)]).toEqual(['Everything in Pro', 'Named senior retoucher']);
});
