import { useId } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';
import { PlusIcon, TrashIcon } from '../ui/icons.tsx';
import { formatPosition } from './format-marks.ts';
import type { MarkMessages } from './mark-messages.ts';
import { MarkNumber } from './mark-number.tsx';
import { MAX_NOTE, mostRadius, ringRadius, type PhotoMark } from './photo-mark.ts';
import type { Marks } from './use-marks.ts';
import type { ShownPhoto } from './use-shown-photo.ts';

/**
 * Keeps a number and its percent sign on one line. In the order's text they have a plain space, which programs expect.
 */
const NO_BREAK = '\u00A0%';

type MarkNotesProps = {
  marks: Marks;
  /** The mark whose pin or note has the focus. */
  active: number | null;
  onActive: (id: number) => void;
  onRemove: (id: number) => void;
  onAddWhole: () => void;
  /** The photo on the canvas. Without one, no marks can be placed. */
  photo: ShownPhoto | null | undefined;
  /** Whether the photo is zoomed: a drag then pans and draws nothing. */
  isZoomed: boolean;
  words: MarkMessages;
};

/** List of the notes, in the order of the marks' numbers. */
export function MarkNotes(props: MarkNotesProps) {
  const { marks, active, onActive, onRemove, onAddWhole, photo, isZoomed, words } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h3 id={id} className="label-mono text-muted">
        {words.notes}
      </h3>
      {marks.marks.length === 0 && photo && (
        <p className="text-body text-muted">{isZoomed ? words.emptyZoomed : words.empty}</p>
      )}
      {marks.marks.length > 0 && (
        <ol className="flex flex-col">
          {marks.marks.map((mark, index) => (
            <Note
              key={mark.id}
              {...{ mark, marks, words, onActive, onRemove, photo }}
              number={index + 1}
              isActive={mark.id === active}
            />
          ))}
        </ol>
      )}
      <Button
        variant="link"
        size="sm"
        data-mark-part="add-whole"
        disabled={marks.isFull}
        onClick={onAddWhole}
        className="text-ink! self-start text-start"
      >
        <PlusIcon className="size-4" />
        {words.addWhole}
      </Button>
    </section>
  );
}

type NoteProps = Pick<MarkNotesProps, 'marks' | 'onActive' | 'onRemove' | 'photo' | 'words'> & {
  mark: PhotoMark;
  number: number;
  isActive: boolean;
};

function Note({ mark, number, isActive, marks, onActive, onRemove, photo, words }: NoteProps) {
  const id = useId();
  const most = mostRadius(photo);
  return (
    <li
      data-state={isActive ? 'active' : undefined}
      onFocus={() => onActive(mark.id)}
      onBlur={marks.settle}
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
          onClick={() => onRemove(mark.id)}
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
        onChange={({ target }) => marks.write(mark.id, target.value)}
        className={cn(controlClass, 'mt-2 field-sizing-content block max-h-40 resize-none')}
      />
      {mark.kind === 'ring' && (
        <label className="mt-2 flex items-center gap-3">
          <span className="text-mono text-muted font-mono">{words.ringSize}</span>
          <span className="sr-only">, {words.note(number)}</span>
          <input
            type="range"
            aria-valuetext={`${Math.round(mark.radius * 200)} %`}
            min={ringRadius.least}
            max={most}
            step={0.01}
            value={mark.radius}
            onChange={({ target }) => marks.resize(mark.id, Number(target.value))}
            style={{ '--done': `${ringShare(mark.radius, most)}%` } as React.CSSProperties}
            className="rail h-6 min-w-0 grow pointer-coarse:h-11"
          />
        </label>
      )}
    </li>
  );
}

/** Returns a ring as a pin, so that its position is stated without its size: the slider beside it states the size. */
const asPin = (mark: PhotoMark): PhotoMark => (mark.kind === 'ring' ? { ...mark, kind: 'pin' } : mark);

const ringShare = (radius: number, most: number): number =>
  Math.round(((radius - ringRadius.least) / (most - ringRadius.least)) * 100);
