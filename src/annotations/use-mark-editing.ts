import { useEffect, useRef, useState } from 'react';
import { focusedElement } from '../lib/focus.ts';
import { photoKey } from '../lib/photo-key.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { formatPosition } from './format-marks.ts';
import { emptyHistory, endStep, record, redo, undo, type MarkHistory, type Step } from './mark-history.ts';
import type { MarkMessages } from './mark-messages.ts';
import {
  addMark,
  hasPosition,
  isFull,
  marksOf,
  moveMark,
  removeMark,
  resizeRing,
  writeNote,
  type MarkList,
  type MarkShape,
  type PhotoMarks,
} from './photo-mark.ts';
import { useMarkView } from './use-mark-view.ts';
import { useShownPhoto, type PicturesOf } from './use-shown-photo.ts';

type MarkEditingOptions = {
  file: File;
  /** The marks of all photos, which the host stores. */
  all: PhotoMarks;
  onMarksChange: (file: File, marks: MarkList) => void;
  picturesOf: PicturesOf;
  words: MarkMessages;
};

/**
 * State of the open editor and the functions that change it. Each part of the editor receives both as one object. Undo steps
 * last while the editor is open.
 */
export function useMarkEditing({ file, all, onMarksChange, picturesOf, words }: MarkEditingOptions) {
  const photo = useShownPhoto(file, picturesOf);
  const view = useMarkView();
  const [announced, say] = useAnnouncement(words.zoomed(view.percent));
  const [histories, setHistories] = useState<Readonly<Record<string, MarkHistory>>>({});
  const [activeId, setActiveId] = useState<number | null>(null);
  const { root, focusPart } = useFocusPart();
  const key = photoKey(file);
  const marks = marksOf(all, file);
  const history = histories[key] ?? emptyHistory;
  /** Changes the history. `next` receives the latest one, because the last move of a quick drag may not be rendered yet. */
  const setHistory = (next: (before: MarkHistory) => MarkHistory) =>
    setHistories((before) => ({ ...before, [key]: next(before[key] ?? emptyHistory) }));
  const numberOf = (id: number) => marks.findIndex((mark) => mark.id === id) + 1;

  function change(next: MarkList, stepKey: string | null = null): boolean {
    if (next === marks) return false;
    setHistory((before) => record(before, marks, stepKey));
    onMarksChange(file, next);
    return true;
  }

  function apply(step: Step | undefined, sentence: (count: number) => string) {
    if (!step) return;
    setHistory(() => step.history);
    onMarksChange(file, step.present);
    say(sentence(step.present.length));
  }

  return {
    words,
    /** Undefined while the file is read, null if the browser can draw neither it nor a preview of it. */
    photo,
    view,
    marks,
    isFull: isFull(marks),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Id of the mark whose pin or note had the focus last. */
    activeId,
    setActiveId,
    /** The mark with `activeId`, if it has a position. */
    activeMark: marks.filter(hasPosition).find(({ id }) => id === activeId),
    /** Text for a live region. */
    announced,
    /** Ref of the element around all parts. */
    root,
    focusPart,
    /** Adds a mark, and focuses its pin or its note. */
    add(shape: MarkShape, part: 'pin' | 'note') {
      const next = addMark(marks, shape);
      const added = next.at(-1);
      if (!change(next) || !added) return say(words.full);
      say(words.added(next.length, formatPosition(shape)));
      focusPart(`${part}-${added.id}`);
    },
    move(id: number, x: number, y: number) {
      const next = moveMark(marks, id, x, y);
      const mark = next.find((one) => one.id === id);
      if (change(next, `move ${id}`) && mark) say(words.moved(numberOf(id), formatPosition(mark)));
    },
    resize(id: number, radius: number) {
      change(resizeRing(marks, id, radius), `resize ${id}`);
    },
    write(id: number, note: string) {
      // Emptying a note is a step of its own, so that undo restores the text.
      change(writeNote(marks, id, note), note === '' ? null : `write ${id}`);
    },
    /** Removes a mark. The focus moves to the pin or note of a neighbor, or to the button that adds marks. */
    remove(id: number) {
      const part = focusedElement()?.closest('[data-mark-part^=pin]') ? 'pin' : 'note';
      const at = numberOf(id) - 1;
      const neighbor = marks[at + 1] ?? marks[at - 1];
      if (change(removeMark(marks, id))) say(words.removed(at + 1));
      if (neighbor) focusPart(`${hasPosition(neighbor) ? part : 'note'}-${neighbor.id}`);
      else focusPart(photo ? 'add' : 'add-whole');
    },
    undo: () => apply(undo(history, marks), words.undone),
    redo: () => apply(redo(history, marks), words.redone),
    /** Ends a drag or typing, so that the next change is an undo step of its own. */
    endStep: () => setHistory(endStep),
  };
}

export type MarkEditing = ReturnType<typeof useMarkEditing>;

/**
 * Returns a ref for the root element, and a function that focuses the element in it with this `data-mark-part`. It does so
 * after rendering, because the element may only appear with the change that was just made.
 */
function useFocusPart() {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ part: string }>();
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(`[data-mark-part="${wanted.part}"]`)?.focus();
  }, [wanted]);
  return { root, focusPart: (part: string) => setWanted({ part }) };
}
