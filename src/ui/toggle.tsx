import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useControllable } from '../lib/use-controllable.ts';

export type ToggleProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  /** Whether the toggle is on, if the host controls it. */
  pressed?: boolean;
  /** Whether the toggle is on at first. Default: false. */
  defaultPressed?: boolean;
  /** Called with the new state. */
  onPressedChange?: (pressed: boolean) => void;
};

/** Button that turns something on and off at once, such as captions. Its label is the same in both states. */
export function Toggle(props: ToggleProps) {
  const {
    pressed: controlledPressed,
    defaultPressed = false,
    onPressedChange,
    onClick,
    className,
    ...rest
  } = props;
  const [pressed, setPressed] = useControllable('Toggle', controlledPressed, defaultPressed, onPressedChange);
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
        'disabled:text-faint disabled:[--inverse:var(--faint)]',
        'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:border-3',
        className,
      )}
    />
  );
}
