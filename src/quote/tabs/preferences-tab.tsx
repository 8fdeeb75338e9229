import { PreferencesFields } from '../lazy-parts.tsx';
import { Section, useQuoteFormContext } from '../quote-form-root.tsx';
import { pickFields } from '../quote-state.ts';
import type { Sample } from '../use-look-source.ts';

export const preferencesFields = ['stylePrefs', 'colorPrefs'] as const;

export type QuoteFormPreferencesProps = {
  /** A photograph that shows the looks until the visitor adds one, or a function that loads it then. */
  sample?: Sample | undefined;
};

/** Third section: styles and colors, any number of each, and none. Their previews are drawn once it has been visible. */
export function QuoteFormPreferences({ sample }: QuoteFormPreferencesProps) {
  const { state, actions, words, idOf } = useQuoteFormContext();
  return (
    <Section name="preferences">
      <PreferencesFields
        {...pickFields(state.fields, preferencesFields)}
        {...{ sample, words }}
        photos={state.photos}
        change={actions.change}
        colorsId={idOf('colorPrefs')}
      />
    </Section>
  );
}
