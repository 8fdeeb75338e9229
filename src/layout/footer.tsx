import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link } from '../lib/navigation.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { ContactLinks } from './contact-links.tsx';
import type { FrameBrand, FrameLink, FrameLinkGroup } from './frame.ts';
import { Logo } from './logo.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

const defaultMessages = {
  links: 'Footer',
  contact: 'Contact',
  social: 'Follow',
  recognition: 'Industry recognition',
  trust: 'Security and certifications',
  payments: 'Payment methods',
};

export type FooterProps = ComponentPropsWithRef<'footer'> & {
  /** The studio's name and contact details. */
  brand: FrameBrand;
  /** Content of the link to the home page. Default: the lamp and `brand.name`. */
  logo?: ReactNode;
  /** Path of the home page, which the logo links to. Default: `/`. */
  homeHref?: string;
  /** Text above the newsletter's field. Without it there is no field. */
  newsletter?: ReactNode;
  /** Called with the email that a visitor enters for the newsletter. */
  onSubscribe?: NewsletterFormProps['onSubscribe'];
  /** The link columns, in order. Laid out for five. Default: none. */
  columns?: readonly FrameLinkGroup[];
  /** Links to the studio's profiles elsewhere, as names: other companies' logos are not ours to draw. Default: none. */
  social?: readonly FrameLink[];
  /** Figures about the studio: `value` is shown large above its `label`. */
  recognition?: readonly { value: string; label: string }[];
  /** Certifications, in film-edge lettering. Default: none. */
  trust?: readonly string[];
  /** Payment methods, each a small card: `mark` is the text on it ("AMEX"), `name` its accessible name. */
  payments?: readonly { mark: string; name: string }[];
  /** The last line, such as the copyright. */
  credit: ReactNode;
  /** A sentence beside the credit, such as that there are no cookies. */
  note?: ReactNode;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the newsletter form. */
  newsletterMessages?: NewsletterFormProps['messages'];
};

/** The footer of every page. All text and links are props; a part without its prop is not rendered. */
export function Footer(props: FooterProps) {
  const {
    brand,
    logo,
    homeHref = '/',
    newsletter,
    onSubscribe,
    columns = [],
    social = [],
    recognition = [],
    trust = [],
    payments = [],
    credit,
    note,
    messages,
    newsletterMessages,
    className,
    ...rest
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const hasContact = [brand.phone, brand.email, brand.hours].some(Boolean);
  return (
    <footer {...rest} data-surface="darkroom" className={className}>
      <div data-print="hide" className="wrap wrap-anywhere pt-16 pb-10 lg:pt-[84px]">
        <div className="grid grid-cols-1 gap-x-9 gap-y-12 lg:grid-cols-[271px_minmax(0,1fr)]">
          <div className="max-w-md">
            <Link href={homeHref} className="inline-flex min-h-11 items-center lg:-mt-2">
              {logo ?? <Logo name={brand.name} />}
            </Link>
            {newsletter && (
              <>
                <p className="mt-3 mb-5 text-small leading-[1.65] text-muted">{newsletter}</p>
                <NewsletterForm onSubscribe={onSubscribe} messages={newsletterMessages} />
              </>
            )}
          </div>
          {columns.length > 0 && <LinkColumns label={words.links} columns={columns} />}
        </div>
        {recognition.length > 0 && (
          <Part title={words.recognition} className="mt-14 border-t border-line pt-8">
            <dl className="max-xs:grid-cols-1 mt-5 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
              {recognition.map(({ value, label }, at) => (
                <div key={at} className="flex flex-col">
                  <dt className="order-last mt-1 text-small text-muted">{label}</dt>
                  <dd dir="auto" className="display text-display-sm self-start">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {(hasContact || social.length > 0) && (
          <div className="mt-12 grid gap-x-9 gap-y-8 border-t border-line pt-8 md:grid-cols-2">
            {hasContact && (
              <Part title={words.contact}>
                <address className="mt-2.5 flex flex-wrap items-center gap-x-7 not-italic">
                  <ContactLinks brand={brand} className={linkClass} />
                  {brand.hours && <span className="text-small text-muted">{brand.hours}</span>}
                </address>
              </Part>
            )}
            {social.length > 0 && (
              <Part title={words.social} className="md:justify-self-end">
                <ul className="mt-2.5 flex flex-wrap gap-x-6">
                  {social.map((link, at) => (
                    <li key={at}>
                      <a href={link.href} rel="noreferrer" className={linkClass}>
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </div>
        )}
        {trust.length + payments.length > 0 && (
          <div className="mt-8 flex flex-wrap justify-between gap-x-9 gap-y-5 border-t border-line pt-[26px]">
            {trust.length > 0 && (
              <Part title={words.trust} hideTitle>
                <ul className="flex flex-wrap gap-2.5">
                  {trust.map((name, at) => (
                    <li key={at} dir="auto" className={cardClass}>
                      {name}
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            {payments.length > 0 && (
              <Part title={words.payments} hideTitle>
                <ul className="flex flex-wrap gap-2.5">
                  {payments.map(({ mark, name }, at) => (
                    <li key={at}>
                      <span
                        role="img"
                        aria-label={sameWord(mark, name) ? name : `${mark}, ${name}`}
                        className={cardClass}
                      >
                        {mark}
                      </span>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </div>
        )}
        <div className="mt-7 flex flex-wrap justify-between gap-x-9 gap-y-2 text-small text-faint">
          <p>{credit}</p>
          {note && <p>{note}</p>}
        </div>
      </div>
    </footer>
  );
}

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const headingClass = 'label-mono text-ink';

const linkClass =
  'inline-flex min-h-[33px] min-w-6 items-center text-small text-muted transition-colors hover:text-ink hover:underline underline-offset-4 max-sm:min-h-11 pointer-coarse:min-h-11';

const cardClass =
  'inline-flex min-h-[30px] items-center rounded-print border border-line px-[11px] font-mono text-mono whitespace-nowrap text-muted';

function LinkColumns({ label, columns }: { label: string; columns: readonly FrameLinkGroup[] }) {
  const id = useId();
  return (
    <nav
      aria-label={label}
      className="max-xs:grid-cols-1 grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-3 md:grid-cols-5 lg:gap-x-9"
    >
      {columns.map(({ title, links }, at) => (
        <div key={at}>
          <h2 id={`${id}-${at}`} className={headingClass}>
            {title}
          </h2>
          <ul aria-labelledby={`${id}-${at}`} className="mt-2.5">
            {links.map((link, index) => (
              <li key={index}>
                <Link href={link.href} className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type PartProps = { title: string; hideTitle?: boolean; className?: string; children: ReactNode };

/** A part of the footer that is named by its heading. */
function Part({ title, hideTitle = false, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={hideTitle ? 'sr-only' : headingClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
