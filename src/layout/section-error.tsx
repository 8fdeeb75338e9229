import type { ComponentPropsWithRef } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../lib/cn.ts';
import { focusOn } from '../lib/focus.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { ReferenceId, referenceMessages } from './reference-id.tsx';

const defaultMessages = {
  ...referenceMessages,
  title: 'Something went wrong',
  text: 'This part of the page could not be shown. The rest still works.',
  retry: 'Try again',
};

export type SectionErrorProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Reference of the error, as in the toast and the error log. Omitted while it is unknown. */
  errorId?: string;
  /** Mounts the section again. */
  onRetry: () => void;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Small panel in place of a section that failed to render. The rest of the page stays. “Try again” moves the focus to
 * the section.
 */
export function SectionError({ errorId, onRetry, messages, className, ...rest }: SectionErrorProps) {
  const words = withDefaults(defaultMessages, messages);
  const retry = (button: HTMLElement) => {
    const section = button.closest('section');
    const { parentElement: parent, nextElementSibling: next } = section ?? button;
    flushSync(onRetry);
    if (section?.isConnected) return;
    // The section that took the panel's place.
    const shown = next ? next.previousElementSibling : parent?.lastElementChild;
    if (shown instanceof HTMLElement) focusOn(shown);
  };
  return (
    <section aria-label={words.title} {...rest} className={cn('wrap py-14', className)}>
      <div className="border-line bg-raised rounded-card max-w-[40rem] border p-6 sm:p-8">
        <p className="display text-display-sm">{words.title}</p>
        <p className="text-muted mt-2">{words.text}</p>
        {errorId && <ReferenceId value={errorId} messages={words} className="mt-5" />}
        <Button
          variant="secondary"
          size="sm"
          className={errorId ? 'mt-1' : 'mt-5'}
          onClick={({ currentTarget }) => retry(currentTarget)}
        >
          {words.retry}
        </Button>
      </div>
    </section>
  );
}
