import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { SearchResult } from '../api/contract.ts';
import { cn } from '../lib/cn.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { safeAddress } from './safe-address.ts';

export type SearchResultOptionProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  result: SearchResult;
  /** What was searched for; its words are marked. */
  query: string;
  selected: boolean;
};

/** One result of the search's listbox. The selected one stays in view. */
export function SearchResultOption({ result, query, selected, className, ...rest }: SearchResultOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <div
      {...rest}
      ref={option}
      role="option"
      aria-selected={selected}
      className={cn(
        'relative flex min-h-[68px] cursor-pointer items-center gap-4 rounded-field px-3 py-2.5',
        'aria-selected:bg-accent-wash aria-selected:shadow-[inset_2px_0_0_var(--accent-ink)] forced-colors:aria-selected:outline-2 forced-colors:-outline-offset-2',
        className,
      )}
    >
      <Thumbnail result={result} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-small font-semibold text-ink">
          <MarkedText text={result.title} query={query} />
        </p>
        <p className="line-clamp-2 text-small text-muted">
          <MarkedText text={result.description} query={query} />
        </p>
      </div>
      <span className="film max-w-28 truncate text-muted max-sm:hidden">{result.type}</span>
    </div>
  );
}

function Thumbnail({ result: { image, url } }: Pick<SearchResultOptionProps, 'result'>) {
  const [failed, setFailed] = useState(false);
  const look = 'h-11 w-16 shrink-0 rounded-print bg-sunken';
  // An image is only asked of this site: another one would learn what is searched for.
  const source = image ? safeAddress(image, window.location.href) : null;
  if (source?.kind === 'path' && !failed) {
    return (
      <img src={source.href} alt="" onError={() => setFailed(true)} className={cn(look, 'object-cover')} />
    );
  }
  return (
    <span aria-hidden="true" className={cn(look, 'grid place-items-center font-mono text-mono text-faint')}>
      {url.startsWith('#') ? '#' : '¶'}
    </span>
  );
}
