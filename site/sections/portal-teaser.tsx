import { formatMoney } from '../../src/pricing/currency.ts';
import { estimate } from '../../src/pricing/estimate.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import { turnaroundOf } from '../../src/pricing/price-table.ts';
import { PortalTeaser } from '../../src/sections/portal-teaser.tsx';
import { paths } from '../routing/paths.ts';
import { exampleService } from '../content/facts.ts';

/** An order as the portal lists it: choices and numbers, no photos and no names of files. */
const exampleOrder = {
  serviceType: exampleService('portrait'),
  qualityLevel: 'pro',
  turnaround: 'priority',
  imageCount: 6,
  rushOrder: false,
} as const;

export const Section = () => (
  <PortalTeaser
    id="portal"
    number="07"
    eyebrow="Customer portal"
    title="Every order on one slip."
    lead="What you asked for, how many images, by when and for how much: the portal lists it as you sent it."
    points={[
      { title: 'Find it again', text: 'Orders by number and date, each with its choices and its estimate.' },
      {
        title: 'Keep it to yourself',
        text: 'The list is stored on the device that sent the orders, without photos. No account is needed.',
      },
      {
        title: 'Ask about it',
        text: 'Give the number by email or phone, and we know which photos you mean.',
      },
    ]}
    action={{ href: paths.portal, label: 'Open the portal' }}
    secondaryAction={{ href: paths.register, label: 'Create an account' }}
    slip={{
      label: 'Example order',
      number: 'No. 2048',
      rows: [
        { term: 'Service', value: serviceNames[exampleOrder.serviceType] },
        { term: 'Quality level', value: qualityNames[exampleOrder.qualityLevel] },
        {
          term: 'Turnaround',
          value: `${turnaroundNames[exampleOrder.turnaround]}, ${turnaroundOf(exampleOrder.turnaround).hours}`,
        },
        { term: 'Number of images', value: String(exampleOrder.imageCount) },
        { term: 'Photos sent', value: String(exampleOrder.imageCount) },
        { term: 'Reference photos', value: '1' },
        { term: 'Preferences', value: 'Natural & Realistic' },
        { term: 'Project deadline', value: 'None' },
      ],
      total: { term: 'Estimated total', value: formatMoney(estimate(exampleOrder)?.total ?? NaN) },
    }}
  />
);
