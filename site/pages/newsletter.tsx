import { NewsletterForm } from '../../src/layout/newsletter-form.tsx';
import { claims } from '../brand.ts';
import ProsePage, { type ProsePageProps } from '../templates/prose.tsx';

/** The newsletter, with a field to subscribe. */
export default function Newsletter(props: ProsePageProps) {
  return (
    <ProsePage {...props}>
      <section
        aria-labelledby="subscribe"
        className="border-line bg-raised rounded-card max-w-[40rem] border p-6 sm:p-8"
      >
        <h2 id="subscribe" className="text-large font-semibold">
          One letter every other week
        </h2>
        <p className="text-small text-muted mt-1 mb-5">{claims.subscribers}</p>
        <p className="hidden noscript:block">
          To subscribe, JavaScript must be on. It is off, or has not loaded yet.
        </p>
        <NewsletterForm messages={{ label: 'Your email address' }} />
      </section>
    </ProsePage>
  );
}
