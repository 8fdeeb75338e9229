import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  colorPreferences,
  contactMethods,
  contactTimes,
  stylePreferences,
} from '../../../src/quote/quote-options.ts';
import { MAX_IMAGE_COUNT, normalizeImageCount } from '../../../src/pricing/estimate.ts';
import {
  defaultFields,
  defaultQuote,
  photoLists,
  quoteReducer,
  toPayload,
  type QuoteAction,
  type QuoteState,
} from '../../../src/quote/quote-state.ts';
import { fileOf, filesOf } from './file-of.ts';

const run = (...actions: QuoteAction[]) => actions.reduce(quoteReducer, defaultQuote);
const countAfter = (...actions: QuoteAction[]) => run(...actions).fields.imageCount;

test('defaultFields has the specified defaults (ordering 2)', () => {
  expect(defaultFields).toEqual({
    serviceType: '',
    qualityLevel: 'pro',
    imageCount: 1,
    turnaround: 'standard',
    specialRequirements: '',
    rushOrder: false,
    colorPrefs: [],
    stylePrefs: [],
    contactMethod: 'email',
    contactTime: '',
    projectDeadline: '',
    clientName: '',
    clientEmail: '',
    clientPhone: '',
  });
});

test('the option lists match the specification word for word (ordering 4, ordering 5)', () => {
  expect(contactMethods).toEqual(['email', 'phone', 'whatsapp']);
  expect(contactTimes).toEqual(['Morning 9-12', 'Afternoon 12-5', 'Evening 5-8', 'Anytime']);
  expect(stylePreferences).toEqual([
    'Natural & Realistic',
    'Bright & Vibrant',
    'Moody & Dramatic',
    'Clean & Minimal',
    'Warm & Cozy',
    'Cool & Professional',
  ]);
  expect(colorPreferences).toEqual([
    'Enhance existing colors',
    'Warmer tones',
    'Cooler tones',
    'Black & White conversion',
    'Vintage/Film look',
    'High contrast',
  ]);
});

describe('normalizeImageCount', () => {
  test.each(['', ' ', 'abc', '1e999', 'NaN', '--1'])(
    'returns 1 for %j, which is not a number (ordering 7)',
    (input) => {
      expect(normalizeImageCount(input)).toBe(1);
    },
  );
  test.each(['0', '-1', '-300', '0.4'])('returns 1 for %j (ordering 7)', (input) =>
    expect(normalizeImageCount(input)).toBe(1),
  );
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['2.9', 2],
    ['1e3', 1000],
  ])('converts %j to %i (ordering 7)', (input, count) => expect(normalizeImageCount(input)).toBe(count));
  test('returns a whole number of at least 1 for any input (ordering 7)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (input) => {
        const count = normalizeImageCount(input);
        expect(Number.isSafeInteger(count) && count >= 1).toBe(true);
      }),
    );
  });
});

/** The action of the “Set to 3” button below the photos. */
const setTo = (imageCount: number): QuoteAction => ({ type: 'change', changes: { imageCount } });

