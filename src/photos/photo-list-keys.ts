import type { KeyboardEvent } from 'react';
import type { PhotoPicking } from '../preflight/photo-list-view.ts';

/**
 * The keys of a file manager, while photos are being selected: arrows move between thumbnails, with Shift they extend
 * the selection, Ctrl+A selects all, Escape ends it.
 */
export function movePicking(
  event: KeyboardEvent<HTMLElement>,
  photos: readonly File[],
  { onPick, onPickAll, onEnd }: PhotoPicking,
) {
  const boxes = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('[data-pick]'));
  const at = boxes.findIndex((box) => box === event.target);
  if (at < 0) return;
  if (event.key === 'Escape') onEnd();
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onPickAll();
  else {
    const to = targetOf(event.key, at, boxes);
    const file = to === null ? undefined : photos[to];
    if (to === null || !file) return;
    boxes[to]?.focus();
    if (event.shiftKey) takeAlong(photos, [at, to], boxes, onPick);
  }
  event.preventDefault();
}

/** The first step with Shift starts the range at the thumbnail that had the focus. */
function takeAlong(
  photos: readonly File[],
  [from, to]: [number, number],
  boxes: readonly HTMLInputElement[],
  onPick: PhotoPicking['onPick'],
) {
  const [left, reached] = [photos[from], photos[to]];
  if (left && !boxes[from]?.checked) onPick(left, false);
  if (reached) onPick(reached, true);
}

function targetOf(key: string, at: number, boxes: readonly HTMLElement[]): number | null {
  const isRtl = boxes[at] !== undefined && getComputedStyle(boxes[at]).direction === 'rtl';
  const forward = isRtl ? -1 : 1;
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
