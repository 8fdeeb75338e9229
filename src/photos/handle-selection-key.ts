import type { KeyboardEvent } from 'react';
import { rowSteps } from '../lib/forward-of.ts';
import { isLetterKey } from '../lib/is-letter-key.ts';
import type { PhotoSelection } from './use-photo-selection.ts';

/**
 * The keys of a file manager, while photos are being selected: arrows move between thumbnails and the start of
 * the next range, with Shift they change its end, Ctrl+A selects all, Escape ends it.
 */
export function handleSelectionKey(
  event: KeyboardEvent<HTMLElement>,
  photos: readonly File[],
  { selected, onSelect, onSelectAll, onMove, onEnd }: PhotoSelection,
) {
  const boxes = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('[data-photo-checkbox]'));
  const at = boxes.findIndex((box) => box === event.target);
  if (at < 0 || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (!isLetterKey(event, 'A')) return;
    onSelectAll();
  } else if (event.key === 'Escape') onEnd();
  else {
    const columns = columnsOf(boxes);
    const steps = rowSteps(event.currentTarget, at, boxes.length);
    const step = { ...steps, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    const to = Math.max(0, Math.min(boxes.length - 1, at + step));
    const [from, reached] = [photos[at], photos[to]];
    boxes[to]?.focus();
    if (event.shiftKey && from && reached) {
      // The first step with Shift starts the range at the thumbnail that had the focus.
      if (!selected.has(from)) onSelect(from, false);
      onSelect(reached, true);
    } else if (reached) onMove?.(reached);
  }
  event.preventDefault();
}

/** Number of thumbnails in the first row: those with the same top as the first one. */
function columnsOf(boxes: readonly HTMLElement[]): number {
  const top = boxes[0]?.getBoundingClientRect().top;
  const next = boxes.findIndex((box) => box.getBoundingClientRect().top !== top);
  return next < 0 ? boxes.length : next;
}
