import { useId } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';
import { PlusIcon, TrashIcon } from '../ui/icons.tsx';
import { formatPosition } from './format-marks.ts';
import { MarkNumber } from './mark-number.tsx';
import { MAX_NOTE, maxRadius, ringRadius, type PhotoMark } from './photo-mark.ts';
import type { MarkEditing } from './use-mark-editing.ts';

/**
 * Keeps a number and its percent sign on one line. In the order's text they have a plain space, which programs expect.
 */
const NO_BREAK = '\u00A0%';

/** List of the notes, in the order of the marks' numbers. */
export function MarkNotes({ editing }: { editing: MarkEditing }) {
  const { words, marks, photo, view } = editing;
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h3 id={id} className="label-mono text-muted">
        {words.notes}
      </h3>
      {marks.length === 0 && photo && (
        <p className="text-body text-muted">{view.scale > 1 ? words.emptyZoomed : words.empty}</p>
      )}
      {marks.length > 0 && (
        <ol className="flex flex-col">
          {marks.map((mark, index) => (
            <Note key={mark.id} {...{ editing, mark }} number={index + 1} />
          ))}
        </ol>
      )}
      <Button
        variant="link"
        size="sm"
        data-mark-part="add-whole"
        disabled={editing.isFull}
        onClick={() => editing.add({ kind: 'whole' }, 'note')}
        className="text-ink! self-start text-start"
      >
        <PlusIcon className="size-4" />
        {words.addWhole}
      </Button>
    </section>
  );
}

type NoteProps = { editing: MarkEditing; mark: PhotoMark; number: number };

function Note({ editing, mark, number }: NoteProps) {
  const { words } = editing;
  const isActive = mark.id === editing.activeId;
  const id = useId();
  const max = maxRadius(editing.photo);
  return (
    <li
      data-state={isActive ? 'active' : undefined}
      onFocus={() => editing.setActiveId(mark.id)}
      onBlur={editing.endStep}
      className="border-line data-[state=active]:border-accent border-s-2 border-b border-b-line! py-3 ps-3 transition-colors duration-(--motion-fast) first:pt-0"
    >
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="flex min-w-0 grow items-center gap-3">
          <span className="sr-only">{words.note(number)}, </span>
          <span aria-hidden="true">
            <MarkNumber number={number} isAccent={isActive} />
          </span>
          <bdi className="text-mono text-muted font-mono">
            {formatPosition(asPin(mark)).replaceAll(' %', NO_BREAK)}
          </bdi>
        </label>
        <button
          type="button"
          aria-label={words.remove(number)}
          title={words.remove(number)}
          onClick={() => editing.remove(mark.id)}
          className="text-muted hover:text-ink rounded-pill -my-1 grid size-9 shrink-0 place-items-center transition-colors duration-(--motion-fast) pointer-coarse:size-11"
        >
          <TrashIcon className="size-4" />
        </button>
      </div>
      <textarea
        id={id}
        data-mark-part={`note-${mark.id}`}
        rows={1}
        maxLength={MAX_NOTE}
        // A note may have another text direction than the page.
        dir="auto"
        value={mark.note}
        placeholder={mark.kind === 'whole' ? words.wholePlaceholder : words.notePlaceholder}
        onChange={({ target }) => editing.write(mark.id, target.value)}
        className={cn(controlClass, 'mt-2 field-sizing-content block max-h-40 resize-none')}
      />
      {mark.kind === 'ring' && (
        <label className="mt-2 flex items-center gap-3">
          <span className="text-mono text-muted font-mono">{words.ringSize}</span>
          <span className="sr-only">, {words.note(number)}</span>
          <input
            type="range"
            aria-valuetext={`${Math.round(mark.radius * 200)} %`}
            min={ringRadius.min}
            max={max}
            step={0.01}
            value={mark.radius}
            onChange={({ target }) => editing.resize(mark.id, Number(target.value))}
            style={{ '--done': `${ringShare(mark.radius, max)}%` } as React.CSSProperties}
            className="rail h-6 min-w-0 grow pointer-coarse:h-11"
          />
        </label>
      )}
    </li>
  );
}

/** Returns a ring as a pin, so that its position is stated without its size: the slider beside it states the size. */
const asPin = (mark: PhotoMark): PhotoMark => (mark.kind === 'ring' ? { ...mark, kind: 'pin' } : mark);

/** Returns the position of a radius between the minimum and `max`, in percent. */
const ringShare = (radius: number, max: number): number =>
  Math.round(((radius - ringRadius.min) / (max - ringRadius.min)) * 100);
