import { photos } from '#photos';
import { Hero, QuoteForm, SkipLink, Toaster } from '../../../src/index.ts';

export const Page = () => (
  <>
    <SkipLink />
    <main id="main">
      <Hero
        title="Your listing, straightened."
        lead="Send the rooms tonight, have them back tomorrow."
        primaryAction={{ href: '#order', label: 'Send a listing' }}
        bullets={['Straight walls', 'A view in every window']}
        stats={[{ value: '$2', label: 'an image' }]}
        frames={[{ photo: photos.bedroom, recipe: 'real-estate', label: 'Bedroom' }]}
      />
      <section id="order" aria-label="Order" className="band wrap">
        <QuoteForm defaults={{ serviceType: 'real-estate' }} />
      </section>
    </main>
    <Toaster />
  </>
);
