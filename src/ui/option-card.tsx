import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Option } from './option-group.tsx';

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
export function OptionCard(props: OptionCardProps) {
  const { title, description, badge, media, className, ...rest } = props;
  const id = useId();
  const described = cn(description && `${id}-description`, badge && `${id}-badge`);
  return (
    <Option
      {...rest}
      aria={{ 'aria-labelledby': `${id}-title`, 'aria-describedby': described || undefined }}
      className={cn(
        'bg-field rounded-field flex min-w-0 flex-col gap-1 px-4 py-3.5',
        'has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink',
        'has-disabled:bg-sunken has-disabled:text-faint has-disabled:[--accent-ink:var(--faint)] has-disabled:[--muted:var(--faint)]',
        className,
      )}
    >
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
    </Option>
  );
}
