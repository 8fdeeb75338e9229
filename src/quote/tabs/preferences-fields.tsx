import { memo, useState, type ReactNode } from 'react';
import { displayName, distinctNames } from '../../lib/display-name.ts';
import { useLookSource, type Sample, type PreviewSource } from '../use-look-source.ts';
import { largePreviewStyle } from '../../looks/large-preview-style.ts';
import { OptionCard } from '../../ui/option-card.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { LookCompare, LookThumb } from '../lazy-parts.tsx';
import { useQuoteFormContext } from '../quote-form-context.ts';
import type { QuoteMessages } from '../quote-messages.ts';
import {
  colorPreferences,
  joinOptions,
  stylePreferences,
  type ColorPreference,
  type StylePreference,
} from '../quote-options.ts';

type Group = {
  field: 'stylePrefs' | 'colorPrefs';
  legend: string;
  options: readonly (StylePreference | ColorPreference)[];
  notes: Readonly<Record<string, string>>;
};

/** The fields of the third section. The looks are shown on the first photo until another is chosen. */
export function PreferencesFields({ sample }: { sample: Sample | undefined }) {
  const { state, actions, words, idOf } = useQuoteFormContext();
  const { photos } = state;
  const { stylePrefs, colorPrefs } = state.fields;
  const [chosen, setChosen] = useState<File>();
  const file = chosen && photos.includes(chosen) ? chosen : photos[0];
  const preview = useLookSource(file, sample);
  const hasPreviews = preview !== null && (file !== undefined || sample !== undefined);
  const groups: readonly Group[] = [
    { field: 'stylePrefs', legend: words.styles, options: stylePreferences, notes: words.styleNotes },
    { field: 'colorPrefs', legend: words.colors, options: colorPreferences, notes: words.colorNotes },
  ];

  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <p className="text-small text-muted">{words.preferencesHint}</p>
        {hasPreviews && <ShownOn {...{ photos, file, preview, words }} onChoose={setChosen} />}
      </div>
      {groups.map(({ field, legend, options, notes }) => (
        <OptionGroup
          key={field}
          // Advice leads here.
          id={idOf(field)}
          tabIndex={-1}
          type="multiple"
          legend={legend}
          columns={3}
          value={state.fields[field]}
          onValueChange={(values) => actions.change({ [field]: values })}
        >
          {options.map((look) => (
            <OptionCard
              key={look}
              value={look}
              title={words.optionNames[look] ?? look}
              description={notes[look]}
              media={hasPreviews && <Thumb look={look} preview={preview} />}
            />
          ))}
        </OptionGroup>
      ))}
      {hasPreviews && stylePrefs.length + colorPrefs.length > 0 && (
        <section aria-label={words.looks.together} className="flex flex-col gap-3">
          <h3 className="text-small font-semibold">{words.looks.together}</h3>
          {/* Its size is reserved, so that nothing below moves when the preview appears. */}
          <div className="aspect-3/2" style={preview && largePreviewStyle(preview.source)}>
            {preview && (
              <LookCompare
                source={preview.source}
                styles={stylePrefs}
                colors={colorPrefs}
                messages={words.looks}
              />
            )}
          </div>
          <p className="text-small text-muted">
            {joinOptions([...stylePrefs, ...colorPrefs], words.optionNames)}
          </p>
        </section>
      )}
    </div>
  );
}

/** Preview of a look, whose box has its height while the photo is still being read. */
function Thumb({ look, preview }: { look: string; preview: PreviewSource | undefined }): ReactNode {
  return (
    <span className="bg-sunken block aspect-3/2">
      {preview && <LookThumb source={preview.source} look={look} />}
    </span>
  );
}

type ShownOnProps = {
  photos: readonly File[];
  file: File | undefined;
  preview: PreviewSource | undefined;
  onChoose: (file: File | undefined) => void;
  words: QuoteMessages;
};

/**
 * Names the photo that the looks are shown on, and says that they are an indication. Memoized, because 300 photos are 300
 * options.
 */
const ShownOn = memo(function ShownOn({ photos, file, preview, onChoose, words: { looks } }: ShownOnProps) {
  return (
    <>
      {photos.length > 1 && (
        <SelectField
          className="sm:max-w-[calc(50%-0.75rem)]"
          label={looks.shownOn}
          options={Array.from(distinctNames(photos).values(), (label, at) => ({ value: String(at), label }))}
          value={String(file ? photos.indexOf(file) : 0)}
          onChange={({ target }) => onChoose(photos[Number(target.value)])}
        />
      )}
      <p className="text-small text-muted">
        {photos.length === 1 && file && !preview?.isSample && `${looks.shownOnOne(displayName(file.name))} `}
        {preview?.isSample && `${file ? looks.unshown : looks.sample} `}
        {looks.indication}
      </p>
    </>
  );
});
