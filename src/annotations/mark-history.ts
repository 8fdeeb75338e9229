import type { MarkList } from './photo-mark.ts';

/** Maximum number of undo steps. The lists share their marks, so a step takes a few hundred bytes. */
export const MAX_STEPS = 200;

/** Undo and redo states of one photo's marks. The host holds the present state. */
export type MarkHistory = {
  past: readonly MarkList[];
  future: readonly MarkList[];
  /** Key of the current drag or typing. Changes with the same key form one step. */
  gesture: string | null;
};

export const emptyHistory: MarkHistory = { past: [], future: [], gesture: null };

/**
 * Records the marks that a change has replaced.
 *
 * @param gesture Consecutive changes with the same key form one step, such as a drag, or all typing until the note
 * loses the focus. `null`: a step of its own.
 */
export function record(history: MarkHistory, before: MarkList, gesture: string | null = null): MarkHistory {
  if (gesture !== null && gesture === history.gesture) return { ...history, future: [] };
  return { past: [...history.past, before].slice(-MAX_STEPS), future: [], gesture };
}

/** Ends a gesture: the next change is a step of its own, also if it has the same key. */
export const endGesture = (history: MarkHistory): MarkHistory =>
  history.gesture === null ? history : { ...history, gesture: null };

export type Step = { history: MarkHistory; present: MarkList };

/** Undoes one step. Returns `undefined` if there is none. */
export function undo({ past, future }: MarkHistory, present: MarkList): Step | undefined {
  const before = past.at(-1);
  if (!before) return undefined;
  return {
    history: { past: past.slice(0, -1), future: [present, ...future], gesture: null },
    present: before,
  };
}

/** Redoes one step. Returns `undefined` if there is none. */
export function redo({ past, future }: MarkHistory, present: MarkList): Step | undefined {
  const [after, ...rest] = future;
  if (!after) return undefined;
  return { history: { past: [...past, present], future: rest, gesture: null }, present: after };
}
