import type { KeyboardEvent } from 'react';
import { cn } from '../lib/cn.ts';
import { formatPosition } from './format-marks.ts';
import { MarkNumber } from './mark-number.tsx';
import { MarkRing, positionStyle } from './mark-ring.tsx';
import type { PositionedMark } from './photo-mark.ts';
import type { MarkEditing } from './use-mark-editing.ts';
import type { MarkGestures } from './use-mark-gestures.ts';
import { arrows, type Point } from './use-mark-view.ts';

/** Step of an arrow key, without and with Shift, as a share of the photo. */
const STEP = 0.01;
const LONG_STEP = 0.05;

type MarkPinProps = {
  editing: MarkEditing;
  mark: PositionedMark;
  number: number;
  /** Id of the element that describes the keys. */
  keysId: string;
  gestures: MarkGestures;
};

/**
 * The numbered pin of a mark with a position: at the position, or at the upper left of its ring. A drag and the arrow keys
 * move it; a press opens its note.
 */
export function MarkPin({ editing, mark, number, keysId, gestures }: MarkPinProps) {
  const { words, view } = editing;
  const isActive = mark.id === editing.activeId;

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!step && !isRemoval) return;
    event.preventDefault();
    // The same keys would pan the photo.
    event.stopPropagation();
    if (step) editing.move(mark.id, mark.x + step.x, mark.y + step.y);
    // The focus moves to the next pin, so a held key would remove every pin.
    else if (!event.repeat) editing.remove(mark.id);
  }

  const pin = (
    <button
      type="button"
      data-mark-part={`pin-${mark.id}`}
      data-state={isActive ? 'active' : undefined}
      aria-label={words.mark(number, formatPosition(mark), mark.note)}
      aria-describedby={keysId}
      onPointerDown={(event) => gestures.begin(event, mark)}
      // A click at the end of a drag opens nothing. A click by keyboard has a `detail` of 0.
      onClick={({ detail }) =>
        (detail === 0 || !gestures.hasMovedPin(mark.id)) && editing.focusPart(`note-${mark.id}`)
      }
      onKeyDown={onKeyDown}
      // A key may have moved the pin out of view.
      onKeyUp={({ currentTarget }) => view.reveal(currentTarget)}
      onFocus={({ currentTarget }) => {
        editing.setActiveId(mark.id);
        // Under the pointer, the pin must not move away.
        if (!gestures.isPressed()) view.reveal(currentTarget);
      }}
      onBlur={editing.endStep}
      style={mark.kind === 'pin' ? positionStyle(mark) : undefined}
      className={cn(
        'rounded-pill pointer-events-auto absolute grid size-9 -translate-1/2 touch-none cursor-grab place-items-center active:cursor-grabbing pointer-coarse:size-11',
        // Where the ring crosses the diagonal of its box: (1 − √½) / 2.
        mark.kind === 'ring' && 'top-[14.6%] left-[14.6%]',
        isActive && 'z-(--z-raised)',
      )}
    >
      <MarkNumber
        number={number}
        isAccent
        className={cn('shadow-raised transition-transform duration-(--motion-fast)', isActive && 'scale-115')}
      />
    </button>
  );
  return mark.kind === 'ring' ? <MarkRing at={mark}>{pin}</MarkRing> : pin;
}

function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Point | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const length = shiftKey ? LONG_STEP : STEP;
  const arrow = arrows[key];
  return arrow && { x: arrow.x * length, y: arrow.y * length };
}
