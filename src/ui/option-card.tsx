import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { optionInput, useOption } from './option-group.tsx';

export type OptionCardProps = Omit<ComponentPropsWithRef<'label'>, 'title'> & {
  /** Its value in the group. */
  value: string;
  /** The name of the choice. */
  title: ReactNode;
  /** Its meaning, in a line. */
  description?: ReactNode;
  /** A surcharge or a recommendation: "+20%", "popular". */
  badge?: ReactNode;
  /** An image above the text. Decorative: the title names the option. */
  media?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
};

/** One option of an `OptionGroup`. All of the card can be pressed. */
export function OptionCard({
  value,
  title,
  description,
  badge,
  media,
  disabled,
  className,
  ...rest
}: OptionCardProps) {
  const id = useId();
  const option = useOption(value);
  const described = cn(description && `${id}-description`, badge && `${id}-badge`);
  return (
    <label
      data-state={option.checked ? 'checked' : 'unchecked'}
      {...rest}
      className={cn(
        'bg-field border-line-strong rounded-field relative flex min-w-0 flex-col gap-1 border px-4 py-3.5',
        'transition-colors duration-(--motion-fast) hover:border-ink',
        'has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-disabled:bg-sunken has-disabled:text-faint has-disabled:hover:border-line-strong has-disabled:[--accent-ink:var(--faint)] has-disabled:[--muted:var(--faint)]',
        'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-3',
        className,
      )}
    >
      <input
        {...option}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={described || undefined}
        className={optionInput}
      />
      {media && <span className="rounded-print mb-1.5 block overflow-hidden">{media}</span>}
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={`${id}-title`} className="text-body min-w-0 font-semibold">
          {title}
        </span>
        {badge && (
          // A <bdi>, so that "+20%" stays "+20%" in right-to-left text.
          <bdi id={`${id}-badge`} className="text-accent-ink text-mono font-mono">
            {badge}
          </bdi>
        )}
      </span>
      {description && (
        <span id={`${id}-description`} className="text-small text-muted">
          {description}
        </span>
      )}
    </label>
  );
}
