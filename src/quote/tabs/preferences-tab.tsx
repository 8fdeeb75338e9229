import { PreferencesFields } from '../lazy-parts.tsx';
import { Section } from '../quote-form-root.tsx';
import type { Sample } from '../use-look-source.ts';

export type QuoteFormPreferencesProps = {
  /** A photograph that shows the looks until the visitor adds one, or a function that loads it then. */
  sample?: Sample | undefined;
};

/** Third section: styles and colors, any number of each, and none. Their previews are drawn once it has been visible. */
export function QuoteFormPreferences({ sample }: QuoteFormPreferencesProps) {
  return (
    <Section name="preferences">
      <PreferencesFields sample={sample} />
    </Section>
  );
}
