import { Link } from '../../src/lib/navigation.tsx';
import { Portfolio } from '../../src/sections/portfolio.tsx';
import { Button } from '../../src/ui/button.tsx';
import { categoriesOf, portfolioFrames, portfolioNote } from '../content/portfolio.ts';
import { paths } from '../paths.ts';

const categories = categoriesOf(portfolioFrames);

/** Every frame of the portfolio, by service, and the way to an order. */
export default function PortfolioPage() {
  return (
    <>
      <Portfolio
        level={1}
        number="01"
        label="Portfolio"
        title="Off the light table."
        lead={<p>Choose a service and press a frame: a switch under the picture shows it as it came in.</p>}
        items={portfolioFrames}
        categories={categories}
        note={portfolioNote}
      />
      <section aria-labelledby="yours" className="bg-sunken">
        <div className="wrap band flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
          <div className="max-w-[34em]">
            <h2 id="yours" className="display text-display-md">
              The next frame could be yours.
            </h2>
            <p className="mt-4 text-lead text-muted">
              Send one photograph first. You see what we make of it before you send the set.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link href={paths.onHome('upload')}>Upload a photo</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href={paths.services}>Browse services</Link>
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
