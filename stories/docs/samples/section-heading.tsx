import { useId } from 'react';
import { SectionHeading } from '../../../src/index.ts';

export function Prices() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap band">
      <SectionHeading number="04" eyebrow="Pricing" title="One price per image." titleId={id}>
        No subscription, no minimum.
      </SectionHeading>
    </section>
  );
}
