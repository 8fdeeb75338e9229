import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { useControllable } from '../lib/use-controllable.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Chip, ChipGroup } from '../ui/chip-group.tsx';
import { useMoney } from './money.ts';
import { qualityNames, serviceNames } from './names.ts';
import { qualityLevels, serviceIds, tiersFor, type QualityLevel, type ServiceId } from './price-table.ts';
import { TierCards, type TierCardsMessages, type TierChoice } from './tier-cards.tsx';

const defaultMessages = {
  legend: 'Service',
  note: 'Tier prices, per image. The estimate in the order form multiplies quality and speed, so it can differ.',
  announce: (service: string, prices: Record<QualityLevel, string>, names: Record<QualityLevel, string>) =>
    `${service}: ${qualityLevels.map((level) => `${names[level]} ${prices[level]}`).join(', ')} per image.`,
  serviceNames,
};

export type PricingCardsProps = Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'children'
> & {
  /** Services that are offered, in this order. Default: all that are offered. */
  services?: readonly ServiceId[];
  /** The selected service, if the host controls it. */
  value?: ServiceId;
  /** The service that is selected at first. Default: the first one. */
  defaultValue?: ServiceId;
  /** Called with the selected service. */
  onValueChange?: (service: ServiceId) => void;
  /** Called with the tier whose button was pressed. */
  onChoose?: (choice: TierChoice) => void;
  /** Returns the target of a tier's button, which is then a link and works before any script has loaded. */
  hrefFor?: (choice: TierChoice) => string;
  /** Level of the tiers' names in the page's outline. Default: 3. */
  level?: 2 | 3 | 4;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the cards, with their features and turnarounds. */
  tierMessages?: Partial<TierCardsMessages>;
};

/**
 * Three tiers of one service, and chips that change the service. The prices are those of the marketing table, with a
 * label that says so: the estimate multiplies and differs for some of them (estimate 21). For one fixed service, use
 * `TierCards` alone.
 */
export function PricingCards(props: PricingCardsProps) {
  const { services = serviceIds, value, defaultValue, onValueChange, ...view } = props;
  const { onChoose, hrefFor, level, messages, tierMessages, className, ...rest } = view;
  const words = withDefaults(defaultMessages, messages);
  const initial = defaultValue ?? services[0] ?? 'portrait';
  const [service, setService] = useControllable('PricingCards', value, initial, onValueChange);
  const money = useMoney();
  const { basic, pro, premium } = tiersFor(service);
  const prices = { basic: money(basic), pro: money(pro), premium: money(premium) };
  const names = tierMessages?.qualityNames ?? qualityNames;
  const [announcement] = useAnnouncement(words.announce(words.serviceNames[service], prices, names));

  const choose = (next: string) => {
    const id = services.find((known) => known === next);
    if (id) setService(id);
  };

  return (
    <div {...rest} className={cn('relative', className)}>
      <ChipGroup legend={words.legend} hideLegend value={service} onValueChange={choose}>
        {services.map((id) => (
          <Chip key={id} value={id}>
            {words.serviceNames[id]}
          </Chip>
        ))}
      </ChipGroup>
      {/* In one row, the middle card extends 28 px above and below its neighbors (tier-cards.tsx). */}
      <div className="@container">
        <TierCards
          service={service}
          onChoose={onChoose}
          hrefFor={hrefFor}
          level={level}
          messages={tierMessages}
          className="mt-10 @2xl:mt-16"
        />
        <p className="text-small text-muted mt-8 max-w-[46rem] @2xl:mt-14">{words.note}</p>
      </div>
      <output className="sr-only">{announcement}</output>
    </div>
  );
}
