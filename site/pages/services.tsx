import { Link } from '../../src/lib/navigation.tsx';
import { Button } from '../../src/ui/button.tsx';
import { paths } from '../paths.ts';
import { ServicesSection } from '../services-section.tsx';

/** All sixteen services, and the way to one that isn't among them. */
export default function ServicesPage() {
  return (
    <>
      <ServicesSection number="01" level={1} />
      <section aria-labelledby="other" className="bg-sunken">
        <div className="wrap band flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
          <div className="max-w-[34em]">
            <h2 id="other" className="display text-display-md">
              Something that is not on the sheet?
            </h2>
            <p className="mt-4 text-lead text-muted">
              Choose the nearest service and describe the rest in your own words. A retoucher reads it and
              answers with a quote within 2 hours.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link href={paths.onHome('upload')}>Describe your order</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href={paths.pricing}>Compare prices</Link>
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
