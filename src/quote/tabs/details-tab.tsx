import { memo } from 'react';
import type { Service } from '../../pricing/catalogue.ts';
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
import type { QuoteMessages } from '../quote-messages.ts';
import type { QuoteFields } from '../quote-state.ts';
import type { QuoteForm } from '../use-quote-form.ts';

export type DetailsTabProps = Pick<
  QuoteFields,
  'serviceType' | 'qualityLevel' | 'turnaround' | 'imageCount' | 'specialRequirements' | 'rushOrder'
> & {
  services: readonly Pick<Service, 'id' | 'title'>[];
  /** The photos in the list, for the hint beside the count. */
  photos: readonly File[];
  actions: QuoteForm['actions'];
  serviceId: string;
  countId: string;
  requirementsId: string;
  error?: string;
  words: QuoteMessages;
};

/** Second tab: what is to be done, how well, how soon, to how many. */
export const DetailsTab = memo(function DetailsTab(props: DetailsTabProps) {
  const { services, photos, actions, serviceId, countId, requirementsId, error, words, ...fields } = props;
  const { change } = actions;
  return (
    <div className="flex flex-col gap-7">
      <SelectField
        id={serviceId}
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
            id={countId}
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
        id={requirementsId}
        label={words.requirements}
        hint={words.requirementsHint}
        value={fields.specialRequirements}
        onChange={({ target }) => change({ specialRequirements: target.value })}
      />
    </div>
  );
});

type PricedOptionsProps = Pick<QuoteFields, 'qualityLevel' | 'turnaround'> & {
  change: QuoteForm['actions']['change'];
  words: QuoteMessages;
};

/** Seven cards that typing in the fields around them leaves alone. */
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
