import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient, QuoteForm, Toaster } from '../../../src/index.ts';

const client = createQueryClient();

export const Order = ({ thank }: { thank: (id: string) => void }) => (
  <QueryClientProvider client={client}>
    <QuoteForm defaults={{ serviceType: 'wedding' }} onSubmitted={(order) => thank(order.id)} />
    <Toaster />
  </QueryClientProvider>
);
