import { QuoteForm, Toaster } from '../../../src/index.ts';

export const Order = ({ thank }: { thank: (id: string) => void }) => (
  <>
    <QuoteForm defaults={{ serviceType: 'wedding' }} onSubmitted={(order) => thank(order.id)} />
    <Toaster />
  </>
);
