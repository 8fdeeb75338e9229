import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from '../lib/navigation.tsx';
import { HighlightedText } from '../ui/highlighted-text.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import type { FaqItem } from './faq-search.ts';

export type FaqAnswerProps = {
  item: FaqItem;
  open: boolean;
  /**
   * Called when the question is pressed, and to open the answer when the URL names it or the browser's own search has found
   * text in it.
   */
  onOpenChange: (open: boolean) => void;
  /** Query whose words are highlighted. */
  query: string;
  headingLevel: 2 | 3;
  /** Text of the link to the answer's own URL. */
  linkLabel: string;
};

/**
 * One question of the accordion. A closed answer remains in the document: search engines read it, the browser's search
 * opens it, and it is visible in print and without scripts.
 */
export function FaqAnswer({ item, open, onOpenChange, query, headingLevel, linkLabel }: FaqAnswerProps) {
  const { id, question, answer, link } = item;
  const Heading = `h${headingLevel}` as const;
  const content = useUntilFound(open, () => onOpenChange(true));
  const contentId = useId();
  const state = open ? 'open' : 'closed';
  return (
    <div
      id={id}
      // A host's router focuses the element that the URL names, which must then be visible.
      onFocus={(event) => event.target === event.currentTarget && onOpenChange(true)}
      className="border-line scroll-mt-6 border-b"
    >
      <Heading>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={contentId}
          data-state={state}
          onClick={() => onOpenChange(!open)}
          className="group text-large hover:text-accent-ink flex min-h-16 w-full items-start justify-between gap-6 rounded-field py-5 text-start leading-snug font-semibold transition-colors duration-(--motion-fast)"
        >
          <span>
            <HighlightedText text={question} query={query} />
          </span>
          <PlusIcon className="text-muted mt-px transition-transform duration-(--motion) group-data-[state=open]:rotate-45 noscript:hidden" />
        </button>
      </Heading>
      {/* Without a role: a landmark for each question would hide the important ones. */}
      <div
        ref={content}
        id={contentId}
        data-state={state}
        // The last child has the space at the end, because a box with `hidden="until-found"` keeps its own padding.
        className="text-body text-muted max-w-[40em] pe-8 data-[state=closed]:not-[[hidden]]:hidden noscript:block! print:block! print:[content-visibility:visible]"
      >
        {answer.map((paragraph, at) => (
          <p key={at} className={at === 0 ? 'pt-2' : 'mt-3'}>
            <HighlightedText text={paragraph} query={query} />
          </p>
        ))}
        <p className="text-small mt-2 mb-6 flex flex-wrap items-baseline gap-x-6">
          {link && (
            <Link
              href={link.href}
              className="text-accent-ink inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {link.label}
            </Link>
          )}
          <a
            href={`#${id}`}
            className="text-faint hover:text-ink inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 transition-colors"
          >
            {linkLabel}
            <span className="sr-only">{`: ${question}`}</span>
          </a>
        </p>
      </div>
    </div>
  );
}

/**
 * Lets the browser's own search find text in a closed element: `hidden="until-found"`. React writes `hidden` only as
 * true or false, so an effect sets it. Before that, and in browsers without it, a class must hide the element.
 *
 * @param open Whether the element is visible anyway.
 * @param onFound Called when the browser has found something in it, or when the URL's fragment names it, before it is
 * shown.
 */
function useUntilFound(open: boolean, onFound: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    const node = ref.current;
    if (!node || !('onbeforematch' in node)) return;
    if (open) node.removeAttribute('hidden');
    else node.setAttribute('hidden', 'until-found');
    const show = () => found();
    node.addEventListener('beforematch', show);
    return () => node.removeEventListener('beforematch', show);
  }, [open]);

  return ref;
}
