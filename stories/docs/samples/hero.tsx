import { photos } from '#photos';
import { Circled, Hero } from '../../../src/index.ts';

export const PageHero = () => (
  <Hero
    title={
      <>
        Rooms, <Circled>straightened.</Circled>
      </>
    }
    lead="Send the listing tonight, have it back tomorrow."
    primaryAction={{ href: '#order', label: 'Send a listing' }}
    bullets={['Straight walls', 'A view in every window']}
    stats={[{ value: '$2', label: 'an image' }]}
    frames={[{ photo: photos.bedroom, recipe: 'real-estate', label: 'Bedroom' }]}
  />
);
