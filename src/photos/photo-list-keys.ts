import type { KeyboardEvent } from 'react';
import { forwardOf } from '../lib/forward-of.ts';
import type { PhotoSelection } from './photo-list-view.ts';

/**
 * The keys of a file manager, while photos are being selected: arrows move between thumbnails, with Shift they extend
 * the selection, Ctrl+A selects all, Escape ends it.
 */
export function handleSelectionKey(
  event: KeyboardEvent<HTMLElement>,
  photos: readonly File[],
  { onSelect, onSelectAll, onEnd }: PhotoSelection,
) {
  const boxes = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('[data-photo-checkbox]'));
  const at = boxes.findIndex((box) => box === event.target);
  if (at < 0 || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    // With Caps Lock it is an "A".
    if (event.key.toLowerCase() !== 'a') return;
    onSelectAll();
  } else if (event.key === 'Escape') onEnd();
  else {
    const to = targetOf(event, at, boxes);
    const file = to === null ? undefined : photos[to];
    if (to === null || !file) return;
    boxes[to]?.focus();
    if (event.shiftKey) extendSelection(photos, [at, to], boxes, onSelect);
  }
  event.preventDefault();
}

/** The first step with Shift starts the range at the thumbnail that had the focus. */
function extendSelection(
  photos: readonly File[],
  [from, to]: [number, number],
  boxes: readonly HTMLInputElement[],
  onSelect: PhotoSelection['onSelect'],
) {
  const [left, reached] = [photos[from], photos[to]];
  if (left && !boxes[from]?.checked) onSelect(left, false);
  if (reached) onSelect(reached, true);
}

function targetOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  boxes: readonly HTMLElement[],
): number | null {
  const forward = forwardOf(currentTarget);
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columnsOf(boxes),
    ArrowUp: -columnsOf(boxes),
    Home: -at,
    End: boxes.length - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return null;
  return Math.max(0, Math.min(boxes.length - 1, at + step));
}

/** Number of thumbnails in the first row: those with the same top as the first one. */
function columnsOf(boxes: readonly HTMLElement[]): number {
  const top = boxes[0]?.getBoundingClientRect().top;
  const next = boxes.findIndex((box) => box.getBoundingClientRect().top !== top);
  return next < 0 ? boxes.length : next;
}
