import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cn } from '../lib/cn.ts';
import { useControllable } from '../lib/use-controllable.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import { BeforeLayer } from './before-layer.tsx';
import type { EditRecipeName } from './edit-recipes.ts';
import type { Photograph } from './photograph.ts';
import { Picture } from './picture.tsx';

const defaultMessages = {
  /** Name of the group and of the slider. */
  label: 'Before and after',
  before: 'Before',
  after: 'After',
  /** The slider's spoken value; `share` is a whole number from 0 to 100. */
  share: (share: number) => `${share}% after`,
};

export type BeforeAfterMessages = typeof defaultMessages;

export type BeforeAfterProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> & {
  /** The finished photograph. */
  after: Photograph;
  /** The image as it came in, from the same camera position. Without it, `recipe` degrades `after`. */
  before?: Photograph;
  /** The edit that the before image lacks, by the service's ID. */
  recipe?: EditRecipeName;
  /** Width in the layout, as in the `sizes` of an `<img>`. */
  sizes: string;
  /** Share of the image that shows the finished photograph, from 0 to 100. */
  value?: number;
  /** Initial position of an uncontrolled slider. Default: half. */
  defaultValue?: number;
  /** Called with each new position of the divider, from 0 to 100. */
  onValueChange?: (value: number) => void;
  /** Whether the image is in the first viewport (see `Picture`). */
  priority?: boolean;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<BeforeAfterMessages>;
};

/**
 * One photograph, before and after the edit. A range input covers it: drag anywhere, use the arrow keys, or select one of
 * the two buttons (WCAG 2.5.7).
 *
 * It has the width of its box and the ratio of the photograph. Give it another aspect ratio to crop.
 */
export function BeforeAfter({
  after,
  before,
  recipe,
  sizes,
  value: controlledValue,
  defaultValue = 50,
  onValueChange,
  priority,
  messages,
  className,
  style,
  ...rest
}: BeforeAfterProps) {
  const words = withDefaults(defaultMessages, messages);
  const [value, setValue] = useControllable('BeforeAfter', controlledValue, defaultValue, onValueChange);
  return (
    <div
      // A fieldset has a minimum width of its own.
      role="group"
      aria-label={words.label}
      {...rest}
      /* Controls on a photograph use the darkroom surface, also within paper. */
      data-surface="darkroom"
      data-state={value <= 0 ? 'before' : value >= 100 ? 'after' : 'between'}
      style={
        { aspectRatio: `${after.width} / ${after.height}`, '--shown': `${value}%`, ...style } as CSSProperties
      }
      className={cn('rounded-print relative isolate overflow-hidden select-none', className)}
    >
      <BeforeLayer photo={before ?? after} recipe={before ? undefined : recipe} {...{ sizes, priority }} />
      <Picture
        photo={after}
        sizes={sizes}
        priority={priority}
        className="absolute inset-0 [clip-path:inset(0_0_0_calc(100%-var(--shown)))] rtl:[clip-path:inset(0_calc(100%-var(--shown))_0_0)]"
      />
      <input
        type="range"
        aria-label={words.label}
        aria-valuetext={words.share(Math.round(value))}
        min={0}
        max={100}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
        className={cn(
          'divider-input peer absolute inset-0 z-(--z-raised) m-0 size-full cursor-ew-resize appearance-none opacity-0',
          /* Vertical swipes still scroll the page. */
          '[touch-action:pan-y]',
          /*
           * The finished photograph is at the end side. Moving the divider to the start shows more of it, so that
           * raises the value.
           */
          '[direction:rtl] rtl:[direction:ltr]',
        )}
      />
      <Handle />
      {/* In a narrow image with large text, the second button is below the first. */}
      <div className="pointer-events-none absolute start-3.5 end-3.5 bottom-3.5 z-(--z-raised) flex flex-wrap justify-between gap-2">
        <EndButton label={words.before} pressed={value <= 0} onPress={() => setValue(0)} />
        <EndButton
          className="ms-auto"
          label={words.after}
          pressed={value >= 100}
          onPress={() => setValue(100)}
        />
      </div>
    </div>
  );
}

/** The divider and its handle. The input above takes the pointer; the handle shows the focus. */
function Handle() {
  return (
    <div
      aria-hidden="true"
      className="border-ink pointer-events-none absolute inset-y-0 start-[calc(100%-var(--shown))] -ms-px border-s-2 peer-focus-visible:[&>span]:outline-3"
    >
      <span className="bg-inverse text-ground border-ink outline-focus absolute top-1/2 -start-[23px] flex size-11 -translate-y-1/2 items-center justify-center rounded-pill border shadow-raised outline-offset-2">
        <ChevronLeftIcon className="-me-px size-[18px] rtl:order-1" />
        <ChevronRightIcon className="-ms-px size-[18px]" />
      </span>
    </div>
  );
}

type EndButtonProps = { label: string; pressed: boolean; onPress: () => void; className?: string };

function EndButton({ label, pressed, onPress, className }: EndButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        'label-mono rounded-pill pointer-events-auto relative border px-3 py-1.5 transition-colors duration-(--motion-fast)',
        /* A target of 44 px, drawn with 30 px. */
        'after:absolute after:-inset-2',
        pressed
          ? 'border-ink bg-inverse text-ground'
          : 'bg-ground/85 text-ink hover:border-ink border-transparent',
        className,
      )}
    >
      {label}
    </button>
  );
}
