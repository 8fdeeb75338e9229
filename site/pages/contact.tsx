import { Contact } from '../../src/sections/contact.tsx';
import { brand, quoteTime } from '../brand.ts';
import { contact } from '../sections/contact.tsx';
import { policy } from '../content/policy.ts';
import { paths } from '../routing/paths.ts';
import { holidays, hoursNote, officeTime } from '../content/terms.ts';
import { TextLink } from '../templates/text-link.tsx';

const reasons = [
  {
    title: 'About an order',
    text: 'Have its number ready. It is in your confirmation email, and in the portal on the device you ordered from.',
    href: paths.portal,
    link: 'Customer portal',
  },
  {
    title: 'Before an order',
    text: 'Send photos and a description with the form. An editor quotes for exactly those, which is quicker than a call.',
    href: paths.onHome('upload'),
    link: 'Order or quote',
  },
  {
    title: 'Something looks broken',
    text: 'Send us the reference from the error message, so that we can find the cause.',
    href: paths.status,
    link: 'Status of this site',
  },
  {
    title: 'Your rights and your data',
    text: 'Send access, deletion and takedown requests by email, with the kind of request in the subject.',
    href: paths.privacy,
    link: 'Privacy policy',
  },
];

/** Every way to reach the studio, the hours, and what to have ready. */
export default function ContactPage() {
  return (
    <>
      <Contact
        {...contact}
        level={1}
        number="01"
        title="Talk to the studio."
        lead={
          <>
            By phone or email, <span className="sm:whitespace-nowrap">{brand.hours}</span>. The chat is
            automated and always open.
          </>
        }
        action={{ href: paths.onHome('upload'), label: 'Upload photos' }}
      />
      <section aria-labelledby="reasons" className="wrap band bg-sunken">
        <h2 id="reasons" className="display text-display-md">
          What to have ready
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ title, text, href, link }) => (
            <li key={title} className="border-line-strong flex flex-col border-t pt-4">
              <h3 className="text-large font-semibold">{title}</h3>
              <p className="text-small text-muted mt-1.5 mb-2">{text}</p>
              <TextLink href={href} className="text-small mt-auto inline-flex min-h-11 items-center">
                {link}
              </TextLink>
            </li>
          ))}
        </ul>
        <dl className="border-line mt-14 grid gap-x-16 border-t pt-8 sm:grid-cols-3">
          {[
            {
              term: 'Hours',
              value: `${brand.hours} (${hoursNote}). Closed on ${holidays}.`,
            },
            {
              term: 'Answer by email',
              value: `The same working day if it comes before ${policy.answeredBefore} ${officeTime}`,
            },
            { term: 'Quotes', value: `Within ${quoteTime} of your upload, during opening hours` },
          ].map(({ term, value }) => (
            <div key={term} className="py-2">
              <dt className="label-mono text-muted">{term}</dt>
              <dd className="mt-1.5">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
