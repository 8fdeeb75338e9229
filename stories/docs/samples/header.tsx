import { Header } from '../../../src/index.ts';

export const PageHeader = ({ path, openSearch }: { path: string; openSearch: () => void }) => (
  <Header
    brand={{
      name: 'Northlight Studio',
      phone: '+1 (555) 010-0100',
      email: 'hello@northlight.example',
      hours: 'Mon-Fri',
    }}
    links={[
      { label: 'Portfolio', href: '/portfolio' },
      { label: 'Pricing', href: '/pricing' },
    ]}
    getStarted={{ label: 'Get Started', href: '/register' }}
    currentPath={path}
    onSearch={openSearch}
  />
);
