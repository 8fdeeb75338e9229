import { QuoteForm, Toaster } from '../../../src/index.ts';

export const OrderForm = ({ showNumber }: { showNumber: (id: string) => void }) => (
  <>
    <QuoteForm defaults={{ serviceType: 'wedding' }} onSubmitted={(order) => showNumber(order.id)} />
    <Toaster />
  </>
);
