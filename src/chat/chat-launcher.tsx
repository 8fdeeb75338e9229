import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { focusedElement } from '../lib/focus.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { ChatIcon } from '../ui/icons.tsx';
import type { ChatView } from './chat-view.ts';
import { avoidOverlap } from './avoid-overlap.ts';

const defaultMessages = {
  open: 'Open chat',
  unread: (count: number) => (count === 1 ? ', 1 new message' : `, ${count} new messages`),
};

export type ChatLauncherProps = ComponentPropsWithRef<'button'> & {
  /**
   * View of the chat. While it is `open`, the button is hidden, because the card takes its place. Default: `closed`.
   */
  view?: ChatView;
  /** Called with the requested view. */
  onViewChange?: (view: ChatView) => void;
  /** Number of replies that arrived while the chat was minimized; shown on the button. Default: 0. */
  unread?: number;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * The round button in the corner that opens the chat. It does not import the card, so a page can show it from the
 * start and load the card later.
 */
export function ChatLauncher(props: ChatLauncherProps) {
  const { view = 'closed', onViewChange, unread = 0, messages, className, ref, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, view);
  const isVisible = view !== 'open';
  useEffect(() => (isVisible && button.current ? avoidOverlap(button.current) : undefined), [isVisible]);

  return (
    <button
      type="button"
      aria-label={words.open + (unread ? words.unread(unread) : '')}
      aria-haspopup="dialog"
      aria-expanded={view === 'open'}
      data-state={view}
      data-print="hide"
      hidden={view === 'open'}
      {...rest}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) onViewChange?.('open');
      }}
      ref={useComposedRefs(button, ref)}
      className={cn(
        'bg-accent text-on-accent hover:bg-accent-strong rounded-pill shadow-raised fixed z-(--z-chat) grid size-14 place-items-center border border-transparent sm:size-[60px]',
        'end-[max(16px,env(safe-area-inset-right))] bottom-[max(16px,env(safe-area-inset-bottom))] sm:end-6 sm:bottom-6',
        'transition-[translate,opacity,background-color] data-obscured:not-focus-visible:pointer-events-none data-obscured:not-focus-visible:opacity-0',
        // Hidden without scripts, because nothing would open.
        'noscript:hidden',
        className,
      )}
    >
      <ChatIcon className="size-6" />
      {unread > 0 && (
        <span className="bg-inverse text-ground rounded-pill border-ground absolute -end-1 -top-1 grid h-6 min-w-6 place-items-center border-2 px-1 font-mono text-edge">
          {unread}
        </span>
      )}
    </button>
  );
}

/**
 * Moves the focus when the card disappears. Minimized, it goes to the launcher; closed, to the element that opened
 * the card. A visitor who has moved the focus elsewhere on the page keeps it there.
 */
function useFocusReturn(button: { current: HTMLElement | null }, view: ChatView) {
  const opener = useRef<Element>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    const isLost = () => focusedElement() === document.body || focusedElement()?.closest('[data-chat]');
    if (view === 'open') opener.current = focusedElement();
    else if (before.current === 'open' && isLost()) {
      if (view === 'closed' && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
      // An opener that is disabled, hidden or gone does not take the focus.
      if (isLost()) button.current?.focus({ preventScroll: true });
    }
    before.current = view;
  }, [view, button]);
}
