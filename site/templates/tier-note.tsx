import { formatMoney } from '../../src/pricing/currency.ts';
import { qualityNames } from '../../src/pricing/names.ts';
import {
  basePrices,
  qualityLevels,
  qualityMultipliers,
  tiersFor,
  type ServiceId,
} from '../../src/pricing/price-table.ts';
import { list } from '../content/facts.ts';
import { changesRule, turnaroundNote } from '../content/terms.ts';

type TierNoteProps = {
  /** Source of the tier prices shown above: an id of the catalog, or a page with the fallback prices. */
  prices: string;
  /** The service that the order form opens with and estimates. */
  order: ServiceId;
};

/**
 * Note below the tier cards of a service. It says where the order form's estimate differs from the advertised tier price
 * (estimate 21), and what applies to turnaround and changes.
 */
export function TierNote({ prices, order }: TierNoteProps) {
  const different = qualityLevels
    .map((level) => ({ level, estimate: basePrices[order] * qualityMultipliers[level] }))
    .filter(({ level, estimate }) => estimate !== tiersFor(prices)[level])
    .map(({ level, estimate }) => `${qualityNames[level]} at ${formatMoney(estimate)}`);
  return (
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
  );
}
