import { useState } from 'react';
import { photoKey } from '../lib/photo-key.ts';
import { emptyHistory, record, redo, settle, undo, type MarkHistory, type Step } from './mark-history.ts';
import { formatPosition } from './format-marks.ts';
import type { MarkMessages } from './mark-messages.ts';
import * as list from './photo-mark.ts';
import type { MarkList, MarkShape, PhotoMarks } from './photo-mark.ts';

type MarksOptions = {
  file: File;
  all: PhotoMarks;
  onChange: (file: File, marks: MarkList) => void;
  say: (sentence: string) => void;
  words: MarkMessages;
};

/**
 * Returns the marks of one photo, and functions that change them. The host stores the marks; undo steps last while the
 * editor is open.
 */
export function useMarks({ file, all, onChange, say, words }: MarksOptions) {
  const [histories, setHistories] = useState<Readonly<Record<string, MarkHistory>>>({});
  const key = photoKey(file);
  const marks = list.marksOf(all, file);
  const history = histories[key] ?? emptyHistory;
  const setHistory = (next: MarkHistory) => setHistories((before) => ({ ...before, [key]: next }));
  const numberOf = (id: number) => marks.findIndex((mark) => mark.id === id) + 1;

  function change(next: MarkList, gesture: string | null = null): boolean {
    if (next === marks) return false;
    setHistory(record(history, marks, gesture));
    onChange(file, next);
    return true;
  }

  function apply(step: Step | undefined, sentence: (count: number) => string) {
    if (!step) return;
    setHistory(step.history);
    onChange(file, step.present);
    say(sentence(step.present.length));
  }

  function sayPosition(next: MarkList, id: number) {
    const mark = next.find((mark) => mark.id === id);
    if (mark) say(words.moved(numberOf(id), formatPosition(mark)));
  }

  return {
    marks,
    isFull: list.isFull(marks),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Returns the id of the new mark, or `undefined` if the list is full. */
    add(shape: MarkShape): number | undefined {
      if (!change(list.addMark(marks, shape))) {
        say(words.full);
        return undefined;
      }
      say(words.added(marks.length + 1, formatPosition(shape)));
      return list.nextId(marks);
    },
    move(id: number, x: number, y: number) {
      const next = list.moveMark(marks, id, x, y);
      if (change(next, `move ${id}`)) sayPosition(next, id);
    },
    resize(id: number, radius: number) {
      change(list.resizeRing(marks, id, radius), `resize ${id}`);
    },
    write(id: number, note: string) {
      // Emptying a note is a step of its own, so that undo restores the text.
      change(list.writeNote(marks, id, note), note === '' ? null : `write ${id}`);
    },
    remove(id: number) {
      if (change(list.removeMark(marks, id))) say(words.removed(numberOf(id)));
    },
    undo: () => apply(undo(history, marks), words.undone),
    redo: () => apply(redo(history, marks), words.redone),
    /** Ends a drag or typing, so that the next change is an undo step of its own. */
    settle() {
      // The last move of a quick drag may not be rendered yet, so `history` may lack it.
      setHistories((before) => {
        const history = before[key];
        return history?.gesture ? { ...before, [key]: settle(history) } : before;
      });
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
