/**
 * A landing page for one offer of a studio: the wedding season. It was composed from the docs pages alone, so it
 * imports the library's public names and the photographs, and nothing else of this repository.
 */
import { photos, servicePhotos, squarePhotos } from '#photos';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  catalogue,
  ChatWidget,
  Circled,
  Contact,
  createQueryClient,
  estimate,
  Faq,
  Footer,
  formatMoney,
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
  turnaroundTexts,
  useSearchShortcut,
  type ContactChannel,
  type EstimateInput,
  type FaqItem,
  type FrameLink,
  type FrameLinkGroup,
  type HeroFrame,
  type HeroStat,
  type HowItWorksStep,
  type PortfolioItem,
  type ServiceId,
} from '../../src/index.ts';

const studio = {
  name: 'Northlight Studio',
  phone: '+1 (555) 010-0100',
  email: 'hello@northlight.example',
  hours: 'Mon-Fri 9AM-6PM EST',
} as const;

const links: readonly FrameLink[] = [
  { label: 'Prices', href: '#prices' },
  { label: 'Work', href: '#work' },
  { label: 'Questions', href: '#questions' },
  { label: 'Contact', href: '#contact' },
];

const footerLinks: readonly FrameLinkGroup[] = [
  { title: 'This offer', links },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy-policy' },
      { label: 'Terms', href: '/terms-of-service' },
    ],
  },
];

const frames: readonly HeroFrame[] = [
  { photo: photos.bands, thumbnail: servicePhotos.wedding, recipe: 'wedding', label: 'Rings' },
  { photo: photos.cafe, thumbnail: squarePhotos.cafe, recipe: 'event', label: 'Reception' },
  {
    photo: photos.canal,
    thumbnail: servicePhotos['color-correction'],
    recipe: 'color-correction',
    label: 'Place',
  },
];

/** A wedding as it usually arrives. Every figure on this page that is a price is worked out from it. */
const usualWedding: EstimateInput = {
  serviceType: 'wedding',
  qualityLevel: 'pro',
  turnaround: 'standard',
  imageCount: 400,
  rushOrder: false,
};
const usualPrice = formatMoney(estimate(usualWedding)?.total ?? 0, 'USD');

const stats: readonly HeroStat[] = [
  { value: String(usualWedding.imageCount), label: 'Frames in a usual wedding' },
  { value: usualPrice, label: 'For all of them, at Pro' },
  { value: turnaroundTexts.wedding.replace(' hours', ' h'), label: 'From upload to gallery' },
  { value: '0', label: 'Nights at the desk' },
];

const steps: readonly HowItWorksStep[] = [
  {
    title: 'Send both cards',
    text: 'Everything, or what is left after culling. The cameras need not agree on the time or on white.',
    fact: 'JPG, PNG, TIFF, RAW up to 50MB each',
    photo: photos.bands,
    stage: 'shot',
  },
  {
    title: 'Mark the ones that count',
    text: 'The first look, the rings, the grandmother who hates being photographed.',
    fact: 'A quote within 2 hours',
    photo: photos.bands,
    stage: 'marked',
    mark: { x: 40, y: 30, width: 42, height: 48 },
  },
  {
    title: 'One look for the whole day',
    text: 'Morning window, noon, sparklers: skin and the dress stay the same from one to the next.',
    fact: 'One editor a wedding',
    photo: photos.bands,
    stage: 'half',
  },
  {
    title: 'Deliver on Wednesday',
    text: 'Check every frame at full size. What isn’t right goes back, at no charge.',
    fact: turnaroundTexts.wedding,
    photo: photos.bands,
    stage: 'done',
  },
];

const seasonServices: readonly ServiceId[] = ['wedding', 'portrait', 'jewelry', 'event'];
/** In the page's own order, and with the pencil round one of them only. */
const services = catalogue
  .filter(({ id }) => seasonServices.includes(id))
  .map((service) => ({ ...service, popular: service.id === 'wedding' }))
  .toSorted((a, b) => seasonServices.indexOf(a.id) - seasonServices.indexOf(b.id));

