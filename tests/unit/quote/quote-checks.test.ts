import { describe, expect, test } from 'vitest';
import {
  fieldMessages,
  checkQuote,
  checkToasts,
  isPastDeadline,
  localDay,
} from '../../../src/quote/quote-checks.ts';
import { defaultFields, defaultQuote, type QuoteState } from '../../../src/quote/quote-state.ts';
import { filesOf } from './file-of.ts';

const complete: QuoteState = {
  fields: { ...defaultFields, serviceType: 'portrait', clientName: 'Ana', clientEmail: 'ana@studio.example' },
  photos: filesOf(1),
  references: [],
  marks: {},
};
const firstOf = (state: QuoteState) => checkQuote(state)[0];
const withFields = (changes: Partial<QuoteState['fields']>, state = complete): QuoteState => ({
  ...state,
  fields: { ...state.fields, ...changes },
});

test('the three toasts, word for word (ordering 20)', () => {
  const { deadline: _ours, ...specified } = checkToasts;
  expect(specified).toEqual({
    service: {
      title: 'Service Type Required',
      description: 'Please select a service type before submitting.',
    },
    contact: {
      title: 'Contact Information Required',
      description: 'Please fill in your name and email address.',
    },
    photos: { title: 'Photos Required', description: 'Please upload at least one photo before submitting.' },
  });
});

test('a host words the messages at the fields', () => {
  const messages = {
    ...fieldMessages,
    malformedEmail: 'Das ist keine E-Mail-Adresse',
    photos: 'Es fehlt ein Foto',
  };
  const state = { ...complete, photos: [], fields: { ...complete.fields, clientEmail: 'ana@' } };
  expect(checkQuote(state, messages).map(({ message }) => message)).toEqual([
    messages.malformedEmail,
    messages.photos,
  ]);
});

test('a complete order fails no check', () => expect(checkQuote(complete)).toEqual([]));

test('check 1 wins when everything is missing, and the summary lists all four (ordering 20)', () => {
  expect(checkQuote(defaultQuote).map(({ check, field, tab }) => [check, field, tab])).toEqual([
    ['service', 'serviceType', 'details'],
    ['contact', 'clientName', 'contact'],
    ['contact', 'clientEmail', 'contact'],
    ['photos', 'photos', 'upload'],
  ]);
});

describe('check 2', () => {
  test.each(['', '   ', '\t\n'])('the name %j is missing (ordering 20)', (clientName) => {
    expect(firstOf(withFields({ clientName }))).toMatchObject({ check: 'contact', field: 'clientName' });
  });
  test.each([
    '',
    ' ',
    'ana',
    'ana@studio',
    '@studio.example',
    'ana@',
    'a b@studio.example',
    'ana@studio..example',
  ])('the address %j fails (ordering 20)', (clientEmail) => {
    expect(firstOf(withFields({ clientEmail }))).toMatchObject({ check: 'contact', field: 'clientEmail' });
  });
  test('a malformed address is told how one looks', () => {
    expect(firstOf(withFields({ clientEmail: 'ana@studio' }))?.message).toBe(
      'Enter an email address like name@example.com',
    );
  });
  test('check 2 wins over missing photos (ordering 20)', () => {
    expect(firstOf({ ...withFields({ clientName: '' }), photos: [] })?.check).toBe('contact');
  });
});

test('without a main photo check 3 fails, whatever the references (ordering 20)', () => {
  expect(checkQuote({ ...complete, photos: [], references: filesOf(2) })).toMatchObject([
    { check: 'photos', field: 'photos', tab: 'upload' },
  ]);
});

describe('the deadline', () => {
  test('a year of five digits fails after all other checks, with its toast (ordering 8)', () => {
    const far = withFields({ projectDeadline: '12026-05-04' });
    const failures = checkQuote({ ...far, photos: [] });
    expect(failures.map(({ check, message }) => [check, message])).toEqual([
      ['photos', 'Add at least one photo'],
      ['deadline', 'Enter a complete date with a four-digit year, or clear the field'],
    ]);
    expect(checkToasts.deadline.title).toBe('Project Deadline');
  });

  test('an incomplete date, which has no value, fails until it is complete', () => {
    const failing = (projectDeadline: string) =>
      checkQuote(withFields({ projectDeadline }), fieldMessages, true).map(({ field }) => field);
    expect(failing('')).toEqual(['projectDeadline']);
    expect(failing('2026-05-04')).toEqual([]);
  });

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['', false],
  ])('%j on 2026-11-21: past is %s, and never a failed check (ordering 8)', (projectDeadline, isPast) => {
    expect(isPastDeadline({ projectDeadline }, '2026-11-21')).toBe(isPast);
    expect(checkQuote(withFields({ projectDeadline }))).toEqual([]);
  });
  test('a year of five digits has not passed', () => {
    expect(isPastDeadline({ projectDeadline: '12026-11-20' }, '2026-11-21')).toBe(false);
  });
  test('a day is the visitor’s own, not Greenwich’s (ordering 33)', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  });
});
