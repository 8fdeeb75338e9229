import { memo } from 'react';
import { OptionCard } from '../../ui/option-card.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import type { QuoteMessages } from '../quote-messages.ts';
import {
  colorPreferences,
  stylePreferences,
  type ColorPreference,
  type StylePreference,
} from '../quote-options.ts';
import type { QuoteFields } from '../quote-state.ts';
import type { QuoteForm } from '../use-quote-form.ts';

export type PreferencesTabProps = Pick<QuoteFields, 'stylePrefs' | 'colorPrefs'> & {
  change: QuoteForm['actions']['change'];
  /** Of the colors, which take the focus as a whole. */
  colorsId: string;
  words: QuoteMessages;
};

/** Third tab: the look. Both lists take any number of choices, and none. */
export const PreferencesTab = memo(function PreferencesTab(props: PreferencesTabProps) {
  const { stylePrefs, colorPrefs, change, colorsId, words } = props;
  return (
    <div className="flex flex-col gap-7">
      <p className="text-small text-muted">{words.preferencesHint}</p>
      <OptionGroup
        type="multiple"
        legend={words.styles}
        layout={columns}
        value={stylePrefs}
        onValueChange={(values) => change({ stylePrefs: values as StylePreference[] })}
      >
        {stylePreferences.map((style) => (
          <OptionCard key={style} value={style} title={style} description={words.styleNotes[style]} />
        ))}
      </OptionGroup>
      <OptionGroup
        id={colorsId}
        tabIndex={-1}
        type="multiple"
        legend={words.colors}
        layout={columns}
        value={colorPrefs}
        onValueChange={(values) => change({ colorPrefs: values as ColorPreference[] })}
      >
        {colorPreferences.map((color) => (
          <OptionCard key={color} value={color} title={color} description={words.colorNotes[color]} />
        ))}
      </OptionGroup>
    </div>
  );
});

/** Two in a row from 360 px on: below that, "Vintage/Film look" would not fit beside another. */
const columns = 'grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 md:grid-cols-3';
