import { NewsletterForm } from '../../src/layout/newsletter-form.tsx';
import { claims } from '../brand.ts';
import { NeedsScripts } from '../sections/needs-scripts.tsx';
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
        <NeedsScripts />
        <NewsletterForm messages={{ label: 'Your email address' }} />
      </section>
    </ProsePage>
  );
}
