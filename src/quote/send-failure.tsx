import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import type { QuoteMessages } from './quote-messages.ts';
import type { SendFailure } from './use-send-order.ts';

export type SendFailurePanelProps = {
  failure: SendFailure;
  /** Another attempt is under way. The panel stays, so that its button can have the focus back. */
  isRetrying: boolean;
  onRetry: () => void;
  words: QuoteMessages;
};

/** Why nothing was ordered, after its toast has gone, and the way on. The toast has announced it already. */
export function SendFailurePanel({ failure, isRetrying, onRetry, words }: SendFailurePanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-accent-ink rounded-field flex flex-wrap items-center gap-x-4 gap-y-3 border px-4 py-3.5"
    >
      <div className="flex min-w-0 grow basis-64 gap-3">
        <AlertIcon className="text-accent-ink mt-1 size-4" />
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {failure.title}
          </h3>
          <p className="text-small wrap-anywhere">
            <bdi>{failure.description}</bdi> <span className="text-muted">{words.kept}</span>
          </p>
        </div>
      </div>
      <Button variant="secondary" size="sm" busy={isRetrying} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </section>
  );
}
