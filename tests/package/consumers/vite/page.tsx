import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Badge,
  createQueryClient,
  estimate,
  formatMoney,
  QuoteForm,
  Toaster,
  type ServiceId,
} from 'safelight';
import { Button } from 'safelight/ui/button';

const portrait: ServiceId = 'portrait';
const price = estimate({
  serviceType: portrait,
  qualityLevel: 'basic',
  turnaround: 'standard',
  imageCount: 10,
  rushOrder: false,
});

export function Page() {
  const [pressed, setPressed] = useState(0);
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <main data-surface="darkroom">
        <Badge>{formatMoney(price?.total ?? 0, 'USD')}</Badge>
        <Button onClick={() => setPressed(pressed + 1)}>Send my photos</Button>
        <p>Pressed {pressed}</p>
        <QuoteForm />
        <Toaster />
      </main>
    </QueryClientProvider>
  );
}
