import type { ReactNode } from 'react';
import { Link } from '../lib/navigation.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import type { Service } from '../pricing/catalog.ts';
import { Money } from '../pricing/money.ts';
import { PencilMark } from '../ui/pencil-mark.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** `sizes` of a card: four columns of 295 px on desktop, two columns below that. */
const photoSizes = '(min-width: 80rem) 295px, (min-width: 64rem) 23vw, 46vw';

const defaultMessages = {
  from: 'From',
  price: (amount: ReactNode): ReactNode => (
    <>
      {amount}
      {' / image'}
    </>
  ),
  /** Text for the pencil mark, for screen readers. Visible if the card has no photograph. */
  popular: 'Popular',
};

export type ServicesProps = SectionProps & {
  /** The services, in the order to show them. */
  services: readonly Service[];
  /** Photographs by service ID. A card without one reserves its space. Default: none. */
  photos?: Readonly<Partial<Record<string, Photograph>>>;
  /** Returns the target of a service's card. */
  hrefFor: (id: Service['id']) => string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/** The catalog as a contact sheet: one card per service, with its turnaround and lowest price. */
export function Services(props: ServicesProps) {
  const { services, photos, hrefFor, messages, level = 2, ...section } = props;
  const words = withDefaults(defaultMessages, messages);
  return (
    <SectionFrame id="services" {...section} level={level}>
      {/* Every card spans five rows of this grid, so that the images, titles and prices of a row are aligned. */}
      <ul className="max-xs:grid-cols-1 mt-14 grid grid-cols-2 gap-x-4 sm:gap-x-6 lg:grid-cols-4">
        {services.map((service, at) => (
          <ServiceCard
            key={service.id}
            service={service}
            photo={photos?.[service.id]}
            href={hrefFor(service.id)}
            number={String(at + 1).padStart(2, '0')}
            level={level}
            words={words}
          />
        ))}
      </ul>
    </SectionFrame>
  );
}

type ServiceCardProps = {
  service: Service;
  photo: Photograph | undefined;
  href: string;
  number: string;
  /** Level of the section's heading. That of the cards is one lower. */
  level: 1 | 2;
  words: typeof defaultMessages;
};

/** The whole card is one link, named by the service's title alone. */
function ServiceCard({ service, photo, href, number, level, words }: ServiceCardProps) {
  const { title, description, pricing, turnaround, popular } = service;
  const Heading = level === 1 ? 'h2' : 'h3';
  const frame = photo ? (
    <Picture
      alt=""
      photo={photo}
      sizes={photoSizes}
      // Chromium fetches lazy images up to 2500 px ahead, but with `content-visibility: auto` only one screen ahead.
      className="rounded-print aspect-10/7 w-full self-start [content-visibility:auto]"
    />
  ) : (
    <div className="bg-sunken border-line rounded-print aspect-10/7 w-full self-start border" />
  );
  return (
    <li className="group relative row-span-5 grid grid-cols-1 grid-rows-subgrid pb-9 lg:pb-11">
      <p className="label-mono text-faint flex flex-wrap justify-between gap-x-2 self-end pb-1.5">
        <span aria-hidden="true" className="frame-number">
          {number}
        </span>
        <bdi>{turnaround}</bdi>
      </p>
      {popular && photo ? (
        <div className="relative">
          {frame}
          <PencilMark shape="frame" className="-inset-x-[2%] -inset-y-[3.5%] h-[107%] w-[104%]" />
        </div>
      ) : (
        frame
      )}
      <Heading className="text-large mt-3.5 leading-snug font-semibold">
        <Link
          href={href}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:-inset-x-2 after:-top-2 after:bottom-5 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus lg:after:bottom-7"
        >
          {title}
        </Link>
        {popular && (
          <span className={photo ? 'sr-only' : 'label-mono text-faint block'}>{words.popular}</span>
        )}
      </Heading>
      <p className="text-small text-muted mt-0.5">{description}</p>
      <p className="border-line text-small text-faint mt-3.5 flex flex-wrap items-baseline justify-between gap-x-2 border-t pt-3">
        {words.from}
        <bdi className={words.from ? 'text-ink font-semibold' : 'text-ink ms-auto font-semibold'}>
          {words.price(<Money usd={pricing.basic} />)}
        </bdi>
      </p>
    </li>
  );
}
