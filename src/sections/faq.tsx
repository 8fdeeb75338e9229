import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { findById } from '../lib/find-by-id.ts';
import { idIn } from '../lib/id-in.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { useControllable } from '../lib/use-controllable.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import { faqMatchesOnlyAnswer, faqMatches, type FaqItem } from './faq-search.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { SectionFrame, type SectionAction, type SectionProps } from './section-frame.tsx';

/** Minimum length of a query whose answers open by themselves, in characters. Shorter ones occur in nearly all. */
const OPENING_LENGTH = 3;

const defaultMessages = {
  search: 'Search the answers',
  /** Number of questions that match, of all questions. */
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'question' : 'questions'}` : `${shown} of ${all} questions`,
  none: (query: string) => `No answer has “${query}” in it.`,
  noneHint: 'Try one word instead of several, or ask us.',
  clear: 'Clear',
  showAll: 'Show all questions',
  /** Shown when there are no questions at all. */
  empty: 'No questions yet.',
  link: 'Link to this answer',
};

export type FaqProps = SectionProps & {
  /** The questions with their answers, in order. */
  items: readonly FaqItem[];
  /** Ids of the open answers. */
  value?: readonly string[];
  /** IDs of the answers that are open at first. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the IDs of all open answers. */
  onValueChange?: (value: string[]) => void;
  /** Leaves out the search field, for a short list. Default: false. */
  hideSearch?: boolean;
  /** Below the questions: links to more answers or to the studio. */
  action?: SectionAction;
  /** Below the search on desktop, below the questions on a phone: the contact for other questions. */
  aside?: ReactNode;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Questions and answers: an accordion with a search field. Each answer has a URL of its own, which opens it. Closed
 * answers remain in the document.
 */
export function Faq(props: FaqProps) {
  const {
    items,
    value,
    defaultValue,
    onValueChange,
    hideSearch = false,
    action,
    aside,
    messages,
    level = 2,
    ...section
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const [typed, setTyped] = useState('');
  const [openIds, setOpenIds] = useControllable<readonly string[]>('Faq', value, defaultValue ?? [], (next) =>
    onValueChange?.([...next]),
  );
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = typed.trim();
  const shown = items.filter((item) => faqMatches(item, query));

  /** Sets the query. Closes all answers, then opens those of which only the answer matches. */
  const search = (next: string) => {
    setTyped(next);
    const wanted = next.trim();
    const found =
      wanted.length < OPENING_LENGTH ? [] : items.filter((item) => faqMatchesOnlyAnswer(item, wanted));
    setOpenIds(found.map(({ id }) => id));
  };
  const clear = () => {
    search('');
    field.current?.focus();
  };
  const setOpen = (id: string, isOpen: boolean) => {
    if (openIds.includes(id) === isOpen) return;
    setOpenIds(isOpen ? [...openIds, id] : openIds.filter((open) => open !== id));
  };
  /** Opens the answer that the URL names. */
  const openNamed = () => {
    const id = idIn(location.hash);
    if (!items.some((item) => item.id === id)) return;
    setOpen(id, true);
    // The search may hide the answer, which has to be in the document to be scrolled to.
    if (!findById(id, list.current)) flushSync(() => setTyped(''));
    findById(id, list.current)?.scrollIntoView({ block: 'start' });
  };
  const openInitial = useEffectEvent(openNamed);
  useEffect(() => openInitial(), []);
  useWindowEvent('hashchange', openNamed);

  const count = words.count(shown.length, items.length);
  const [announced] = useAnnouncement(shown.length > 0 ? count : words.none(query));

  return (
    <SectionFrame {...section} level={level}>
      {/* On a phone all parts are in one column; on desktop the questions are beside the search and the aside. */}
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
        {!hideSearch && items.length > 0 && (
          <search className="noscript:hidden">
            <TextField
              ref={field}
              type="search"
              label={words.search}
              value={typed}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => search(event.target.value)}
              suffix={
                typed && (
                  <button
                    type="button"
                    onClick={clear}
                    className="text-ink min-h-11 font-semibold underline underline-offset-4"
                  >
                    {words.clear}
                  </button>
                )
              }
              // The field has a button of our own that clears it, the same in every browser.
              className="[&_input::-webkit-search-cancel-button]:hidden"
            />
            <p className="label-mono text-muted mt-3">{count}</p>
            <output className="sr-only">{announced}</output>
          </search>
        )}
        <div ref={list} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {shown.length > 0 ? (
            <div onKeyDown={moveFocus} className="border-line border-t">
              {shown.map((item) => (
                <FaqAnswer
                  key={item.id}
                  item={item}
                  open={openIds.includes(item.id)}
                  onOpenChange={(isOpen) => setOpen(item.id, isOpen)}
                  query={query}
                  headingLevel={level === 1 ? 2 : 3}
                  linkLabel={words.link}
                />
              ))}
            </div>
          ) : (
            <div className="border-line rounded-card flex flex-col items-start border border-dashed px-6 py-12 sm:px-10">
              <p className="display text-display-sm max-w-full">{query ? words.none(query) : words.empty}</p>
              {query && (
                <>
                  <p className="text-small text-muted mt-2">{words.noneHint}</p>
                  <Button variant="secondary" size="sm" className="mt-6" onClick={clear}>
                    {words.showAll}
                  </Button>
                </>
              )}
            </div>
          )}
          {action && <ActionLink {...action} className="mt-8" />}
        </div>
        {aside && <div className="text-small text-muted lg:col-start-1">{aside}</div>}
      </div>
    </SectionFrame>
  );
}

/** Moves the focus from question to question. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const questions = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')];
  const at = questions.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  questions.at(next % questions.length)?.focus();
}
