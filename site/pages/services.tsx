import { paths } from '../routing/paths.ts';
import { Section as Services } from '../sections/services-section.tsx';
import { ClosingBand } from '../templates/closing-band.tsx';
import { claims } from '../brand.ts';

/** All services, and how to ask for another one. */
export default function ServicesPage() {
  return (
    <>
      <Services level={1} />
      <ClosingBand
        title="Is your job not listed?"
        actions={[
          { href: paths.onHome('upload'), label: 'Describe your order' },
          { href: paths.pricing, label: 'Compare prices' },
        ]}
      >
        Choose the nearest service and describe the rest in your own words. {claims.quote}
      </ClosingBand>
    </>
  );
}
