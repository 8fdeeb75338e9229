import { useState } from 'react';
import { Badge, estimate, formatMoney, QuoteForm, Toaster, type ServiceId } from 'safelight';
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
  return (
    <>
      <main data-surface="darkroom">
        <Badge>{formatMoney(price?.total ?? 0, 'USD')}</Badge>
        <Button onClick={() => setPressed(pressed + 1)}>Send my photos</Button>
        <p>Pressed {pressed}</p>
        <QuoteForm />
        <Toaster />
      </main>
    </>
  );
}
