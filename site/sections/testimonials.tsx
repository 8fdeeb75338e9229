import { Testimonials } from '../../src/sections/testimonials.tsx';
import { PencilMark } from '../../src/ui/pencil-mark.tsx';
import { brand, demonstrationNotice } from '../brand.ts';

/** Whether the testimonials are invented. A studio sets it to `false` with quotes of its own. */
const areSamples: boolean = true;

/** False if they are samples and the studio is real: it must not publish them as words of its customers. */
export const hasTestimonials = !areSamples || brand.demonstration;

export const Section = () =>
  hasTestimonials && (
    <Testimonials
      id="testimonials"
      number="11"
      eyebrow="Testimonials"
      title="Said on a Monday morning."
      quotes={[
        {
          id: 'wedding',
          quote: (
            <>
              I shoot on Saturday, upload on Sunday, and deliver on Monday. I have not opened a retouching
              layer{' '}
              <span className="relative inline-block indent-0">
                since spring.
                <PencilMark
                  shape="underline"
                  className="inset-x-0 top-auto bottom-[-0.05em] h-[0.2em] w-full"
                />
              </span>
            </>
          ),
          initials: 'R.K.',
          trade: 'Wedding photographer, 41 orders',
        },
        {
          id: 'estate',
          quote: 'The windows have views again, and the agents stopped asking for reshoots.',
          initials: 'D.A.',
          trade: 'Real estate photographer, 212 orders',
        },
        {
          id: 'shop',
          quote: 'Nine hundred shoes on the same white. I could lay them over each other.',
          initials: 'M.O.',
          trade: 'E-commerce studio, 87 orders',
        },
        {
          id: 'jeweler',
          quote: 'They asked which gold. Nobody had ever asked which gold.',
          initials: 'L.T.',
          trade: 'Jeweler, 19 orders',
        },
      ]}
      note={areSamples && `Sample words. ${demonstrationNotice}`}
    />
  );
