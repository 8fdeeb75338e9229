import { BriefCheckList } from './brief-check-list.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';

/** The advice on the order of the form around it. Following it changes the order, or leads to a field. */
export function OrderAdvice() {
  const { order, state, isBusy, officeHours, actions, words, goTo } = useQuoteFormContext();
  return (
    // Outside of a section nothing else disables the advice while the order is sent. It would change the order.
    <fieldset role="none" disabled={isBusy} className="contents">
      <BriefCheckList
        key={order.formKey}
        {...{ state, officeHours }}
        onAct={(advice) => (advice.kind === 'go' ? goTo(advice) : actions.change(advice.changes))}
        messages={words.advice}
      />
    </fieldset>
  );
}
