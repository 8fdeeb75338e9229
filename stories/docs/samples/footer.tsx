import { Footer } from '../../../src/index.ts';

export const PageFooter = ({ subscribe }: { subscribe: (email: string) => void }) => (
  <Footer
    brand={{
      name: 'Northlight Studio',
      phone: '+1 (555) 010-0100',
      email: 'hello@northlight.example',
      hours: 'Mon-Fri',
    }}
    newsletter="Two letters a month."
    onSubscribe={subscribe}
    columns={[{ title: 'Legal', links: [{ label: 'Privacy', href: '/privacy-policy' }] }]}
    social={[]}
    recognition={[{ value: '98.5%', label: 'success rate' }]}
    trust={['256-bit SSL']}
    payments={[{ mark: 'VISA', name: 'Visa' }]}
    credit="© 2026 Northlight Studio"
    note="No cookies."
  />
);
