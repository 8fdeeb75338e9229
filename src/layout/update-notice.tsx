import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useObstacle } from '../lib/obstacles.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';

const defaultMessages = {
  label: 'Site update',
  title: 'A newer version of this site is ready.',
  text: 'Reloading keeps your place.',
  held: 'You have unsaved changes. Send or clear them before you reload.',
  reload: 'Reload',
  close: 'Not now',
};

export type UpdateNoticeProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Whether the notice is shown. Default: false. */
  open?: boolean;
  /** Called when the close button is pressed. */
  onOpenChange?: (open: boolean) => void;
  /** Loads the newer version. */
  onReload?: () => void;
  /** Whether the page has unsaved work. Then the notice says so and offers no reload. Default: false. */
  held?: boolean;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Notice at the bottom of the screen that offers a newer version of the site. It never takes the focus and never
 * reloads by itself. The close button returns the focus to where it was before. While `held` is true, the notice has no
 * button that reloads the page.
 */
export function UpdateNotice(props: UpdateNoticeProps) {
  const { open = false, onOpenChange, onReload, held = false, messages, className, ref, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const notice = useRef<HTMLElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  useObstacle(notice, open, { corner: 'start' });
  const text = held ? words.held : words.text;
  const [announced, say] = useAnnouncement('');
  useEffect(() => say(open ? `${words.title} ${text}` : ''), [open, words.title, text, say]);
  return (
    <>
      {/* Outside of the section, and filled later: a live region that is rendered together with its text is often
          not announced. */}
      <output className="sr-only">{announced}</output>
      <section
        aria-label={words.label}
        data-state={open ? 'open' : 'closed'}
        {...rest}
        ref={useComposedRefs(notice, ref)}
        hidden={!open}
        onFocus={(event) => {
          rest.onFocus?.(event);
          const { currentTarget, relatedTarget } = event;
          if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
        }}
        className={cn(
          'border-line-strong bg-raised text-ink rounded-card shadow-raised fixed inset-x-3 bottom-3 z-(--z-chat) border py-3 ps-5 pe-2 sm:inset-x-auto sm:start-6 sm:bottom-6 sm:w-[420px] print:hidden',
          'transition-[opacity,translate] duration-(--motion) starting:translate-y-2 starting:opacity-0',
          className,
        )}
      >
        <div className="flex items-start gap-3">
          <div className="text-small min-w-0 grow pt-1.5">
            <p className="font-semibold">{words.title}</p>
            <p className="text-muted">{text}</p>
          </div>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => {
              const target = focusedBefore.current;
              if (target instanceof HTMLElement && notice.current?.matches(':focus-within'))
                target.focus({ preventScroll: true });
              onOpenChange?.(false);
            }}
            className="rounded-pill -mt-0.5 grid size-11 shrink-0 place-items-center transition-opacity duration-(--motion-fast) hover:opacity-70"
          >
            <CloseIcon className="size-4" />
          </button>
        </div>
        {!held && (
          <Button size="sm" variant="secondary" className="mt-2 mb-1.5" onClick={onReload}>
            {words.reload}
          </Button>
        )}
      </section>
    </>
  );
}
