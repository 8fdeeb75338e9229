import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { MinusIcon, PlusIcon, RedoIcon, RingIcon, UndoIcon } from '../ui/icons.tsx';
import type { MarkMessages } from './mark-messages.ts';
import { MAX_SCALE, ZOOM_STEP, type Point } from './mark-view.ts';
import type { MarkView } from './use-mark-view.ts';
import type { Marks } from './use-marks.ts';

type MarkToolsProps = {
  marks: Marks;
  view: MarkView;
  /** Whether a photo is shown, to place marks on. */
  isReady: boolean;
  onAdd: (kind: 'pin' | 'ring') => void;
  /** Position of the mark whose pin or note had the focus last. The buttons zoom around it. */
  activePoint: Point | undefined;
  words: MarkMessages;
};

/** Toolbar with a button for each pointer action on the photo. */
export function MarkTools({ marks, view, isReady, onAdd, activePoint, words }: MarkToolsProps) {
  const { scale } = view.view;
  const canAdd = isReady && !marks.isFull;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          data-mark-part="add"
          disabled={!canAdd}
          onClick={() => onAdd('pin')}
        >
          <PlusIcon className="-ms-1 size-4" />
          {words.addPin}
        </Button>
        <Button variant="secondary" size="sm" disabled={!canAdd} onClick={() => onAdd('ring')}>
          <RingIcon className="-ms-1 size-4" />
          {words.addRing}
        </Button>
      </div>
      <div className="flex grow flex-wrap items-center">
        <Tool label={words.undo} disabled={!marks.canUndo} onPress={marks.undo}>
          <UndoIcon className="rtl:-scale-x-100" />
        </Tool>
        <Tool label={words.redo} disabled={!marks.canRedo} onPress={marks.redo}>
          <RedoIcon className="rtl:-scale-x-100" />
        </Tool>
        <span className="grow" />
        <Tool
          label={words.zoomOut}
          disabled={!isReady || scale <= 1}
          onPress={() => view.zoomBy(1 / ZOOM_STEP, activePoint)}
        >
          <MinusIcon />
        </Tool>
        <Tool
          label={`${words.wholeView(percentOf(view))}, ${words.wholeViewHint}`}
          disabled={!isReady}
          onPress={view.reset}
          className="text-mono w-auto min-w-14 px-1 font-mono"
        >
          <bdi>{words.wholeView(percentOf(view))}</bdi>
        </Tool>
        <Tool
          label={words.zoomIn}
          disabled={!isReady || scale >= MAX_SCALE}
          onPress={() => view.zoomBy(ZOOM_STEP, activePoint)}
        >
          <PlusIcon />
        </Tool>
      </div>
    </div>
  );
}

export const percentOf = ({ view }: MarkView): number => Math.round(view.scale * 100);

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
