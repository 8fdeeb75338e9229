import { DetailsFields } from '../lazy-parts.tsx';
import { Section } from '../quote-form-root.tsx';

/** Second section: service, quality, turnaround, number of images, and requirements. */
export function QuoteFormDetails() {
  return (
    <Section name="details">
      <DetailsFields />
    </Section>
  );
}
