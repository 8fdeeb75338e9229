import type { MarkList } from './photo-mark.ts';

/** Maximum number of undo steps. The lists share their marks, so a step takes a few hundred bytes. */
export const MAX_STEPS = 200;

/** Undo and redo states of one photo's marks. The host holds the present state. */
export type MarkHistory = {
  past: readonly MarkList[];
  future: readonly MarkList[];
  /** Key of the step that the next change joins if it has the same key: the current drag or typing. `null`: none. */
  stepKey: string | null;
};

export const emptyHistory: MarkHistory = { past: [], future: [], stepKey: null };

/**
 * Records the marks that a change has replaced.
 *
 * @param stepKey Consecutive changes with the same key form one step, such as a drag, or all typing until the note
 * loses the focus. `null`: a step of its own.
 */
export function record(history: MarkHistory, before: MarkList, stepKey: string | null = null): MarkHistory {
  if (stepKey !== null && stepKey === history.stepKey) return { ...history, future: [] };
  return { past: [...history.past, before].slice(-MAX_STEPS), future: [], stepKey };
}

/** Ends the current step: the next change is one of its own, also if it has the same key. */
export const endStep = (history: MarkHistory): MarkHistory =>
  history.stepKey === null ? history : { ...history, stepKey: null };

export type Step = { history: MarkHistory; present: MarkList };

/** Undoes one step. Returns `undefined` if there is none. */
export function undo({ past, future }: MarkHistory, present: MarkList): Step | undefined {
  const before = past.at(-1);
  if (!before) return undefined;
  return {
    history: { past: past.slice(0, -1), future: [present, ...future], stepKey: null },
    present: before,
  };
}

/** Redoes one step. Returns `undefined` if there is none. */
export function redo({ past, future }: MarkHistory, present: MarkList): Step | undefined {
  const [after, ...rest] = future;
  if (!after) return undefined;
  return { history: { past: [...past, present], future: rest, stepKey: null }, present: after };
}
