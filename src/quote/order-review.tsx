import { BriefCheckList } from './brief-check-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';

/** Advice on the order of the form around it, and its summary. Following advice changes the order, or leads to a field. */
export function OrderReview() {
  const { order, state, isBusy, officeHours, actions, words, goTo } = useQuoteFormContext();
  return (
    <>
      {/* Outside of a section nothing else disables the advice while the order is sent. It would change the order. */}
      <fieldset role="none" disabled={isBusy} className="contents">
        <BriefCheckList
          key={order.formKey}
          {...{ state, officeHours }}
          onAct={(advice) => (advice.kind === 'go' ? goTo(advice) : actions.change(advice.changes))}
          messages={words.advice}
        />
      </fieldset>
      <OrderSummary />
    </>
  );
}
