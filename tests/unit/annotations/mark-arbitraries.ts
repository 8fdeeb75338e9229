import fc from 'fast-check';
import {
  addMark,
  moveMark,
  removeMark,
  resizeRing,
  writeNote,
  type MarkList,
  type MarkShape,
} from '../../../src/annotations/photo-mark.ts';

/** Any double, more often a coordinate inside or near the photo. */
export const anyNumber = fc.oneof(fc.double(), fc.double({ min: -0.5, max: 1.5 }));
const shapes: fc.Arbitrary<MarkShape> = fc.oneof(
  fc.record({ kind: fc.constant('pin' as const), x: anyNumber, y: anyNumber }),
  fc.record({ kind: fc.constant('ring' as const), x: anyNumber, y: anyNumber, radius: anyNumber }),
  fc.record({ kind: fc.constant('whole' as const) }),
);

type Change = (marks: MarkList) => MarkList;
const ids = fc.integer({ min: 0, max: 12 });
/** Edits of a photo's marks, also with ids that no mark has. */
export const changes: fc.Arbitrary<Change> = fc.oneof(
  shapes.map(
    (shape): Change =>
      (marks) =>
        addMark(marks, shape),
  ),
  fc.tuple(ids, anyNumber, anyNumber).map(
    ([id, x, y]): Change =>
      (marks) =>
        moveMark(marks, id, x, y),
  ),
  fc.tuple(ids, anyNumber).map(
    ([id, radius]): Change =>
      (marks) =>
        resizeRing(marks, id, radius),
  ),
  fc.tuple(ids, fc.string()).map(
    ([id, note]): Change =>
      (marks) =>
        writeNote(marks, id, note),
  ),
  ids.map(
    (id): Change =>
      (marks) =>
        removeMark(marks, id),
  ),
);
