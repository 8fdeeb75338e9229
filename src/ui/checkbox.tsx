import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { CheckIcon } from './icons.tsx';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Label of the box, which can be pressed too. */
  label: ReactNode;
  /** Explanation of the ticked box, in smaller type. */
  description?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * A native checkbox with a label, which works in a form and without scripts. `className` goes to the row, `ref` and
 * every other prop to the input.
 */
export function Checkbox({
  label,
  description,
  onCheckedChange,
  'aria-describedby': describedBy,
  className,
  onChange,
  ...input
}: CheckboxProps) {
  const id = useId();
  return (
    <label className={cn('text-body text-ink flex gap-3 py-2.5 max-sm:min-h-11', className)}>
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          aria-labelledby={id}
          aria-describedby={cn(describedBy, description && `${id}-description`) || undefined}
          {...input}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          // The input is larger than the visible box, a target of 24 px even without its label (WCAG 2.5.8).
          className="peer absolute -inset-0.5 size-6 cursor-[inherit] appearance-none"
        />
        <span className="bg-field border-line-strong peer-checked:bg-accent peer-checked:border-accent pointer-events-none size-5 rounded-print border transition-colors duration-(--motion-fast) peer-hover:not-peer-disabled:border-ink peer-disabled:opacity-50 peer-aria-invalid:border-accent-ink" />
        <CheckIcon className="text-on-accent pointer-events-none absolute inset-0 m-auto size-3.5 opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]" />
      </span>
      <span className="min-w-0">
        <span id={id} className="font-medium">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="text-small text-muted block">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
