import { AlertPanel } from './alert-panel.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';

/** All failed checks, each a link to its field (ordering 21). The toast has only the first one. */
export function ErrorSummary() {
  const { failures, idOf, goTo, words } = useQuoteFormContext();
  const links = failures.map((failure) => (
    <li key={failure.field}>
      <a
        href={`#${idOf(failure.field)}`}
        onClick={(event) => {
          event.preventDefault();
          goTo(failure);
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