describe('quoteReducer', () => {
  const [first, second] = filesOf(2) as [File, File];

  test('restores several removed photos with their positions, marks and count', () => {
    const photos = filesOf(5);
    const removedFiles = [photos[1]!, photos[3]!];
    const mark = { kind: 'whole', id: 1, note: 'Keep the grain' } as const;
    const marked = run(
      { type: 'add', list: 'photos', files: photos },
      { type: 'mark', file: photos[1]!, marks: [mark] },
      setTo(5),
    );
    const removed = quoteReducer(marked, { type: 'remove', list: 'photos', files: removedFiles });
    expect(removed.photos).toEqual([photos[0], photos[2], photos[4]]);
    expect([removed.fields.imageCount, removed.marks]).toEqual([3, {}]);
    const restore: QuoteAction = { type: 'restore', list: 'photos', files: removedFiles, before: marked };
    expect(quoteReducer(removed, restore)).toEqual(marked);
  });
  test('restores the count after all photos were removed', () => {
    const full = run({ type: 'add', list: 'photos', files: filesOf(3) }, setTo(3));
    const empty = quoteReducer(full, { type: 'remove', list: 'photos', files: full.photos });
    expect(empty.fields.imageCount).toBe(1);
    expect(
      quoteReducer(empty, { type: 'restore', list: 'photos', files: full.photos, before: full }),
    ).toEqual(full);
  });

  test('restores a removed photo without one that was removed later', () => {
    const [early, late, stays] = filesOf(3) as [File, File, File];
    const full = run({ type: 'add', list: 'photos', files: [early, late, stays] }, setTo(3));
    const removed = [early, late].reduce<QuoteState>(
      (state, file) => quoteReducer(state, { type: 'remove', list: 'photos', files: [file] }),
      full,
    );
    const after = quoteReducer(removed, { type: 'restore', list: 'photos', files: [early], before: full });
    expect(after.photos).toEqual([early, stays]);
    expect(after.fields.imageCount).toBe(2);
  });

  test('replaces 2,000 files at once, and changes nothing without a replacement', () => {
    const lost = filesOf(2000);
    const by = filesOf(2000, 'NEW_');
    const full = run({ type: 'add', list: 'photos', files: lost });
    const pairs = new Map(lost.map((file, index) => [file, by[index]!]));
    expect(quoteReducer(full, { type: 'replaceFiles', pairs }).photos).toEqual(by);
    expect(quoteReducer(full, { type: 'replaceFiles', pairs: new Map() })).toBe(full);
  });

  test('restores a removed photo beside the files that have replaced unreadable ones since', () => {
    const [unreadable, removed] = filesOf(2) as [File, File];
    const [chosenAgain] = filesOf(1) as [File];
    const full = run({ type: 'add', list: 'photos', files: [unreadable, removed] });
    const after = [
      { type: 'remove', list: 'photos', files: [removed] },
      { type: 'replaceFiles', pairs: new Map([[unreadable, chosenAgain]]) },
      { type: 'restore', list: 'photos', files: [removed], before: full },
    ].reduce((state, action) => quoteReducer(state, action as QuoteAction), full);
    expect(after.photos[0]).toBe(chosenAgain);
    expect(after.photos[1]).toBe(removed);
    expect(after.photos).toHaveLength(2);
  });

  test('restores removed references at their positions and keeps the marks of photos', () => {
    const references = filesOf(3);
    const [photo] = references as [File];
    const full = run(
      { type: 'add', list: 'photos', files: [photo] },
      { type: 'add', list: 'references', files: references },
      { type: 'mark', file: photo, marks: [{ kind: 'whole', id: 1, note: 'Keep the grain' }] },
    );
    const files = references.slice(0, 2);
    const removed = quoteReducer(full, { type: 'remove', list: 'references', files });
    expect(removed).toEqual({ ...full, references: references.slice(2) });
    const late = fileOf('late.jpg');
    const more = quoteReducer(removed, { type: 'add', list: 'references', files: [late] });
    const restored = quoteReducer(more, { type: 'restore', list: 'references', files, before: full });
    expect(restored).toEqual({ ...full, references: [...references, late] });
  });

  test('raises imageCount by the number of added photos: three photos make 4 (ordering 6)', () => {
    expect(countAfter({ type: 'add', list: 'photos', files: filesOf(3) })).toBe(4);
  });
  test('lowers imageCount by 1 when a photo is removed (ordering 6)', () => {
    const files = filesOf(3);
    expect(
      countAfter(
        { type: 'add', list: 'photos', files },
        { type: 'remove', list: 'photos', files: [files[1]!] },
      ),
    ).toBe(3);
  });
  test('never lowers imageCount below 1 (ordering 6)', () => {
    const actions: QuoteAction[] = [
      { type: 'add', list: 'photos', files: [first] },
      { type: 'change', changes: { imageCount: 1 } },
      { type: 'remove', list: 'photos', files: [first] },
    ];
    expect(countAfter(...actions)).toBe(1);
  });
  test('keeps imageCount when references are added or removed (ordering 6)', () => {
    const added = run({ type: 'add', list: 'references', files: [first, second] });
    expect(added.fields.imageCount).toBe(1);
    expect(
      quoteReducer(added, { type: 'remove', list: 'references', files: [first] }).fields.imageCount,
    ).toBe(1);
  });
  test('adds a removed file again (ordering 12)', () => {
    const state = run(
      { type: 'add', list: 'photos', files: [first] },
      { type: 'remove', list: 'photos', files: [first] },
      { type: 'add', list: 'photos', files: [first] },
    );
    expect(state.photos).toEqual([first]);
    expect(state.fields.imageCount).toBe(2);
  });
  test('ignores a file that is already in the list, even twice in one drop', () => {
    const again = fileOf(first.name);
    const state = run(
      { type: 'add', list: 'photos', files: [first] },
      { type: 'add', list: 'photos', files: [again, again] },
    );
    expect(state.photos).toEqual([first]);
    expect(state.fields.imageCount).toBe(2);
  });
  test('counts a repeated removal of the same photo once', () => {
    const state = run(
      { type: 'add', list: 'photos', files: [first, second] },
      { type: 'remove', list: 'photos', files: [first] },
      { type: 'remove', list: 'photos', files: [first] },
    );
    expect(state.fields.imageCount).toBe(2);
  });
});

