import { formatMoney } from '../../src/pricing/currency.ts';
import { qualityNames } from '../../src/pricing/names.ts';
import {
  basePrices,
  qualityLevels,
  qualityMultipliers,
  tiersFor,
  turnaroundTexts,
  type ServiceId,
} from '../../src/pricing/price-table.ts';
import { TierCards } from '../../src/pricing/tier-cards.tsx';
import { list } from '../content/facts.ts';
import { changesRule, turnaroundNote } from '../content/terms.ts';
import { paths } from '../routing/paths.ts';
import { Part, type PartProps } from './parts.tsx';

type TiersProps = Omit<PartProps, 'id' | 'children'> & {
  /** The service that the order form opens with and estimates. */
  service: ServiceId;
  /** Source of the tier prices, if not the service: a page with the fallback prices. */
  prices?: string | undefined;
};

/**
 * The tier cards of a service. The note below says where the order form's estimate differs from the advertised tier
 * price (estimate 21), and what applies to turnaround and changes.
 */
export function Tiers({ service, prices = service, ...part }: TiersProps) {
  const different = qualityLevels
    .map((level) => ({ level, estimate: basePrices[service] * qualityMultipliers[level] }))
    .filter(({ level, estimate }) => estimate !== tiersFor(prices)[level])
    .map(({ level, estimate }) => `${qualityNames[level]} at ${formatMoney(estimate)}`);
  return (
    <Part {...part} id="prices">
      <TierCards
        service={prices}
        turnaround={turnaroundTexts[service]}
        hrefFor={({ quality }) => paths.orderOf(service, quality)}
      />
      <div className="text-small text-muted mt-8 grid max-w-[46rem] gap-3 md:mt-14">
        <p>
          These are tier prices, per image.{' '}
          {different.length > 0
            ? `The order form multiplies a base price instead and estimates ${list(different)} an image at Standard speed.`
            : 'The order form estimates the same at Standard speed.'}{' '}
          You pay the quote that you approve.
        </p>
        <p>{turnaroundNote}</p>
        <p>{changesRule}</p>
      </div>
    </Part>
  );
}
