import { Circled, HeroStats, HeroText } from '../../src/sections/hero-text.tsx';
import { claims } from '../brand.ts';
import { lowestPrice } from '../content/facts.ts';
import { paths } from '../routing/paths.ts';

export const Section = ({ titleId }: { titleId: string }) => (
  <HeroText
    titleId={titleId}
    eyebrow={`Photo editing · From ${lowestPrice} an image`}
    title={
      <>
        Every frame, <br />
        <Circled>finished</Circled> <br className="max-sm:hidden" />
        by hand.
      </>
    }
    lead="Send us the shoot. Portraits, weddings, listings and products come back graded, cleaned and ready to deliver."
    primaryAction={{ href: '#upload', label: 'Upload photos' }}
    secondaryAction={{ href: paths.videos, label: 'Watch Demo' }}
    bullets={claims.heroBullets}
  />
);

export const Stats = () => <HeroStats stats={claims.heroStats} />;
