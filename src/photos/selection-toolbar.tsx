import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { ToolMessages } from '../preflight/tool-messages.ts';
import type { PhotoSelection, UsePhotoSelection } from './use-photo-selection.ts';

export type SelectionToolbarProps = Pick<UsePhotoSelection, 'chosen' | 'isRange' | 'toggleRange'> & {
  selection: PhotoSelection;
  onRemove: () => void;
  words: ToolMessages;
};

/** Toolbar shown while photos are being selected. */
export function SelectionToolbar(props: SelectionToolbarProps) {
  const { selection, chosen, isRange, toggleRange, onRemove, words } = props;
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened this toolbar is gone; focus the first control here.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <span aria-live="polite" className="text-muted [font-variant-numeric:tabular-nums]">
        {words.selected(chosen.length)}
      </span>
      <Button ref={first} data-select="" variant="link" size="sm" onClick={selection.onSelectAll}>
        {words.selectAll}
      </Button>
      <Button
        variant="link"
        size="sm"
        aria-pressed={isRange}
        onClick={toggleRange}
        className="aria-pressed:decoration-2"
      >
        {words.range}
      </Button>
      {isRange && <span className="text-muted">{words.rangeHint}</span>}
      <span className="ms-auto flex items-center gap-x-4">
        {chosen.length > 0 && (
          <Button variant="secondary" size="sm" onClick={onRemove}>
            {words.remove(chosen.length)}
          </Button>
        )}
        <Button variant="link" size="sm" onClick={selection.onEnd}>
          {words.done}
        </Button>
      </span>
    </>
  );
}
