import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import type { SearchResult } from '../api/contract.ts';
import { cn } from '../lib/cn.ts';
import { HighlightedText } from '../ui/highlighted-text.tsx';

type SearchResultOptionProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'className'> & {
  result: SearchResult;
  /** Its words are highlighted in the result. */
  query: string;
  selected: boolean;
};

/** One result of the search's listbox. The selected one is scrolled into view. */
export function SearchResultOption({ result, query, selected, ...rest }: SearchResultOptionProps) {
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
        'aria-selected:bg-accent-wash aria-selected:shadow-[inset_2px_0_0_var(--accent-ink)] rtl:aria-selected:shadow-[inset_-2px_0_0_var(--accent-ink)] forced-colors:aria-selected:outline-2 forced-colors:-outline-offset-2',
      )}
    >
      <Thumbnail result={result} />
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold wrap-anywhere text-ink">
          <HighlightedText text={result.title} query={query} />
        </p>
        <p className="text-small text-muted">
          <HighlightedText text={result.description} query={query} />
        </p>
      </div>
      {/* `other` is the type of a result that has none, and says nothing to a visitor. */}
      {result.type !== 'other' && (
        <span className="label-mono max-w-52 truncate text-muted max-sm:hidden">{result.type}</span>
      )}
    </div>
  );
}

function Thumbnail({ result: { image, url } }: Pick<SearchResultOptionProps, 'result'>) {
  const imageClass = 'h-11 w-16 shrink-0 rounded-print bg-sunken max-xs:hidden';
  if (image && isHttpUrl(image)) {
    // `no-referrer`: the image's server does not learn which page requested it. An image that fails leaves an empty box.
    return <img src={image} alt="" referrerPolicy="no-referrer" className={cn(imageClass, 'object-cover')} />;
  }
  return (
    <span
      aria-hidden="true"
      className={cn(imageClass, 'grid place-items-center font-mono text-mono text-faint')}
    >
      {url.startsWith('#') ? '#' : '¶'}
    </span>
  );
}

/** Whether a value is an http(s) URL, of any site: a studio may store its images elsewhere. */
function isHttpUrl(value: string): boolean {
  const base = window.location.href;
  return URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}
