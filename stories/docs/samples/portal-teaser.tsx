import { PortalTeaser } from '../../../src/index.ts';

export const PortalSection = () => (
  <PortalTeaser
    title="Every order on one slip."
    points={[{ title: 'Find it again', text: 'By number and date.' }]}
    action={{ href: '/customer-portal', label: 'Open the portal' }}
    slip={{
      label: 'Example order',
      number: 'No. 2048',
      rows: [{ term: 'Images', value: '6' }],
      total: { term: 'Total', value: '$43' },
    }}
  />
);
