import { Portfolio } from '../../src/sections/portfolio.tsx';
import { categoriesOf, portfolioFrames, portfolioNote } from '../content/portfolio.ts';
import { paths } from '../routing/paths.ts';
import { ClosingBand } from '../templates/closing-band.tsx';

const categories = categoriesOf(portfolioFrames);

/** Every frame of the portfolio, by service, with a link to an order. */
export default function PortfolioPage() {
  return (
    <>
      <Portfolio
        level={1}
        number="01"
        eyebrow="Portfolio"
        title="Off the light table."
        lead="Choose a service and select a frame. A switch below the picture shows a “before”."
        items={portfolioFrames}
        categories={categories}
        note={portfolioNote}
      />
      <ClosingBand
        title="The next frame could be yours."
        actions={[
          { href: paths.onHome('upload'), label: 'Upload a photo' },
          { href: paths.services, label: 'Browse services' },
        ]}
      >
        Send one photograph first, and judge the result before you send the set.
      </ClosingBand>
    </>
  );
}
