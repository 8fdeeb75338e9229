import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { sortOrders, type SortOrder } from '../preflight/analyze-photos.ts';
import type { ToolMessages } from '../preflight/tool-messages.ts';
import type { PhotoSelection, UsePhotoSelection } from './use-photo-selection.ts';

type SelectionToolbarProps = {
  selecting: UsePhotoSelection;
  selection: PhotoSelection;
  onRemove: (files: File[]) => void;
  words: ToolMessages;
};

/** Toolbar shown while photos are being selected. */
export function SelectionToolbar({ selecting, selection, onRemove, words }: SelectionToolbarProps) {
  const { visibleSelected, isRangeMode, toggleRangeMode, end } = selecting;
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened this toolbar is gone, so the first control takes the focus.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <span aria-live="polite" className="text-muted [font-variant-numeric:tabular-nums]">
        {words.selected(visibleSelected.length)}
      </span>
      <Button ref={first} data-select="" variant="link" size="sm" onClick={selection.onSelectAll}>
        {words.selectAll}
      </Button>
      <Button
        variant="link"
        size="sm"
        aria-pressed={isRangeMode}
        onClick={toggleRangeMode}
        className="aria-pressed:decoration-2"
      >
        {words.range}
      </Button>
      {isRangeMode && <span className="text-muted">{words.rangeHint}</span>}
      <span className="ms-auto flex items-center gap-x-4">
        {visibleSelected.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onRemove(visibleSelected);
              end();
            }}
          >
            {words.remove(visibleSelected.length)}
          </Button>
        )}
        <Button variant="link" size="sm" onClick={selection.onEnd}>
          {words.done}
        </Button>
      </span>
    </>
  );
}

/** A removal from a photo list, which can be undone until the list changes again. */
export type Removal = {
  count: number;
  /** Number of photos that remained in the list. */
  remaining: number;
  undo: () => void;
};

type RemovalOfferProps = {
  removal: Removal;
  /** Says how many photos were removed. */
  text: string;
  undoLabel: string;
  disabled: boolean;
  /** Called after the undo, to move the focus: the pressed button is gone. */
  onUndone: () => void;
};

/** Line that states how many photos were removed, with an “Undo” button. */
export function RemovalOffer({ removal, text, undoLabel, disabled, onUndone }: RemovalOfferProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed several is gone. After a single photo, the list has moved the focus to the next one.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, [removal]);
  return (
    <p className="text-small text-muted me-auto flex items-center gap-x-2">
      {text}
      <Button
        ref={button}
        variant="link"
        size="sm"
        disabled={disabled}
        onClick={() => {
          removal.undo();
          onUndone();
        }}
      >
        {undoLabel}
      </Button>
    </p>
  );
}

type SortSelectProps = { value: SortOrder; onValueChange: (order: SortOrder) => void; words: ToolMessages };

/** Select for the order in which the photos are shown. */
export function SortSelect({ value, onValueChange, words }: SortSelectProps) {
  const id = useId();
  return (
    <div className="text-muted ms-auto flex min-h-8 items-center gap-1.5">
      {/* Beside the select: if the label were around it, the select's accessible name would end with the chosen option. */}
      <label htmlFor={id} className="max-sm:sr-only">
        {words.sort}
      </label>
      <span className="relative flex">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onValueChange(target.value as SortOrder)}
          className="text-ink rounded-print field-sizing-content min-h-8 cursor-pointer appearance-none bg-transparent pe-5 font-medium pointer-coarse:min-h-11"
        >
          {sortOrders.map((order) => (
            <option key={order} value={order} className="bg-field text-ink">
              {words.sortOrders[order]}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="text-muted pointer-events-none absolute inset-y-0 end-0 my-auto size-4" />
      </span>
    </div>
  );
}
