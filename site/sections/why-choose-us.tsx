import { Link } from '../../src/lib/navigation.tsx';
import { WhyChooseUs } from '../../src/sections/why-choose-us.tsx';
import { press, whyChooseUs } from '../content/home.tsx';

export const Section = () => (
  <WhyChooseUs {...whyChooseUs} id="why">
    <div id="press" className="flex scroll-mt-10 flex-wrap items-baseline justify-between gap-x-12 gap-y-4">
      <div className="max-w-[44em]">
        <h3 className="text-large font-semibold">{press.title}</h3>
        <p className="mt-1 text-small text-muted">{press.text}</p>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {press.links.map(({ href, label }) => (
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
