import { Portfolio } from '../../src/sections/portfolio.tsx';
import { categoriesOf, HOME_FRAMES, portfolioFrames, portfolioNote } from '../content/portfolio.ts';
import { paths } from '../routing/paths.ts';

const frames = portfolioFrames.slice(0, HOME_FRAMES);
const categories = categoriesOf(frames);

export const Section = () => (
  <Portfolio
    id="portfolio"
    number="04"
    eyebrow="Portfolio"
    title="Off the light table."
    lead="Select a frame to see it large, before and after."
    items={frames}
    categories={categories}
    note={portfolioNote}
    action={{ href: paths.portfolio, label: 'See the whole portfolio' }}
  />
);
