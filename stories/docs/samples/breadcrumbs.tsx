import { Breadcrumbs } from '../../../src/index.ts';

export const Trail = ({ service }: { service: string }) => (
  <Breadcrumbs
    trail={[
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
    ]}
    current={service}
  />
);
