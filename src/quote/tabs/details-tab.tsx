import { DetailsFields } from '../lazy-parts.tsx';
import { Section, useQuoteFormContext } from '../quote-form-root.tsx';
import { pickFields } from '../quote-state.ts';

export const detailsFields = [
  'serviceType',
  'qualityLevel',
  'turnaround',
  'imageCount',
  'specialRequirements',
  'rushOrder',
] as const;

/** Second section: service, quality, turnaround, number of images, and requirements. */
export function QuoteFormDetails() {
  const { state, services, actions, words, idOf, messageFor } = useQuoteFormContext();
  return (
    <Section name="details">
      <DetailsFields
        {...pickFields(state.fields, detailsFields)}
        {...{ services, actions, words, idOf }}
        photos={state.photos}
        error={messageFor('serviceType')}
      />
    </Section>
  );
}
