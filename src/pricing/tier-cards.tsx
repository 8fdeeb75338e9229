import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Link } from '../lib/navigation.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';
import { useMoney } from './money.ts';
import { qualityNames } from './names.ts';
import {
  isServiceId,
  popularQuality,
  qualityLevels,
  tiersFor,
  turnaroundTexts,
  type QualityLevel,
} from './price-table.ts';
import { tierFeaturesFor } from './tiers.ts';

const defaultMessages = {
  popular: 'Most popular',
  perImage: '/ image',
  /** Price for screen readers. */
  price: (amount: string) => `${amount} per image`,
  choose: (tier: string) => `Choose ${tier}`,
  qualityNames,
  /** Features of each tier, line by line. */
  features: tierFeaturesFor,
  /** Turnaround of the service; none for services outside the table. */
  turnaround: (service: string): string | undefined =>
    isServiceId(service) ? turnaroundTexts[service] : undefined,
};

export type TierCardsMessages = typeof defaultMessages;

/** A tier of a service, for which a button was pressed: the `service`, and the `quality` of the tier. */
export type TierChoice = { service: string; quality: QualityLevel };

export type TierCardsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** An id of the table, or a page's own, which shows the fallback prices. */
  service: string;
  /** Replaces the service's turnaround text; needed for pages outside the table that state one. */
  turnaround?: string;
  /** Called with the tier that was chosen. */
  onChoose?: (choice: TierChoice) => void;
  /** Returns the target of a tier's button, which is then a link. Without it and `onChoose` there is no button. */
  hrefFor?: (choice: TierChoice) => string;
  /** Level of the tiers' names in the page's outline. Default: 3. */
  level?: 2 | 3 | 4;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<TierCardsMessages>;
};

/**
 * The three tiers of one service: Basic, Pro and Premium. The popular one is raised and on the darkroom surface. They
 * are side by side if the list is at least 42rem wide. It has `container-type: inline-size`, so give it a width in a
 * flex row.
 */
export function TierCards(props: TierCardsProps) {
  const { service, turnaround, onChoose, hrefFor, level = 3, messages, className, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const prices = tiersFor(service);
  const features = words.features(service);
  const text = turnaround ?? words.turnaround(service);
  const Name = `h${level}` as const;
  return (
    <ul {...rest} className={cn('@container flex flex-wrap gap-y-5', className)}>
      {qualityLevels.map((quality) => (
        <li key={quality} {...cardProps(quality)}>
          {quality === popularQuality && (
            <Badge variant="accent" className="absolute start-6 top-0 -translate-y-1/2 @4xl:start-8">
              {words.popular}
            </Badge>
          )}
          <Name className="text-large font-semibold">{words.qualityNames[quality]}</Name>
          <Price amount={prices[quality]} words={words} />
          {text && (
            <p className="text-mono text-muted mt-4 font-mono">
              <bdi>{text}</bdi>
            </p>
          )}
          <ul className="mt-5 mb-7 grid gap-2.5">
            {features[quality].map((feature, at) => (
              <li key={at} className="text-small text-muted flex gap-2">
                <PencilMark shape="check" className="-ms-1 scale-75" />
                <span className="pt-px">{feature}</span>
              </li>
            ))}
          </ul>
          <ChooseButton choice={{ service, quality }} {...{ onChoose, hrefFor, words }} />
        </li>
      ))}
    </ul>
  );
}

/** The price, with a small raised symbol on the side on which the locale writes it. */
function Price({ amount, words }: { amount: number; words: TierCardsMessages }) {
  const price = useMoney()(amount);
  const [before, figure, after] = price.split(/(\p{Nd}(?:.*\p{Nd})?)/u);
  return (
    <p className="mt-2">
      <span className="sr-only">{words.price(price)}</span>
      <span aria-hidden="true" dir="ltr" className="inline-flex items-baseline">
        <CurrencySign>{before}</CurrencySign>
        <span className="display text-display-lg -ms-px text-[length:4.125rem] leading-none [font-variant-numeric:tabular-nums]">
          {figure}
        </span>
        <CurrencySign>{after?.trim()}</CurrencySign>
        <span className="text-small text-muted ms-1">{words.perImage}</span>
      </span>
    </p>
  );
}

function CurrencySign({ children }: { children: string | undefined }) {
  return children && <span className="display text-display-sm -translate-y-[0.55em]">{children}</span>;
}

type ChooseButtonProps = Pick<TierCardsProps, 'onChoose' | 'hrefFor'> & {
  choice: TierChoice;
  words: TierCardsMessages;
};

function ChooseButton({ choice, onChoose, hrefFor, words }: ChooseButtonProps) {
  if (!onChoose && !hrefFor) return null;
  const label = words.choose(words.qualityNames[choice.quality]);
  const button = {
    variant: choice.quality === popularQuality ? ('primary' as const) : ('secondary' as const),
    className: 'mt-auto w-full',
    onClick: () => onChoose?.(choice),
  };
  if (!hrefFor) return <Button {...button}>{label}</Button>;
  return (
    <Button asChild {...button}>
      <Link href={hrefFor(choice)}>{label}</Link>
    </Button>
  );
}

/** The outer two look like one sheet of paper below the popular card. */
function cardProps(quality: QualityLevel) {
  const card =
    'relative flex min-w-0 basis-full flex-col rounded-card border px-6 pb-6 @2xl:basis-1/3 @4xl:px-8 @4xl:pb-8';
  if (quality === popularQuality) {
    return {
      'data-surface': 'darkroom',
      'data-state': 'popular',
      className: cn(card, 'border-line shadow-raised z-(--z-raised) pt-8 @2xl:-my-7 @2xl:py-12'),
    };
  }
  return {
    className: cn(
      card,
      'border-line bg-raised pt-6 @4xl:pt-8',
      quality === 'basic' ? '@2xl:rounded-e-none @2xl:border-e-0' : '@2xl:rounded-s-none @2xl:border-s-0',
    ),
  };
}
