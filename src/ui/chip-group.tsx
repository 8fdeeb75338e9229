import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Option, OptionGroup, type OptionQuestion } from './option-group.tsx';

export type ChipGroupProps = OptionQuestion & {
  /** Value of the selected chip, if the host controls it. */
  value?: string;
  /** Value of the chip that is selected at first. Default: none. */
  defaultValue?: string;
  /** Called with the value of the selected chip. */
  onValueChange?: (value: string) => void;
};

/** Row of short options, one of which is selected, such as a filter. */
export function ChipGroup(props: ChipGroupProps) {
  return <OptionGroup {...props} type="single" layout="wrap" />;
}

export type ChipProps = ComponentPropsWithRef<'label'> & {
  /** Its value in the group. */
  value: string;
  /** Cannot be chosen. */
  disabled?: boolean;
};

/** One option of a `ChipGroup`. */
export function Chip({ className, ...rest }: ChipProps) {
  return (
    <Option
      {...rest}
      className={cn(
        'text-muted text-small rounded-pill inline-block min-h-10 content-center px-4 py-1.5 font-medium',
        'hover:text-ink max-sm:min-h-11 pointer-coarse:min-h-11',
        'has-checked:bg-inverse has-checked:border-inverse has-checked:text-ground',
        'has-disabled:text-faint has-disabled:has-checked:text-ground has-disabled:[--inverse:var(--faint)]',
        className,
      )}
    />
  );
}
