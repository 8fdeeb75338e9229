import { heroPhotos, heroThumbnails } from '#photos';
import type { HeroProps } from '../../src/sections/hero.tsx';
import { Circled } from '../../src/sections/hero-text.tsx';

/** A hero of the neutral studio. */
export const heroSample = {
  eyebrow: 'Photo editing · from $1 an image',
  title: (
    <>
      Every frame,
      <br /> <Circled>finished</Circled>
      <br className="max-lg:hidden" /> by hand.
    </>
  ),
  lead: 'Send us the shoot. Portraits, weddings, listings and products come back graded, cleaned and ready to deliver.',
  primaryAction: { href: '#upload', label: 'Upload photos' },
  secondaryAction: { href: '/videos', label: 'Watch Demo' },
  bullets: [
    '24-Hour Express Delivery',
    'AI-Powered Quality Control',
    'Global Team of Experts',
    '100% Money-Back Guarantee',
  ],
  stats: [
    { value: '50K+', label: 'Happy Clients' },
    { value: '2M+', label: 'Photos Edited' },
    { value: '98%', label: 'Satisfaction Rate' },
    { value: '150+', label: 'Countries Served' },
  ],
  frames: [
    { photo: heroPhotos[0], thumbnail: heroThumbnails[0], recipe: 'automotive', label: 'Automotive' },
    { photo: heroPhotos[1], thumbnail: heroThumbnails[1], recipe: 'portrait', label: 'Portrait' },
    { photo: heroPhotos[2], thumbnail: heroThumbnails[2], recipe: 'color-correction', label: 'Outdoors' },
  ],
  filmEdge: ['Northlight 400', '12', '12A'],
} satisfies HeroProps;
