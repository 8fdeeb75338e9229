import { ImageCountField } from '../../pricing/image-count-field.tsx';
import { PricedOptions } from '../../pricing/priced-options.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CountHint } from '../count-hint.tsx';
import { useQuoteFormContext } from '../quote-form-context.ts';

/** The fields of the second section. */
export function DetailsFields() {
  const { state, services, actions, words, idOf, control } = useQuoteFormContext();
  const { fields } = state;
  const { change } = actions;
  return (
    <div className="@container flex flex-col gap-7">
      <SelectField
        {...control('serviceType')}
        label={words.service}
        required
        placeholder={words.servicePlaceholder}
        options={services.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <PricedOptions
        words={words}
        qualityLevel={fields.qualityLevel}
        turnaround={fields.turnaround}
        notes={words.qualities}
        onChange={change}
      />
      <div className="grid items-start gap-x-6 gap-y-4 @min-[30rem]:grid-cols-2">
        <div className="flex flex-col gap-2">
          <ImageCountField
            id={idOf('imageCount')}
            label={words.count}
            value={fields.imageCount}
            onValueChange={actions.setCount}
          />
          <CountHint />
        </div>
        <Checkbox
          className="@min-[30rem]:mt-7"
          label={words.rush}
          description={words.rushHint}
          checked={fields.rushOrder}
          onCheckedChange={(rushOrder) => change({ rushOrder })}
        />
      </div>
      <TextArea
        {...control('specialRequirements')}
        label={words.requirements}
        hint={words.requirementsHint}
      />
    </div>
  );
}
