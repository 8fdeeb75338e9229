import { cn } from '../lib/cn.ts';

/** Names in sentences are cut to this length; the list shows the whole name as a title. */
const SENTENCE_LIMIT = 60;
/** How much of the end always stays visible: the frame number and the extension tell frames apart. */
const TAIL = 8;

/** Marks that turn the reading direction ("gpj.exe" for "exe.jpg"), and control characters. */
const TRICKS = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\p{Cc}]/gu;

/** A file's name without what would disguise it, cut in the middle if it is long. For sentences. */
export function displayName(name: string, limit: number = SENTENCE_LIMIT): string {
  const letters = graphemes(name.replace(TRICKS, ''));
  if (letters.length <= limit) return letters.join('');
  const tail = letters.slice(-TAIL);
  return `${letters.slice(0, limit - TAIL - 1).join('')}…${tail.join('')}`;
}

/** What a reader sees as one letter, so that no emoji is cut in half. */
function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * A file's name on one line: the middle gives way when there is no room, the end stays. Kept apart from
 * the text around it (`bdi`), whatever direction it is written in; the extension always ends it.
 */
export function PhotoName({ name, className }: { name: string; className?: string }) {
  const letters = graphemes(name.replace(TRICKS, ''));
  const cut = Math.max(0, letters.length - TAIL);
  return (
    <bdi dir="ltr" title={letters.join('')} className={cn('flex min-w-0 whitespace-pre', className)}>
      <span className="overflow-hidden text-ellipsis [unicode-bidi:isolate]">
        {letters.slice(0, cut).join('')}
      </span>
      <span className="shrink-0 [unicode-bidi:isolate]">{letters.slice(cut).join('')}</span>
    </bdi>
  );
}
