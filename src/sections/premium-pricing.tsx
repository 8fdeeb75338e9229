import { Money } from '../pricing/money.ts';
import { serviceNames } from '../pricing/names.ts';
import { serviceIds, tiersFor, type QualityLevel, type ServiceId } from '../pricing/price-table.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';
import { SectionFrame, type SectionAction, type SectionProps } from './section-frame.tsx';
import { withDefaults } from '../lib/with-defaults.ts';

const TIER: QualityLevel = 'premium';

const defaultMessages = {
  /** Heading of the price list. */
  listTitle: 'Premium tier, per image, from',
  /** Text before the lowest price. `perImage` is after it. */
  from: 'From',
  perImage: '/ image',
  /** States which of the two price tables this is (estimate 21). */
  note: 'Tier prices, in US dollars. The estimate multiplies quality and speed, so it can differ.',
  serviceNames,
};

export type PremiumPricingProps = SectionProps & {
  /** Features of the tier, each with a check mark in pencil. */
  includes: readonly string[];
  /** Services listed with their premium price. Default: all that are offered. */
  services?: readonly ServiceId[];
  /** Link to a quote. Default: none. */
  action?: SectionAction;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * The premium tier, for studios that send whole seasons: what it includes, and a price list. On the
 * darkroom surface unless the host passes `data-surface`.
 */
export function PremiumPricing(props: PremiumPricingProps) {
  const { includes, services = serviceIds, action, messages, level = 2, ...section } = props;
  const words = withDefaults(defaultMessages, messages);
  const lowest = Math.min(...services.map((id) => tiersFor(id)[TIER]));
  const hasPrices = services.length > 0;
  const ListTitle = level === 1 ? 'h2' : 'h3';
  return (
    <SectionFrame data-surface="darkroom" {...section} level={level}>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <ul className="grid gap-4">
            {includes.map((line, at) => (
              <li key={at} className="text-body flex gap-3">
                <PencilMark shape="check" className="mt-0.5 size-5" />
                <span className="min-w-0">{line}</span>
              </li>
            ))}
          </ul>
          {hasPrices && (
            <p className="border-line mt-9 border-t pt-6">
              <span className="text-small text-muted">{words.from}</span>{' '}
              <span className="display text-display-lg mx-1 [font-variant-numeric:tabular-nums]">
                <Money usd={lowest} />
              </span>{' '}
              <span className="text-small text-muted">{words.perImage}</span>
            </p>
          )}
          {action && <ActionLink {...action} variant="primary" className="mt-7" />}
        </div>
        {hasPrices && (
          <div className="text-mono font-mono">
            <ListTitle className="label-mono text-muted">{words.listTitle}</ListTitle>
            <dl className="border-line mt-3 border-t sm:columns-2 sm:gap-12">
              {services.map((id) => (
                <div
                  key={id}
                  className="border-line-strong flex break-inside-avoid items-baseline justify-between gap-4 border-b border-dotted py-2.5"
                >
                  <dt className="text-muted min-w-0">{words.serviceNames[id]}</dt>
                  <dd className="shrink-0 [font-variant-numeric:tabular-nums]">
                    <Money usd={tiersFor(id)[TIER]} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-muted mt-4">{words.note}</p>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
