import type { ReactNode } from 'react';
import { cn } from '../../src/lib/cn.ts';
import { CheckIcon, CloseIcon } from '../../src/ui/icons.tsx';
import { Block } from './block.tsx';

type WhenProps = {
  /** Situations in which to use the component. */
  use: readonly ReactNode[];
  /** Situations that call for another, and which. */
  not: readonly ReactNode[];
};

/** When to use a component and when not to, side by side. */
export function When({ use, not }: WhenProps) {
  return (
    <Block className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <Reasons title="Use it" lines={use} good />
      <Reasons title="Leave it" lines={not} />
    </Block>
  );
}

function Reasons({
  title,
  lines,
  good = false,
}: {
  title: string;
  lines: readonly ReactNode[];
  good?: boolean;
}) {
  const Sign = good ? CheckIcon : CloseIcon;
  return (
    <div>
      <p className="label-mono text-muted border-line border-b pb-2">{title}</p>
      <ul>
        {lines.map((line, at) => (
          <li key={at} className="border-line text-body flex gap-3 border-b py-3">
            <Sign className={cn('mt-1 size-4 shrink-0', good ? 'text-success' : 'text-accent-ink')} />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
