import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyHistory,
  MAX_STEPS,
  record,
  redo,
  endStep,
  undo,
  type MarkHistory,
} from '../../../src/annotations/mark-history.ts';
import { addMark, writeNote, type MarkList } from '../../../src/annotations/photo-mark.ts';
import { changes } from './mark-arbitraries.ts';

type Present = { history: MarkHistory; present: MarkList };
const start: Present = { history: emptyHistory, present: [] };

function done({ history, present }: Present, next: MarkList, stepKey: string | null = null): Present {
  return next === present
    ? { history, present }
    : { history: record(history, present, stepKey), present: next };
}

const undone = ({ history, present }: Present): Present | undefined => undo(history, present);
const redone = ({ history, present }: Present): Present | undefined => redo(history, present);

test('undo reverts every step in turn and redo applies each again (brief 4)', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 40 }), (steps) => {
      const states = [start];
      for (const step of steps) {
        const last = states.at(-1) ?? start;
        const next = done(last, step(last.present));
        if (next.present !== last.present) states.push(next);
      }
      let now = states.at(-1) ?? start;
      for (const { present } of states.slice(0, -1).toReversed()) {
        now = undone(now) ?? now;
        expect(now.present).toBe(present);
      }
      expect(undone(now)).toBeUndefined();
      for (const { present } of states.slice(1)) {
        now = redone(now) ?? now;
        expect(now.present).toBe(present);
      }
      expect(redone(now)).toBeUndefined();
    }),
  );
});

test('redo restores the state before an undo, anywhere in a history', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(changes, fc.constantFrom('undo', 'redo')), { maxLength: 40 }), (steps) => {
      let now = start;
      for (const step of steps) {
        if (step === 'undo') now = undone(now) ?? now;
        else if (step === 'redo') now = redone(now) ?? now;
        else now = done(now, step(now.present));
      }
      const back = undone(now);
      const same = { ...now, history: endStep(now.history) };
      expect(back ? redone(back) : same).toEqual(same);
    }),
  );
});

test('record merges the changes with one key into one step', () => {
  const pin = addMark([], { kind: 'pin', x: 0.5, y: 0.5 });
  let now = done(start, pin);
  for (const note of ['S', 'So', 'Sof', 'Soft']) now = done(now, writeNote(now.present, 1, note), 'write 1');
  expect(now.history.past).toHaveLength(2);
  expect(undone(now)?.present).toBe(pin);
  now = { ...now, history: endStep(now.history) };
  now = done(now, writeNote(now.present, 1, 'Softer'), 'write 1');
  expect(now.history.past).toHaveLength(3);
});

test('redo does nothing after a new step', () => {
  const one = done(start, addMark([], { kind: 'whole' }));
  const back = undone(one);
  const other = back && done(back, addMark(back.present, { kind: 'pin', x: 0, y: 0 }));
  expect(other && redone(other)).toBeUndefined();
});

test('record keeps at most MAX_STEPS steps', () => {
  let now = start;
  for (let step = 0; step < MAX_STEPS + 50; step++) {
    now = done(now, step % 2 === 0 ? addMark([], { kind: 'whole' }) : []);
  }
  expect(now.history.past).toHaveLength(MAX_STEPS);
});
