import { memo } from 'react';
import { ImageCountField } from '../../pricing/image-count-field.tsx';
import { qualityNames, turnaroundNames } from '../../pricing/names.ts';
import {
  popularQuality,
  qualityLevels,
  turnarounds,
  type QualityLevel,
  type ServiceId,
  type Turnaround,
} from '../../pricing/price-table.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { OptionCard } from '../../ui/option-card.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CountHint } from '../count-hint.tsx';
import type { UseQuoteFormContext } from '../quote-form-root.tsx';
import type { QuoteFields } from '../quote-state.ts';
import type { detailsFields } from './details-tab.tsx';

type DetailsFieldsProps = Pick<QuoteFields, (typeof detailsFields)[number]> &
  Pick<UseQuoteFormContext, 'services' | 'actions' | 'words' | 'idOf'> & {
    /** The photos in the list, for the hint beside the count. */
    photos: readonly File[];
    error: string | undefined;
  };

/** The fields of the second section. Memoized: they follow their own values and the photos. */
export const DetailsFields = memo(function DetailsFields(props: DetailsFieldsProps) {
  const { services, photos, actions, idOf, error, words, ...fields } = props;
  const { change } = actions;
  return (
    <div className="flex flex-col gap-7">
      <SelectField
        id={idOf('serviceType')}
        label={words.service}
        required
        error={error}
        placeholder={words.servicePlaceholder}
        options={services.map(({ id, title }) => ({ value: id, label: title }))}
        value={fields.serviceType}
        onChange={({ target }) => change({ serviceType: target.value as ServiceId | '' })}
      />
      <PricedOptions
        {...{ change, words }}
        qualityLevel={fields.qualityLevel}
        turnaround={fields.turnaround}
      />
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-2">
          <ImageCountField
            id={idOf('imageCount')}
            label={words.count}
            value={fields.imageCount}
            onValueChange={(imageCount) => change({ imageCount })}
          />
          <CountHint {...{ photos, words }} count={fields.imageCount} onMatch={actions.matchCount} />
        </div>
        <Checkbox
          className="sm:mt-7"
          label={words.rush}
          description={words.rushHint}
          checked={fields.rushOrder}
          onCheckedChange={(rushOrder) => change({ rushOrder })}
        />
      </div>
      <TextArea
        id={idOf('specialRequirements')}
        label={words.requirements}
        hint={words.requirementsHint}
        value={fields.specialRequirements}
        onChange={({ target }) => change({ specialRequirements: target.value })}
      />
    </div>
  );
});

type PricedOptionsProps = Pick<QuoteFields, 'qualityLevel' | 'turnaround'> &
  Pick<UseQuoteFormContext, 'words'> &
  Pick<UseQuoteFormContext['actions'], 'change'>;

/** Cards for quality and turnaround. Memoized: typing in the fields around them does not render them. */
const PricedOptions = memo(function PricedOptions(props: PricedOptionsProps) {
  const { qualityLevel, turnaround, change, words } = props;
  return (
    <>
      <OptionGroup
        legend={words.quality}
        columns={3}
        layout="stack"
        value={qualityLevel}
        onValueChange={(value) => change({ qualityLevel: value as QualityLevel })}
      >
        {qualityLevels.map((level) => (
          <OptionCard
            key={level}
            value={level}
            title={qualityNames[level]}
            description={words.qualities[level]}
            badge={level === popularQuality ? words.popular : undefined}
          />
        ))}
      </OptionGroup>
      <OptionGroup
        legend={words.turnaround}
        columns={4}
        value={turnaround}
        onValueChange={(value) => change({ turnaround: value as Turnaround })}
      >
        {turnarounds.map(({ id, hours, surcharge }) => (
          <OptionCard key={id} value={id} title={turnaroundNames[id]} description={hours} badge={surcharge} />
        ))}
      </OptionGroup>
    </>
  );
});
