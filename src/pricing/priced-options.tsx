import { memo } from 'react';
import { OptionCard } from '../ui/option-card.tsx';
import { OptionGroup } from '../ui/option-group.tsx';
import type { EstimateInput } from './estimate.ts';
import type { qualityNames, turnaroundNames } from './names.ts';
import {
  popularQuality,
  qualityLevels,
  turnarounds,
  type QualityLevel,
  type Turnaround,
} from './price-table.ts';

type Choice = Pick<EstimateInput, 'qualityLevel' | 'turnaround'>;

type PricedOptionsProps = Choice & {
  onChange: (changes: Partial<Choice>) => void;
  /** Text below each quality level. */
  notes: Readonly<Record<QualityLevel, string>>;
  words: {
    quality: string;
    turnaround: string;
    popular: string;
    qualityNames: typeof qualityNames;
    turnaroundNames: typeof turnaroundNames;
  };
};

/** Cards for quality and turnaround. Memoized for the order form: typing in its other fields does not render them. */
export const PricedOptions = memo(function PricedOptions(props: PricedOptionsProps) {
  const { qualityLevel, turnaround, onChange, notes, words } = props;
  return (
    <>
      <OptionGroup
        legend={words.quality}
        columns={3}
        layout="stack"
        value={qualityLevel}
        onValueChange={(value) => onChange({ qualityLevel: value as QualityLevel })}
      >
        {qualityLevels.map((level) => (
          <OptionCard
            key={level}
            value={level}
            title={words.qualityNames[level]}
            description={notes[level]}
            badge={level === popularQuality ? words.popular : undefined}
          />
        ))}
      </OptionGroup>
      <OptionGroup
        legend={words.turnaround}
        columns={4}
        value={turnaround}
        onValueChange={(value) => onChange({ turnaround: value as Turnaround })}
      >
        {turnarounds.map(({ id, hours, surcharge }) => (
          <OptionCard
            key={id}
            value={id}
            title={words.turnaroundNames[id]}
            description={hours}
            badge={surcharge}
          />
        ))}
      </OptionGroup>
    </>
  );
});
