import { AlertPanel } from './alert-panel.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';

/** All failed checks, each a link to its field (ordering 21). The toast has only the first one. */
export function ErrorSummary() {
  const { failedChecks, idOf, goToField, words } = useQuoteFormContext();
  const links = failedChecks.map((check) => (
    <li key={check.field}>
      <a
        href={`#${idOf(check.field)}`}
        onClick={(event) => {
          event.preventDefault();
          goToField(check);
        }}
        className="text-accent-ink inline-block py-0.5 underline decoration-1 underline-offset-4 hover:decoration-2 max-sm:py-2.5"
      >
        {check.message}
      </a>
    </li>
  ));
  return (
    <AlertPanel
      className="bg-accent-wash"
      title={words.errorSummary(failedChecks.length)}
      text={<ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">{links}</ul>}
    />
  );
}
