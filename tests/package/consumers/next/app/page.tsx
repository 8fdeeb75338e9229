// A server component: prices and a badge are computed there, the form says itself that it is the browser's.
import { Badge, estimate, formatMoney, QuoteForm, SectionHeading } from 'safelight';
import { Counter } from './counter.tsx';
import { Providers } from './providers.tsx';

const price = estimate({
  serviceType: 'portrait',
  qualityLevel: 'basic',
  turnaround: 'standard',
  imageCount: 10,
  rushOrder: false,
});

export default function Page() {
  return (
    <main>
      <SectionHeading title="Order" />
      <Badge>{formatMoney(price?.total ?? 0, 'USD')}</Badge>
      <Counter />
      <Providers>
        <QuoteForm />
      </Providers>
    </main>
  );
}
