import { cn } from '../../src/lib/cn.ts';

type Props = { terms: readonly { term: string; text: string }[]; className?: string };

/** Terms and what each means, in two columns on a wide screen. */
export function TermList({ terms, className }: Props) {
  return (
    <dl className={cn('grid gap-x-10 sm:grid-cols-2', className)}>
      {terms.map(({ term, text }) => (
        <div key={term} className="border-line border-t py-5">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-muted mt-1.5">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
