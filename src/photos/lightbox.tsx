import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { rowSteps } from '../lib/row-steps.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Dialog, DialogContent, type DialogContentProps } from '../ui/dialog.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TurnButtons } from '../ui/turn-buttons.tsx';
import { BeforeAfter, type BeforeAfterMessages } from './before-after.tsx';
import { editRecipes, type EditRecipeName } from './edit-recipes.ts';
import type { Photograph } from './photograph.ts';
import { Picture } from './picture.tsx';
import { useSwipe } from './use-swipe.ts';

const sizes = '(min-width: 80rem) 1100px, 100vw';

/** Maximum width of the dialog. A wider one would only add space beside a 3:2 photograph in most windows. */
const MAX_WIDTH = '1180px';

const defaultMessages = {
  /** The dialog's name. */
  label: 'Photographs',
  previous: 'Previous photograph',
  next: 'Next photograph',
  position: (place: number, count: number) => `${place} of ${count}`,
  close: 'Close',
  /** Label of the switch that shows the before/after slider. */
  compare: 'Before and after',
  /** The fault that the edit removed, in the words of the recipe. */
  fault: (fault: string) => `Before: ${fault}`,
};

export type LightboxMessages = typeof defaultMessages;

/** One photograph of a lightbox. */
export type LightboxItem = {
  id: string;
  title: string;
  /** Describes the request and the edit. */
  text?: ReactNode;
  /** Kind of work, such as “Portrait”. */
  label?: string;
  photo: Photograph;
  /**
   * The photograph as it came in. Alternatively, `recipe` degrades `photo` (see `BeforeAfter`). With neither there is
   * no comparison.
   */
  before?: Photograph;
  recipe?: EditRecipeName;
};

export type LightboxProps = Omit<DialogContentProps, 'title' | 'hideTitle' | 'size' | 'messages'> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when a press, Esc or the close button asks to open or close the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The items to page through, in order. */
  items: readonly LightboxItem[];
  /** Index of the visible item, from 0. */
  index: number;
  /** Called with the index of the item to show next, from 0. */
  onIndexChange: (index: number) => void;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<LightboxMessages>;
  /** Overrides for the default text of the sliders. */
  beforeAfterMessages?: Partial<BeforeAfterMessages>;
};

/**
 * Dialog with one photograph at a time, as large as the window allows. A key, a button or a swipe shows the next one;
 * after the last comes the first. On closing, the focus returns to the element that had it before.
 *
 * The keys are the arrow keys, Home and End. While the before/after slider has the focus, they move the slider instead.
 */
export function Lightbox(props: LightboxProps) {
  const { open, onOpenChange, items, index, onIndexChange, messages, beforeAfterMessages, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const [isComparing, setIsComparing] = useState(false);
  const item = items[index];
  const go = (step: number) => onIndexChange((index + step + items.length) % items.length);
  const swipe = useSwipe((step) => items.length > 1 && go(step));
  if (!item) return null;
  const canCompare = Boolean(item.before ?? item.recipe);

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={words.label}
        hideTitle
        flush
        size="window"
        messages={words}
        {...rest}
        // An inline `maxWidth` would override a class of the host.
        style={{ '--window-width': MAX_WIDTH, ...rest.style } as CSSProperties}
        onOpenAutoFocus={(event) => {
          rest.onOpenAutoFocus?.(event);
          if (event.defaultPrevented) return;
          // Radix would focus the first button. On the dialog itself the arrow keys work at once, and no focus ring is
          // drawn on the photograph.
          event.preventDefault();
          if (event.target instanceof HTMLElement) event.target.focus();
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.defaultPrevented) return;
          const step = stepOf(event, index, items.length);
          if (!step || items.length < 2) return;
          event.preventDefault();
          go(step);
        }}
        data-surface="darkroom"
      >
        <div className="flex min-h-[76px] shrink-0 flex-wrap items-center gap-x-5 gap-y-1 py-4 ps-5 pe-20 sm:ps-7 sm:pt-8">
          {/* With the title, so that screen readers announce which photograph is shown. */}
          <p role="status" className="label-mono text-film">
            <bdi>{words.position(index + 1, items.length)}</bdi>
            <span className="sr-only">: {item.title}</span>
          </p>
          {item.label && <p className="label-mono text-muted">{item.label}</p>}
        </div>
        <div
          {...(isComparing && canCompare ? {} : swipe)}
          className="relative flex flex-1 [touch-action:pan-y_pinch-zoom] items-center justify-center px-0 sm:px-7"
        >
          <Frame {...{ item, isComparing, beforeAfterMessages }} key={item.id} />
        </div>
        <div className="relative flex shrink-0 flex-wrap items-end justify-between gap-x-8 gap-y-4 px-5 pt-4 pb-5 sm:min-h-32 sm:px-7 sm:pb-7">
          <div className="max-w-[44em] grow basis-64 max-sm:basis-full">
            <h3 className="text-large font-semibold">{item.title}</h3>
            {item.text && <p className="text-small text-muted mt-1">{item.text}</p>}
            {item.recipe && (
              <p className="text-mono text-faint mt-1 font-mono">
                {words.fault(editRecipes[item.recipe].fault)}
              </p>
            )}
          </div>
          <div className="flex items-center gap-2 max-sm:w-full">
            {canCompare && (
              <Toggle pressed={isComparing} onPressedChange={setIsComparing} className="me-auto">
                {words.compare}
              </Toggle>
            )}
            {items.length > 1 && <TurnButtons previous={words.previous} next={words.next} onTurn={go} />}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

type FrameProps = Pick<LightboxProps, 'beforeAfterMessages'> & { item: LightboxItem; isComparing: boolean };

/**
 * The whole photograph, as large as the dialog allows in both directions. Never larger than its file, which would blur
 * it.
 */
function Frame({ item, isComparing, beforeAfterMessages }: FrameProps) {
  const { photo, before, recipe } = item;
  const shape = { '--ratio': photo.width / photo.height, maxWidth: photo.width } as CSSProperties;
  /* Content above and below the photograph takes up to 280 px. */
  const sizeClass = 'w-[min(100%,max(12rem,100dvh-280px)*var(--ratio))] max-sm:rounded-none!';
  if (isComparing && (before ?? recipe)) {
    return (
      <BeforeAfter
        after={photo}
        {...{ before, recipe, sizes }}
        messages={beforeAfterMessages}
        style={shape}
        className={sizeClass}
      />
    );
  }
  return (
    <Picture
      photo={photo}
      sizes={sizes}
      style={{ ...shape, aspectRatio: `${photo.width} / ${photo.height}` }}
      className={cn('rounded-print', sizeClass)}
    />
  );
}

/** Returns by how many of `count` photographs a key moves on. */
function stepOf(event: KeyboardEvent<HTMLElement>, index: number, count: number): number {
  if (event.altKey || event.ctrlKey || event.metaKey) return 0;
  if (event.target instanceof HTMLInputElement) return 0;
  return rowSteps(event.currentTarget, index, count)[event.key] ?? 0;
}
