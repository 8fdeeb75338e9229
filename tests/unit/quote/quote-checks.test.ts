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

test('checkToasts contains the three specified toasts word for word (ordering 20)', () => {
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

test('checkQuote uses the host’s field messages', () => {
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

test('checkQuote reports nothing for a complete order', () => expect(checkQuote(complete)).toEqual([]));

test('checkQuote reports a service that does not exist, as from the URL of a host', () => {
  expect(firstOf(withFields({ serviceType: 'bogus' as never }))).toMatchObject({ field: 'serviceType' });
});

test('checkQuote reports all missing fields of an empty order, the service first (ordering 20)', () => {
  expect(checkQuote(defaultQuote).map(({ check, field, tab }) => [check, field, tab])).toEqual([
    ['service', 'serviceType', 'details'],
    ['contact', 'clientName', 'contact'],
    ['contact', 'clientEmail', 'contact'],
    ['photos', 'photos', 'upload'],
  ]);
});

describe('checkQuote, check 2', () => {
  test.each(['', '   ', '\t\n', '\u200B\uFEFF'])(
    'reports the name %j as missing (ordering 20)',
    (clientName) => {
      expect(firstOf(withFields({ clientName }))).toMatchObject({ check: 'contact', field: 'clientName' });
    },
  );
  test.each([
    '',
    ' ',
    'ana',
    'ana@studio',
    '@studio.example',
    'ana@',
    'a b@studio.example',
    'ana@studio..example',
  ])('rejects the email address %j (ordering 20)', (clientEmail) => {
    expect(firstOf(withFields({ clientEmail }))).toMatchObject({ check: 'contact', field: 'clientEmail' });
  });
  test('shows an example for a malformed email address', () => {
    expect(firstOf(withFields({ clientEmail: 'ana@studio' }))?.message).toBe(
      'Enter an email address like name@example.com.',
    );
  });
  test('precedes the check of missing photos (ordering 20)', () => {
    expect(firstOf({ ...withFields({ clientName: '' }), photos: [] })?.check).toBe('contact');
  });
});

test('checkQuote requires a main photo even if there are reference photos (ordering 20)', () => {
  expect(checkQuote({ ...complete, photos: [], references: filesOf(2) })).toMatchObject([
    { check: 'photos', field: 'photos', tab: 'upload' },
  ]);
});

describe('the check of the deadline', () => {
  test('rejects a year of five digits after all other checks, with a toast (ordering 8)', () => {
    const far = withFields({ projectDeadline: '12026-05-04' });
    const failures = checkQuote({ ...far, photos: [] });
    expect(failures.map(({ check, message }) => [check, message])).toEqual([
      ['photos', 'Add at least one photo.'],
      ['deadline', 'Enter a complete date with a four-digit year, or clear the field.'],
    ]);
    expect(checkToasts.deadline.title).toBe('Project Deadline');
  });

  test.each(['0026-05-04', '0202-05-04'])('rejects %s, of which fewer than four digits were typed', (day) => {
    expect(checkQuote(withFields({ projectDeadline: day })).map(({ check }) => check)).toEqual(['deadline']);
    expect(isPastDeadline({ projectDeadline: day }, '2026-11-21')).toBe(false);
  });

  test('rejects an incomplete date, whose value is empty', () => {
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
  ])('accepts %j, and on 2026-11-21 isPastDeadline returns %s (ordering 8)', (projectDeadline, isPast) => {
    expect(isPastDeadline({ projectDeadline }, '2026-11-21')).toBe(isPast);
    expect(checkQuote(withFields({ projectDeadline }))).toEqual([]);
  });
  test('does not treat a year of five digits as past', () => {
    expect(isPastDeadline({ projectDeadline: '12026-11-20' }, '2026-11-21')).toBe(false);
  });
  test('uses the visitor’s local day, not UTC (ordering 33)', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  });
});
