import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export type ToggleProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  /** Whether it is on, where the host keeps it. */
  pressed?: boolean;
  /** Whether it is on at first, where the host does not. Default: false. */
  defaultPressed?: boolean;
  /** Called with the new state. */
  onPressedChange?: (pressed: boolean) => void;
};

/** Something that is on or off, at once: captions, a comparison. Its words stay the same in both states. */
export function Toggle(props: ToggleProps) {
  const { pressed: given, defaultPressed = false, onPressedChange, onClick, className, ...rest } = props;
  const [pressed, setPressed] = useControllableState({
    prop: given,
    defaultProp: defaultPressed,
    onChange: onPressedChange,
  });
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-state={pressed ? 'on' : 'off'}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setPressed(!pressed);
      }}
      className={cn(
        'border-line-strong text-muted text-small rounded-pill inline-flex min-h-10 items-center border px-4 py-1.5 font-medium',
        'transition-colors duration-(--motion-fast) hover:border-ink hover:text-ink max-sm:min-h-11 pointer-coarse:min-h-11',
        'aria-pressed:bg-inverse aria-pressed:border-inverse aria-pressed:text-ground aria-pressed:hover:text-ground',
        'disabled:text-faint',
        'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:border-3',
        className,
      )}
    />
  );
}
