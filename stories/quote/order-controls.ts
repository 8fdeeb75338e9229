import type { ReactElement } from 'react';
import { MAX_IMAGE_COUNT } from '../../src/pricing/estimate.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import { qualityLevels, serviceIds, turnarounds } from '../../src/pricing/price-table.ts';
import { quoteReducer, type QuoteFields, type QuoteState } from '../../src/quote/quote-state.ts';

const order = { table: { category: 'Order' } };

export type OrderArgs = Pick<
  QuoteFields,
  'serviceType' | 'qualityLevel' | 'turnaround' | 'imageCount' | 'rushOrder'
>;

/** Controls of the fields that set the price. */
export const orderArgTypes = {
  serviceType: {
    ...order,
    name: 'Service',
    control: { type: 'select', labels: { '': 'None yet', ...serviceNames } },
    options: ['', ...serviceIds],
  },
  qualityLevel: {
    ...order,
    name: 'Quality level',
    control: { type: 'inline-radio', labels: qualityNames },
    options: qualityLevels,
  },
  turnaround: {
    ...order,
    name: 'Turnaround',
    control: { type: 'select', labels: turnaroundNames },
    options: turnarounds.map(({ id }) => id),
  },
  imageCount: {
    ...order,
    name: 'Number of images',
    control: { type: 'number', min: 1, max: MAX_IMAGE_COUNT },
  },
  rushOrder: { ...order, name: 'Rush order', control: 'boolean' },
} as const;

/** Playground of a component that takes a whole order, with a control for each field that sets the price. */
export function orderPlayground<Props extends { state: QuoteState }>(
  { fields }: QuoteState,
  render: (props: Props) => ReactElement,
) {
  const { serviceType, qualityLevel, turnaround, imageCount, rushOrder } = fields;
  return {
    args: { serviceType, qualityLevel, turnaround, imageCount, rushOrder },
    argTypes: { ...orderArgTypes, state: { control: false } },
    render: (args: Props & OrderArgs) => {
      const { serviceType, qualityLevel, turnaround, imageCount, rushOrder, ...props } = args;
      const changes = { serviceType, qualityLevel, turnaround, imageCount, rushOrder };
      // Props without the fields of an order are the component's own.
      return render({ ...props, state: quoteReducer(args.state, { type: 'change', changes }) } as never);
    },
  } as const;
}
