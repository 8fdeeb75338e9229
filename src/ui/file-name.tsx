import { cn } from '../lib/cn.ts';
import { lettersOf, TAIL_LENGTH } from '../lib/display-name.ts';

/**
 * A file name on one line. If there is not enough room, the middle is cut and the end stays visible. `bdi` separates it
 * from the text around it. `dir="ltr"` and the isolated halves keep the extension at its end in any writing direction.
 */
export function FileName({ name, className }: { name: string; className?: string }) {
  const letters = lettersOf(name);
  const cut = Math.max(0, letters.length - TAIL_LENGTH);
  return (
    <bdi dir="ltr" title={letters.join('')} className={cn('flex min-w-0 whitespace-pre', className)}>
      <span className="overflow-hidden text-ellipsis [unicode-bidi:isolate]">
        {letters.slice(0, cut).join('')}
      </span>
      <span className="shrink-0 [unicode-bidi:isolate]">{letters.slice(cut).join('')}</span>
    </bdi>
  );
}
