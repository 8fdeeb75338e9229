import { useRef, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { toast } from '../lib/toast-store.ts';
import { Button } from '../ui/button.tsx';

export const referenceMessages = {
  reference: 'Reference ID',
  copy: 'Copy ID',
  copied: 'Copied',
  copiedText: 'Error ID copied to clipboard',
  selected: 'Selected. Press Ctrl C, or Command C on a Mac, to copy it.',
};

type ReferenceIdProps = {
  /** The ID, exactly as in the toast and the error log. */
  value: string;
  messages: typeof referenceMessages;
  className: string;
};

/** An error's reference, and a button that copies it or, if that fails, selects it. */
export function ReferenceId({ value, messages: words, className }: ReferenceIdProps) {
  const reference = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(false);

  const copy = async () => {
    setSelected(false);
    if ((await copyText(value)) || copySelection(reference.current)) {
      toast({ title: words.copied, description: words.copiedText });
    } else {
      setSelected(true);
    }
  };

  return (
    <div className={className}>
      <p className="flex flex-wrap items-center gap-x-6 border border-dashed max-sm:gap-x-4 border-line-strong px-4 py-1 font-mono text-small">
        <span className="py-2 text-muted">{words.reference}</span>
        <code ref={reference} className="min-w-0 flex-auto py-2 font-mono break-all text-ink select-all">
          {value}
        </code>
        <Button variant="link" size="sm" className="font-sans text-ink" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </p>
      <p role="status" className="mt-2 min-h-6 text-small text-muted">
        {selected && words.selected}
      </p>
    </div>
  );
}

/**
 * Selects the text, so that the visitor can copy it. First tries `execCommand('copy')`, which still works where the
 * clipboard API does not.
 */
function copySelection(element: HTMLElement | null): boolean {
  if (!element) return false;
  window.getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}
