import type { ReactNode } from 'react';
import { ContactFields } from '../lazy-parts.tsx';
import { Section } from '../quote-form-root.tsx';

/** Fourth section: name, email, contact preferences and deadline. Children are rendered below it. */
export function QuoteFormContact({ children }: { children?: ReactNode }) {
  return (
    <Section name="contact">
      <div className="flex flex-col gap-7">
        <ContactFields />
        {children}
      </div>
    </Section>
  );
}
