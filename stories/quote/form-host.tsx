import { QuoteForm, type QuoteFormProps } from '../../src/quote/quote-form.tsx';
import { Toaster } from '../../src/ui/toast.tsx';

/** Renders the form as on a page, with a query client and the page's one toaster. */
export function FormHost(props: QuoteFormProps) {
  return (
    <>
      <div className="mx-auto max-w-[1240px]">
        <QuoteForm {...props} />
      </div>
      <Toaster />
    </>
  );
}
