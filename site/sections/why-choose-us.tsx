import { photos } from '#photos';
import { Link } from '../../src/lib/navigation.tsx';
import { turnaroundNames } from '../../src/pricing/names.ts';
import { turnarounds } from '../../src/pricing/price-table.ts';
import { WhyChooseUs } from '../../src/sections/why-choose-us.tsx';
import { brand, claims } from '../brand.ts';
import { list } from '../content/facts.ts';
import { paths } from '../routing/paths.ts';

const { recognition } = claims;
const claim = (label: keyof typeof recognition, text: string) => ({ value: recognition[label], label, text });

/** The turnarounds of at most 24 hours: "Rush or Express". */
const withinADay = list(
  turnarounds
    .filter(({ hours }) => Number.parseInt(hours.split('-').at(-1) ?? '') <= 24)
    .map(({ id }) => turnaroundNames[id]),
  'or',
);

const press = [
  { href: paths.press, label: 'Press' },
  { href: paths.awards, label: 'Awards and recognition' },
];

export const Section = () => (
  <WhyChooseUs
    id="why"
    number="08"
    eyebrow="Why choose us"
    title="You shoot the next job. We finish the last one."
    lead={`${recognition.customers} customers in ${recognition.countries} countries leave the editing to us.`}
    photo={photos.bridge}
    claims={[
      claim(
        'money-back guarantee',
        'If changes don’t match the photo to your brief, you get your money back, not a voucher.',
      ),
      claim('delivery', `${withinADay ? `With ${withinADay}, counted` : 'Counted'} from the approved quote.`),
      claim('success rate', 'Stated by the studio.'),
      claim('rating', 'Stated by the studio, too.'),
    ]}
    certifications={brand.certifications}
  >
    <div id="press" className="flex scroll-mt-10 flex-wrap items-baseline justify-between gap-x-12 gap-y-4">
      <div className="max-w-[44em]">
        <h3 className="text-large font-semibold">Writing about us?</h3>
        <p className="mt-1 text-small text-muted">
          The press page has the description, the logo and the colors of the studio.
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {press.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center text-body underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </WhyChooseUs>
);
