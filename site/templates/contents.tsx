import { cn } from '../../src/lib/cn.ts';
import type { ProseHeading } from '../content/page-row.ts';

/** Minimum number of chapters for a table of contents. */
const WORTH_LISTING = 3;

/**
 * Table of contents of a text, with links to its chapters: in the second column of a grid, on a phone above the text. Place
 * it before the text, because a page is shown while the rest of it still loads.
 */
export function Contents({ toc, className }: { toc: readonly ProseHeading[]; className?: string }) {
  const chapters = toc.filter(({ level }) => level === 2);
  if (chapters.length < WORTH_LISTING) return null;
  return (
    <nav
      aria-labelledby="contents"
      className={cn(
        'border-line border-y py-4 lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:self-start lg:border-y-0 lg:py-0',
        className,
      )}
    >
      <p id="contents" className="label-mono text-muted mb-2">
        On this page
      </p>
      <ol className="lg:border-line lg:border-s">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-small text-muted hover:text-ink flex min-h-11 items-center py-1 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current lg:min-h-9 lg:ps-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