test('quoteReducer agrees with a simple model for any sequence of actions (ordering 6)', () => {
  const pool = filesOf(6);
  const file = fc.constantFrom(...pool);
  const action = fc.oneof(
    fc.record({
      type: fc.constantFrom('add' as const, 'remove' as const),
      list: fc.constantFrom(...photoLists),
      files: fc.array(file, { maxLength: 4 }),
    }),
    fc.record({
      type: fc.constant('change' as const),
      changes: fc.record({ imageCount: fc.oneof(fc.integer(), fc.double()) }),
    }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let state: QuoteState = defaultQuote;
      let count = 1;
      const names = new Set<string>();
      for (const step of actions) {
        state = quoteReducer(state, step);
        if ('list' in step && step.list === 'photos') {
          const size = names.size;
          for (const { name } of step.files)
            void (step.type === 'add' ? names.add(name) : names.delete(name));
          count = Math.min(MAX_IMAGE_COUNT, Math.max(1, count + names.size - size));
        }
        if (step.type === 'change') count = normalizeImageCount(step.changes.imageCount);
        expect(state.fields.imageCount).toBe(count);
        expect(state.photos.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
        expect(new Set(state.references).size).toBe(state.references.length);
      }
    }),
  );
});

describe('toPayload', () => {
  const fields = {
    ...defaultFields,
    serviceType: 'wedding',
    qualityLevel: 'premium',
    imageCount: 12,
    turnaround: 'rush',
    specialRequirements: 'Keep the grain',
    rushOrder: true,
    colorPrefs: ['Warmer tones'],
    stylePrefs: ['Warm & Cozy', 'Moody & Dramatic'],
    contactMethod: 'whatsapp',
    contactTime: 'Evening 5-8',
    projectDeadline: '2026-12-01',
    clientName: ' Ana ',
    clientEmail: ' ana@studio.example ',
    clientPhone: '+1 555 0100',
  } as const;

  test('returns exactly the specified keys with the values of the fields (ordering 33)', () => {
    expect(toPayload(fields, ['b.jpg', 'a.jpg'], ['r.jpg'])).toEqual({
      customerName: 'Ana',
      customerEmail: 'ana@studio.example',
      customerPhone: '+1 555 0100',
      serviceType: 'wedding',
      qualityLevel: 'premium',
      turnaroundTime: 'rush',
      imageCount: 12,
      specialInstructions: 'Keep the grain',
      rushOrder: true,
      uploadedFiles: ['b.jpg', 'a.jpg'],
      referenceFiles: ['r.jpg'],
      contactPreferences: { method: 'whatsapp', time: 'Evening 5-8' },
      stylePreferences: ['Warm & Cozy', 'Moody & Dramatic'],
      colorPreferences: ['Warmer tones'],
      projectDeadline: '2026-12-01',
      currency: 'USD',
    });
  });
  test('returns [] without references and null without a deadline (ordering 33)', () => {
    expect(toPayload(defaultFields, ['a.jpg'], [])).toMatchObject({
      referenceFiles: [],
      projectDeadline: null,
    });
  });
});
