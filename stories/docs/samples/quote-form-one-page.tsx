import {
  QuoteFormBody,
  QuoteFormCard,
  QuoteFormConfirmation,
  QuoteFormContact,
  QuoteFormDetails,
  QuoteFormFooter,
  QuoteFormNotices,
  QuoteFormPreferences,
  QuoteFormReceipt,
  QuoteFormReview,
  QuoteFormRoot,
  QuoteFormUpload,
  type QuoteFormRootProps,
} from '../../../src/index.ts';

/** The whole order on one page, with the service first and the estimate beside the form. */
export const OnePage = (props: QuoteFormRootProps) => (
  <QuoteFormRoot {...props} className="grid items-start gap-6 md:grid-cols-[1fr_300px]">
    <div className="flex min-w-0 flex-col gap-6">
      <QuoteFormConfirmation />
      <QuoteFormCard>
        <QuoteFormBody>
          <QuoteFormNotices />
          <QuoteFormDetails />
          <QuoteFormUpload />
          <QuoteFormPreferences />
          <QuoteFormContact />
          <QuoteFormFooter />
        </QuoteFormBody>
      </QuoteFormCard>
    </div>
    <aside className="flex min-w-0 flex-col gap-6 md:sticky md:top-6">
      <QuoteFormReceipt />
      <QuoteFormReview />
    </aside>
  </QuoteFormRoot>
);
