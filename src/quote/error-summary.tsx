import { AlertPanel } from './alert-panel.tsx';
import type { CheckedField, Failure } from './quote-checks.ts';
import type { QuoteMessages } from './quote-messages.ts';

export type ErrorSummaryProps = {
  failures: readonly Failure[];
  idOf: (field: CheckedField) => string;
  /** Opens the field's tab and focuses it. */
  onSelect: (failure: Failure) => void;
  words: QuoteMessages;
};

/** All failed checks, each a link to its field (ordering 21). The toast has only the first one. */
export function ErrorSummary({ failures, idOf, onSelect, words }: ErrorSummaryProps) {
  const links = failures.map((failure) => (
    <li key={failure.field}>
      <a
        href={`#${idOf(failure.field)}`}
        onClick={(event) => {
          event.preventDefault();
          onSelect(failure);
        }}
        className="text-accent-ink inline-block py-0.5 underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:py-2.5"
      >
        {failure.message}
      </a>
    </li>
  ));
  return (
    <AlertPanel
      className="bg-accent-wash"
      title={words.errorSummary(failures.length)}
      text={<ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">{links}</ul>}
    />
  );
}
