import { cn } from '../../src/lib/cn.ts';

type StepsProps = {
  steps: readonly { title: string; text: string }[];
  /** Whether each step has a row of its own. Otherwise they are side by side where there is room. */
  inRows?: boolean;
};

/** Numbered steps, below a heading of level 2. */
export function Steps({ steps, inRows = false }: StepsProps) {
  return (
    <ol className={cn('mt-8', !inRows && 'grid gap-x-10 sm:grid-cols-3')}>
      {steps.map(({ title, text }, at) => (
        <li
          key={title}
          className={cn(
            'border-t py-5',
            inRows ? 'border-line flex gap-5' : 'border-line-strong grid content-start gap-2',
          )}
        >
          <span aria-hidden="true" className={cn('label-mono text-accent-ink', inRows && 'pt-1')}>
            {String(at + 1).padStart(2, '0')}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted mt-1.5">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
