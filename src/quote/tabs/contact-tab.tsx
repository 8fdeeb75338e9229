import type { ReactNode } from 'react';
import { ContactFields } from '../lazy-parts.tsx';
import { Section, useQuoteFormContext } from '../quote-form-root.tsx';
import { pickFields } from '../quote-state.ts';

export const contactFields = [
  'clientName',
  'clientEmail',
  'clientPhone',
  'contactMethod',
  'contactTime',
  'projectDeadline',
] as const;

/** Fourth section: name, email, contact preferences and deadline. Children are rendered below it. */
export function QuoteFormContact({ children }: { children?: ReactNode }) {
  const { state, actions, words, idOf, messageFor } = useQuoteFormContext();
  return (
    <Section name="contact">
      <div className="flex flex-col gap-7">
        <ContactFields
          {...pickFields(state.fields, contactFields)}
          {...{ actions, words, idOf }}
          nameError={messageFor('clientName')}
          emailError={messageFor('clientEmail')}
          deadlineError={messageFor('projectDeadline')}
        />
        {children}
      </div>
    </Section>
  );
}
