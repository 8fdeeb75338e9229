/**
 * A landing page for one offer of a studio: the wedding season. It was composed from the docs pages alone, so it
 * imports the library's public names and the photographs, and nothing else of this repository.
 */
import { servicePhotos } from '#photos';
import { useState } from 'react';
import {
  ChatWidget,
  Circled,
  Contact,
  Faq,
  Footer,
  Header,
  Hero,
  HowItWorks,
  Portfolio,
  QuoteForm,
  SearchDialog,
  SectionHeading,
  serviceNames,
  Services,
  SignInDialog,
  SkipLink,
  TierCards,
  Toaster,
  useSearchShortcut,
} from '../../src/index.ts';
import {
  channels,
  footerLinks,
  frames,
  fromPrice,
  links,
  questions,
  seasonServices,
  services,
  stats,
  steps,
  studio,
  work,
} from './wedding-season-content.ts';

const openChat = () => window.dispatchEvent(new Event('openChat'));
const toOrder = () => '#order';

/** The page between header and footer. */
function Offer() {
  return (
    <main id="main">
      <Hero
        eyebrow={`The wedding season · from ${fromPrice} an image`}
        title={
          <>
            You dance. <br />
            We <Circled>retouch.</Circled>
          </>
        }
        lead="Upload on Sunday, deliver on Wednesday. One editor takes your wedding from the first look to the last dance, so that every frame belongs to the same day."
        primaryAction={{ href: '#order', label: 'Send a wedding' }}
        secondaryAction={{ href: '#work', label: 'See the work' }}
        bullets={[
          'One editor a wedding',
          'Raw files welcome',
          'Changes at no charge',
          'Money back for 30 days',
        ]}
        stats={stats}
        frames={frames}
        filmEdge={['Northlight 400', '24', '24A']}
      />
      <HowItWorks
        id="how"
        number="01"
        eyebrow="How it works"
        title="From two cards to one gallery."
        lead="You mark what matters. We do the rest, by hand."
        steps={steps}
        filmEdge="Northlight 400"
      />
      <Services
        className="bg-sunken"
        number="02"
        eyebrow="What belongs to a season"
        title="Four kinds of frames in one order."
        lead="A wedding is rings, rooms, faces and one long party. Each has a desk of its own."
        services={services}
        photos={servicePhotos}
        hrefFor={toOrder}
      />
      <section id="prices" aria-labelledby="prices-title" className="wrap band">
        <SectionHeading
          number="03"
          eyebrow="Prices"
          title="Three ways to finish a wedding."
          titleId="prices-title"
        >
          By the image, without a subscription. The same prices in June as in January.
        </SectionHeading>
        <TierCards service="wedding" hrefFor={toOrder} className="mt-10 lg:mt-14" />
      </section>
      <Portfolio
        id="work"
        data-surface="darkroom"
        number="04"
        eyebrow="Work"
        title="Frames that were nearly thrown away."
        items={work}
        categories={seasonServices.map((id) => ({ value: id, label: serviceNames[id] }))}
        note="Sample photographs. The befores are illustrations, made from the finished frames."
      />
      <section id="order" aria-labelledby="order-title" className="wrap band bg-sunken">
        <SectionHeading number="05" eyebrow="Order" title="Send us Saturday." titleId="order-title">
          Photos first; the price follows every choice. Nothing is charged before you approve the quote.
        </SectionHeading>
        <QuoteForm defaults={{ serviceType: 'wedding' }} className="mt-10 lg:mt-14" />
      </section>
      <Faq
        id="questions"
        number="06"
        eyebrow="Questions"
        title="Asked every April."
        items={questions}
        hideSearch
        aside={<p className="text-body text-muted">Not among them? Write, call, or ask in the chat below.</p>}
      />
      <Contact
        className="bg-sunken"
        number="07"
        eyebrow="Contact"
        title="A date that can’t move?"
        channels={channels}
        onChat={openChat}
        action={{ href: '#order', label: 'Send a wedding' }}
      />
    </main>
  );
}

/** The whole page: header, offer, footer, and the overlays. */
export function WeddingSeason() {
  const [dialog, setDialog] = useState<'search' | 'portal' | null>(null);
  const opens = (name: typeof dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  useSearchShortcut(() => setDialog('search'));
  return (
    <>
      <SkipLink />
      <Header
        brand={studio}
        links={links}
        servicesHref="/#services"
        getStarted={{ label: 'Send a wedding', href: '#order' }}
        onSearch={() => setDialog('search')}
        onPortal={() => setDialog('portal')}
      />
      <Offer />
      <Footer
        brand={studio}
        newsletter="One letter when the season opens, one when it closes."
        columns={footerLinks}
        social={[{ label: 'Instagram', href: 'https://instagram.example/northlight' }]}
        recognition={[{ value: '30-day', label: 'money-back guarantee' }]}
        messages={{ recognition: 'Our promise' }}
        trust={['256-bit SSL']}
        payments={[
          { mark: 'VISA', name: 'Visa' },
          { mark: 'PAYPAL', name: 'PayPal' },
        ]}
        credit="© 2026 Northlight Studio."
        note="No cookies: nothing here follows you."
      />
      <SearchDialog {...opens('search')} />
      <SignInDialog {...opens('portal')} />
      <ChatWidget />
      <Toaster />
    </>
  );
}
