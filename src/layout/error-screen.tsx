import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Link } from '../lib/navigation.tsx';
import { toast } from '../lib/toast-store.ts';
import { Button } from '../ui/button.tsx';

const defaultMessages = {
  label: 'Something went wrong',
  title: 'This frame didn’t develop.',
  text: 'Your order form is saved on this device. Reload, or quote the reference below to support.',
  reference: 'Reference ID',
  copy: 'Copy ID',
  copied: 'Copied',
  copiedText: 'Error ID copied to clipboard',
  selected: 'Selected. Press Ctrl C or ⌘ C to copy it.',
  retry: 'Try Again',
  home: 'Go to Homepage',
};

export type ErrorScreenProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The reference that the toast and the error log carry too. */
  errorId: string;
  /** Default: loads the page again. */
  onRetry?: () => void;
  /** Default: `/`. */
  homeHref?: string;
  /** Heading level: 1 when it takes the place of a page, 2 when of a section. Default: 1. */
  level?: 1 | 2;
  messages?: Partial<typeof defaultMessages>;
};

/** What stands where something failed to render: what happened, what is safe, and the id to quote. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { errorId, onRetry = reload, homeHref = '/', level = 1, messages, className, ...rest } = props;
  const words = { ...defaultMessages, ...messages };
  const Title = level === 1 ? 'h1' : 'h2';
  const reference = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(false);

  const copy = async () => {
    setSelected(false);
    if ((await copyText(errorId)) || copySelection(reference.current)) {
      toast({ title: words.copied, description: words.copiedText });
    } else {
      setSelected(true);
    }
  };

  return (
    <section
      {...rest}
      data-surface="darkroom"
      className={cn(
        'bg-[radial-gradient(520px_260px_at_16%_calc(100%-260px),color-mix(in_oklab,var(--accent)_36%,transparent),transparent)]',
        className,
      )}
    >
      <div className="wrap py-14 md:py-20">
        <div className="max-w-[708px]">
          <Title>
            <span className="film block text-muted">{words.label}</span>
            <span className="display mt-4 block text-display-md md:text-display-lg">{words.title}</span>
          </Title>
          <p className="mt-5 max-w-[460px] text-large text-muted">{words.text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 border border-dashed border-line-strong px-4 py-1 font-mono text-small">
            <span className="text-muted">{words.reference}</span>
            <code ref={reference} className="min-w-0 flex-1 font-mono break-all text-ink select-all">
              {errorId}
            </code>
            <Button
              variant="link"
              size="sm"
              className="font-sans text-ink max-sm:basis-full max-sm:justify-start"
              onClick={() => void copy()}
            >
              {words.copy}
            </Button>
          </p>
          <p role="status" className="mt-2 min-h-6 text-small text-muted">
            {selected && words.selected}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={onRetry}>{words.retry}</Button>
            <Button asChild variant="secondary">
              <Link href={homeHref}>{words.home}</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

const reload = () => window.location.reload();

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Missing outside HTTPS, refused by policy, or the page had no focus.
    return false;
  }
}

/** Selects the text, so that a person can copy it; tries the old command first, which still works where the new one doesn't. */
function copySelection(element: HTMLElement | null): boolean {
  if (!element) return false;
  window.getSelection()?.selectAllChildren(element);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
