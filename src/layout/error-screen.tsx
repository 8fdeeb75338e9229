import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Link } from '../lib/navigation.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { ReferenceId, referenceMessages } from './reference-id.tsx';

const defaultMessages = {
  ...referenceMessages,
  label: 'Something went wrong',
  title: 'This page couldn’t be displayed.',
  text: 'Reload, or quote the reference below to support.',
  retry: 'Try Again',
  home: 'Go to Homepage',
};

export type ErrorScreenProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Reference of the error, as in the toast and the error log. */
  errorId: string;
  /** Called when “Try Again” is pressed. Default: loads the page again. */
  onRetry?: () => void;
  /** Path of the home page. Default: `/`. */
  homeHref?: string;
  /** Level of the heading: 1 in place of a page, 2 in place of a section. Default: 1. */
  level?: 1 | 2;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Replaces a page that failed to render. States what happened, what to do, and the ID for support (errors 20). A host that
 * knows what is saved can say so in `messages`.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  const { errorId, onRetry = reload, homeHref = '/', level = 1, messages, className, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const Title = level === 1 ? 'h1' : 'h2';

  return (
    <section
      {...rest}
      data-surface="darkroom"
      className={cn(
        'bg-[radial-gradient(480px_140px_at_16%_calc(100%-140px),color-mix(in_oklab,var(--accent)_42%,transparent),transparent)]',
        className,
      )}
    >
      <div className="wrap py-14 md:py-20">
        <div className="max-w-[708px]">
          <Title>
            <span className="label-mono block text-muted">{words.label}</span>
            <span className="display mt-4 block text-display-md md:text-display-lg">{words.title}</span>
          </Title>
          <p className="mt-5 max-w-[460px] text-large text-muted">{words.text}</p>
          <ReferenceId value={errorId} messages={words} className="mt-8" />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={onRetry}>{words.retry}</Button>
            <Button asChild variant="secondary">
              <Link
                href={homeHref}
                onClick={(event) => {
                  // The failed page may be the home page, on which a router would stay. It is loaded again.
                  if (location.pathname !== homeHref) return;
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  location.reload();
                }}
              >
                {words.home}
              </Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const reload = () => window.location.reload();
