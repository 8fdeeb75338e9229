import { photos } from '#photos';
import { HowItWorks } from '../../src/sections/how-it-works.tsx';
import { brand, claims, quoteTime } from '../brand.ts';
import { twoLines } from './two-lines.tsx';

const photo = photos.turtleneck;

export const Section = () => (
  <HowItWorks
    id="how-it-works"
    number="03"
    eyebrow="How it works"
    title={twoLines('One frame,', 'from card to client.')}
    lead="You say what you see, a retoucher does the rest, and nothing goes out unchecked. Below: one photograph at four stages; three are computed."
    filmEdge={`${brand.name} 400`}
    steps={[
      {
        title: 'Upload the shoot',
        text: 'Straight off the card or after your cull. We work on copies.',
        fact: 'A file or a whole folder at a time',
        photo,
        stage: 'shot',
      },
      {
        title: 'Say what you see',
        text: 'Choose a service and a style, and write what bothers you: the shine, the stray hair, the blue cast.',
        fact: `A quote within ${quoteTime}, when open`,
        photo,
        stage: 'marked',
        mark: { x: 24, y: 24, width: 38, height: 18 },
      },
      {
        title: 'We retouch by hand',
        text: 'Color first, then cleaning, then the slow parts: skin, fabric, reflections, edges.',
        fact: `Example: twelve headshots, ${claims.exampleTime}s`,
        photo,
        stage: 'half',
      },
      {
        title: 'Check and deliver',
        text: 'Look at every image at full size. We correct what isn’t right at no charge.',
        fact: `${claims.recognition['money-back guarantee']} money-back guarantee`,
        photo,
        stage: 'done',
      },
    ]}
  />
);
