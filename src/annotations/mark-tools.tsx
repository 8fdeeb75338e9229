import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { MinusIcon, PlusIcon, RedoIcon, RingIcon, UndoIcon } from '../ui/icons.tsx';
import { ringRadius } from './photo-mark.ts';
import type { MarkEditing } from './use-mark-editing.ts';
import { MAX_SCALE, ZOOM_STEP } from './use-mark-view.ts';

/** Toolbar with a button for each pointer action on the photo. */
export function MarkTools({ editing }: { editing: MarkEditing }) {
  const { words, view, photo, activeMark, isFull } = editing;
  const canAdd = photo && !isFull;

  /**
   * Adds a mark in the middle of the visible part and focuses it, so that keys can move it. A ring is added around the
   * active pin, so that a press and this button place it anywhere without a drag (WCAG 2.5.7).
   */
  function add(kind: 'pin' | 'ring') {
    const { x, y } = kind === 'ring' && activeMark?.kind === 'pin' ? activeMark : view;
    const radius = ringRadius.initial / view.scale;
    editing.add(kind === 'pin' ? { kind, x, y } : { kind, x, y, radius }, 'pin');
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          data-mark-part="add"
          disabled={!canAdd}
          onClick={() => add('pin')}
        >
          <PlusIcon className="-ms-1 size-4" />
          {words.addPin}
        </Button>
        <Button variant="secondary" size="sm" disabled={!canAdd} onClick={() => add('ring')}>
          <RingIcon className="-ms-1 size-4" />
          {words.addRing}
        </Button>
      </div>
      <div className="flex grow flex-wrap items-center">
        <Tool label={words.undo} disabled={!editing.canUndo} onPress={editing.undo}>
          <UndoIcon className="rtl:-scale-x-100" />
        </Tool>
        <Tool label={words.redo} disabled={!editing.canRedo} onPress={editing.redo}>
          <RedoIcon className="rtl:-scale-x-100" />
        </Tool>
        <span className="grow" />
        <Tool
          label={words.zoomOut}
          disabled={!photo || view.scale <= 1}
          onPress={() => view.zoomBy(1 / ZOOM_STEP, activeMark)}
        >
          <MinusIcon />
        </Tool>
        <Tool
          label={`${words.wholeView(view.percent)}, ${words.wholeViewHint}`}
          disabled={!photo}
          onPress={view.reset}
          className="text-mono w-auto min-w-14 px-1 font-mono"
        >
          <bdi>{words.wholeView(view.percent)}</bdi>
        </Tool>
        <Tool
          label={words.zoomIn}
          disabled={!photo || view.scale >= MAX_SCALE}
          onPress={() => view.zoomBy(ZOOM_STEP, activeMark)}
        >
          <PlusIcon />
        </Tool>
      </div>
    </div>
  );
}

type ToolProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A button of the toolbar. It uses `aria-disabled`, because a `disabled` button loses the focus, for example after the
 * last undo.
 */
function Tool({ label, disabled, onPress, className, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className={cn(
        'text-ink hover:bg-sunken rounded-pill grid size-11 place-items-center transition-colors duration-(--motion-fast)',
        'aria-disabled:text-faint aria-disabled:not-focus-visible:opacity-50 aria-disabled:hover:bg-transparent',
        className,
      )}
    >
      {children}
    </button>
  );
}
