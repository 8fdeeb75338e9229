import { expect, test } from 'vitest';
import { photos } from '../../../../mocks/photos.ts';
import { pairNote } from '../../../../site/content/pair-note.ts';
import { portfolioFrames } from '../../../../site/content/portfolio.ts';
import { films } from '../../../../site/content/videos.ts';

const computed = 'A photograph; its “before” is computed by a filter.';
const notes = [
  computed,
  'A rendered 3D scene; its “before” is computed.',
  'Both are renders of one 3D scene.',
];

test('pairNote states whether a pair is computed, rendered or photographed (pages 35)', () => {
  const { car, bottle, bottleWhite } = photos;
  expect([pairNote(car), pairNote(bottle), pairNote(bottleWhite, bottle)]).toEqual(notes);
});

test('every portfolio frame and film ends with a pair note (pages 35)', () => {
  expect(portfolioFrames.length).toBeGreaterThan(5);
  for (const { text } of [...portfolioFrames, ...films])
    expect(
      notes.some((note) => String(text).endsWith(note)),
      String(text),
    ).toBe(true);
});
