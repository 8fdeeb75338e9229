import { cn } from '../lib/cn.ts';
import { lettersOf, TAIL_LENGTH } from '../lib/display-name.ts';

/**
 * A file's name on one line: the middle gives way when there is no room, the end stays. Kept apart from the text
 * around it (`bdi`), in any writing direction; the extension always ends it.
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
