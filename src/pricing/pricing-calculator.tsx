import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useControllable } from '../lib/use-controllable.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { EstimateReceipt, type EstimateReceiptMessages } from './estimate-receipt.tsx';
import type { EstimateInput } from './estimate.ts';
import { ImageCountField } from './image-count-field.tsx';
import { qualityNames, serviceNames, turnaroundNames } from './names.ts';
import { PricedOptions } from './priced-options.tsx';
import {
  isServiceId,
  popularQuality,
  qualityMultipliers,
  RUSH_MULTIPLIER,
  serviceIds,
  type ServiceId,
} from './price-table.ts';

const defaultMessages = {
  label: 'Price calculator',
  service: 'Service',
  servicePlaceholder: 'Choose a service',
  quality: 'Quality',
  popular: 'popular',
  /** Returns the effect of a level on the price. */
  times: (factor: number) => (factor === 1 ? 'Base price' : `${factor} × base price`),
  turnaround: 'Turnaround',
  images: 'Number of images',
  rush: 'Rush order',
  rushHint: `To the front of its queue: × ${RUSH_MULTIPLIER}`,
  order: 'Order this',
  serviceNames,
  qualityNames,
  turnaroundNames,
};

export type PricingCalculatorProps = Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'children'
> & {
  /** Services that can be chosen, in this order. Default: all that are offered. */
  services?: readonly ServiceId[];
  /** The choice, if the host controls it. */
  value?: EstimateInput;
  /** Initial choice. Omitted fields start as in the order form: Pro, Standard, 1 image. */
  defaultValue?: Partial<EstimateInput>;
  /** Called with the whole choice after each change. */
  onValueChange?: (value: EstimateInput) => void;
  /**
   * Returns the target of "Order this". Without it there is no link; with it, the link appears once a service is
   * chosen.
   */
  hrefFor?: (value: EstimateInput & { serviceType: ServiceId }) => string;
  /** Text below the link, such as what the link carries over. */
  orderNote?: string;
  /** Level of the receipt's title in the page's outline. Default: 3. */
  level?: 2 | 3 | 4;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the receipt. */
  receiptMessages?: Partial<EstimateReceiptMessages>;
};

/** The order form's defaults (ordering 2). */
const defaults: EstimateInput = {
  serviceType: '',
  qualityLevel: popularQuality,
  turnaround: 'standard',
  imageCount: 1,
  rushOrder: false,
};

/**
 * All choices that the price of an order depends on, and the receipt for them. The figures are those of the estimate,
 * which multiplies; the tier cards have a price table of their own (estimate 21). The receipt is beside the choices if
 * the calculator is at least 56rem wide. It has `container-type: inline-size`, so give it a width in a flex row.
 */
export function PricingCalculator(props: PricingCalculatorProps) {
  const { services = serviceIds, value, defaultValue, onValueChange, hrefFor, ...view } = props;
  const { orderNote, level, messages, receiptMessages, className, ...rest } = view;
  const words = withDefaults(defaultMessages, messages);
  const initial = withDefaults(defaults, defaultValue);
  const [chosen, setChosen] = useControllable('PricingCalculator', value, initial, onValueChange);
  const change = (part: Partial<EstimateInput>) => setChosen({ ...chosen, ...part });

  const { serviceType } = chosen;
  return (
    <div
      role="group"
      aria-label={words.label}
      {...rest}
      className={cn('@container flex flex-wrap items-start gap-x-8 gap-y-8', className)}
    >
      <div className="bg-raised border-line rounded-card grid min-w-0 grow basis-full gap-7 border p-5 @xl:p-8 @4xl:basis-0">
        <div className="grid items-start gap-x-6 gap-y-7 @xl:grid-cols-[minmax(0,1fr)_11rem]">
          <SelectField
            label={words.service}
            placeholder={words.servicePlaceholder}
            options={services.map((id) => ({ value: id, label: words.serviceNames[id] }))}
            value={serviceType ?? ''}
            onChange={({ target }) => change({ serviceType: isServiceId(target.value) ? target.value : '' })}
          />
          <ImageCountField
            label={words.images}
            value={chosen.imageCount}
            onValueChange={(imageCount) => change({ imageCount })}
          />
        </div>
        <PricedOptions
          qualityLevel={chosen.qualityLevel}
          turnaround={chosen.turnaround}
          notes={{
            basic: words.times(qualityMultipliers.basic),
            pro: words.times(qualityMultipliers.pro),
            premium: words.times(qualityMultipliers.premium),
          }}
          words={words}
          onChange={change}
        />
        <Checkbox
          label={words.rush}
          description={words.rushHint}
          checked={chosen.rushOrder}
          onCheckedChange={(rushOrder) => change({ rushOrder })}
        />
      </div>
      <div className="basis-full @4xl:basis-[22rem]">
        <EstimateReceipt {...chosen} level={level} messages={receiptMessages} />
        {hrefFor && isServiceId(serviceType) && (
          <>
            <ActionLink
              href={hrefFor({ ...chosen, serviceType })}
              label={words.order}
              variant="primary"
              className="mt-6 w-full"
            />
            {orderNote && <p className="text-small text-muted mt-3 text-center">{orderNote}</p>}
          </>
        )}
      </div>
    </div>
  );
}