const work: readonly PortfolioItem[] = (
  [
    ['bands', 'wedding', 'Two bands, one light', 'Gray metal brought back to gold.'],
    ['ring', 'jewelry', 'The ring, before it was given', 'Dust lifted from the stone, prong by prong.'],
    ['cafe', 'event', 'Coffee for sixty', 'Tungsten out of the faces, kept in the lamps.'],
    ['redJumper', 'portrait', 'The witness', 'Skin left as it is; the wall made even.'],
    ['stripes', 'portrait', 'The friend from school', 'Color of the dress matched to the sample.'],
    ['auburnHair', 'portrait', 'The bride’s sister', 'Loose hair tidied, freckles kept.'],
  ] as const
).map(([name, category, title, text]) => ({
  id: name,
  title,
  text,
  category,
  recipe: category,
  photo: photos[name],
  thumbnail: squarePhotos[name],
  marked: name === 'bands',
}));

const questions: readonly FaqItem[] = [
  {
    id: 'two-cameras',
    question: 'Can you match two photographers?',
    answer: ['Yes. We set white on skin first, then bring the second camera to the first.'],
  },
  {
    id: 'price',
    question: 'What does a whole wedding cost?',
    answer: [
      `${usualWedding.imageCount} frames at Pro come to ${usualPrice}. The order form shows the sum as you choose.`,
    ],
    link: { href: '#order', label: 'Work it out' },
  },
  {
    id: 'raw',
    question: 'Do you want raw files?',
    answer: ['Please. White and burnt highlights can only be put right there.'],
  },
];

const channels: readonly ContactChannel[] = [
  { label: 'Phone', value: studio.phone, href: 'tel:+15550100100', note: studio.hours },
  {
    label: 'Email',
    value: studio.email,
    href: `mailto:${studio.email}`,
    note: 'Attach three frames if you like.',
  },
  {
    label: 'Chat',
    value: 'Open the chat',
    href: '#contact',
    chat: true,
    note: 'Automated replies, at any hour.',
  },
];

const openChat = () => window.dispatchEvent(new Event('openChat'));
const toOrder = () => '#order';

/** The page between header and footer. */
function Offer() {
  return (
    <main id="main">
      <Hero
        eyebrow="The wedding season · from $2 an image"
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
        label="How it works"
        title="From two cards to one gallery."
        lead={<p>You mark what matters. We do the rest, by hand.</p>}
        steps={steps}
        filmEdge="Northlight 400"
      />
      <Services
        className="bg-sunken"
        number="02"
        label="What belongs to a season"
        title="Four kinds of frames in one order."
        lead={<p>A wedding is rings, rooms, faces and one long party. Each has a desk of its own.</p>}
        services={services}
        photos={servicePhotos}
        hrefFor={toOrder}
      />
      <section id="prices" aria-labelledby="prices-title" className="band">
        <div className="wrap">
          <SectionHeading
            number="03"
            label="Prices"
            title="Three ways to finish a wedding."
            titleId="prices-title"
          >
            <p>By the image, without a subscription. The same prices in June as in January.</p>
          </SectionHeading>
          <TierCards service="wedding" hrefFor={toOrder} className="mt-10 lg:mt-14" />
        </div>
      </section>
      <Portfolio
        id="work"
        data-surface="darkroom"
        number="04"
        label="Work"
        title="Frames that were nearly thrown away."
        items={work}
        categories={seasonServices.map((id) => ({ value: id, label: serviceNames[id] }))}
        note="Sample photographs. The befores are illustrations, made from the finished frames."
      />
      <section id="order" aria-labelledby="order-title" className="band bg-sunken">
        <div className="wrap">
          <SectionHeading number="05" label="Order" title="Send us Saturday." titleId="order-title">
            <p>
              Photos first; the price follows every choice. Nothing is charged before you approve the quote.
            </p>
          </SectionHeading>
          <QuoteForm defaults={{ serviceType: 'wedding' }} className="mt-10 lg:mt-14" />
        </div>
      </section>
      <Faq
        id="questions"
        number="06"
        label="Questions"
        title="Asked every April."
        items={questions}
        hideSearch
        aside={<p className="text-body text-muted">Not among them? Write, call, or ask in the chat below.</p>}
      />
      <Contact
        className="bg-sunken"
        number="07"
        label="Contact"
        title="A date that can’t move?"
        channels={channels}
        onChat={openChat}
        action={{ href: '#order', label: 'Send a wedding' }}
      />
    </main>
  );
}

/** The whole page: the offer in its frame, and what lies over it. */
export function WeddingSeason() {
  const [client] = useState(createQueryClient);
  const [dialog, setDialog] = useState<'search' | 'portal' | null>(null);
  const opens = (name: typeof dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  useSearchShortcut(() => setDialog('search'));
  return (
    <QueryClientProvider client={client}>
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
    </QueryClientProvider>
  );
}
