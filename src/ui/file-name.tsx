import { cn } from '../lib/cn.ts';
import { lettersOf, TAIL_LENGTH } from '../lib/display-name.ts';

/** Matches letters of Hebrew, Arabic and other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A file name on one line. If there is not enough room, the middle is cut and the end stays visible. `bdi` separates it
 * from the text around it. `dir="ltr"` and the isolated halves keep the extension at its end in any writing direction.
 */
export function FileName({ name, className }: { name: string; className?: string }) {
  const letters = lettersOf(name);
  // Not inside a word that is written from right to left, because its isolated halves would change places.
  const cut = Math.max(
    0,
    letters.length - TAIL_LENGTH,
    letters.findLastIndex((letter) => RIGHT_TO_LEFT.test(letter)) + 1,
  );
  return (
    <bdi dir="ltr" title={letters.join('')} className={cn('flex min-w-0 whitespace-pre', className)}>
      <span className="overflow-hidden text-ellipsis [unicode-bidi:isolate]">
        {letters.slice(0, cut).join('')}
      </span>
      <span className="shrink-0 [unicode-bidi:isolate]">{letters.slice(cut).join('')}</span>
    </bdi>
  );
}
