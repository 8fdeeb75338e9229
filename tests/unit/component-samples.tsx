import type { CSSProperties, ReactElement } from 'react';
import * as annotations from '../../src/annotations/index.ts';
import * as library from '../../src/index.ts';
import * as looks from '../../src/looks/index.ts';

const {
  Dialog,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuTrigger,
  ChipGroup,
  OptionGroup,
  Tabs,
  TabsList,
} = library;

/** Props that every component must pass to its root element. */
type Probe = {
  className: string;
  style?: CSSProperties;
  'data-sample': string;
  ref?: (node: Element | null) => void;
};
type Sample = (probe: Probe) => ReactElement;

const photo: library.Photograph = {
  alt: 'A frame',
  src: '/a.webp',
  width: 4,
  height: 3,
  tone: '#888',
};
const brand = { name: 'Studio', tagline: '', phone: '555', email: 'a@b.example', hours: '9 to 6' };
const link = { label: 'Link', href: '/link' };
const slip = {
  label: 'Example',
  number: '1',
  rows: [],
  total: { term: 'Total', value: '$1' },
};
const frame = { photo, recipe: library.editRecipeNames[0] ?? 'flat', label: 'Car' } as library.HeroFrame;
const estimate = {
  serviceType: 'portrait',
  qualityLevel: 'pro',
  turnaround: 'standard',
  imageCount: 1,
  rushOrder: false,
} as const;
const inMenu = (item: ReactElement) => (
  <DropdownMenu open>
    <DropdownMenuTrigger>Open</DropdownMenuTrigger>
    <DropdownMenuContent>{item}</DropdownMenuContent>
  </DropdownMenu>
);
const inForm = (part: ReactElement) => <library.QuoteFormRoot>{part}</library.QuoteFormRoot>;
const size = { width: 3, height: 2 } as ImageBitmap;
const source: looks.LookSource = { small: size, large: size, close: () => undefined };
const nothing = () => undefined;

/** One sample of every component whose root takes `className`, `ref` and other props. */
export const samples: Record<string, Sample> = {
  Aside: (probe) => <library.Aside {...probe}>Remark</library.Aside>,
  Badge: (probe) => <library.Badge {...probe}>New</library.Badge>,
  BarChart: (probe) => <library.BarChart {...probe} title="Orders" points={[{ label: 'May', value: 3 }]} />,
  BeforeAfter: (probe) => <library.BeforeAfter {...probe} after={photo} sizes="1px" />,
  Breadcrumbs: (probe) => <library.Breadcrumbs {...probe} trail={[link]} current="Here" />,
  BriefCheckList: (probe) => (
    <library.BriefCheckList
      {...probe}
      state={{ ...library.defaultQuote, fields: { ...library.defaultQuote.fields, contactMethod: 'phone' } }}
      onAct={nothing}
    />
  ),
  Button: (probe) => <library.Button {...probe}>Send</library.Button>,
  ChatCard: (probe) => <library.ChatCard {...probe} />,
  ChatLauncher: (probe) => <library.ChatLauncher {...probe} />,
  ChatWidget: (probe) => <library.ChatWidget {...probe} />,
  Chip: (probe) => (
    <ChipGroup legend="Style">
      <library.Chip {...probe} value="a">
        A
      </library.Chip>
    </ChipGroup>
  ),
  ChipGroup: (probe) => <ChipGroup {...probe} legend="Style" />,
  DataTable: (probe) => (
    <library.DataTable
      {...probe}
      caption="Orders"
      columns={[{ id: 'name', header: 'Name', value: (row: string) => row }]}
      rows={['A']}
      rowKey={(row) => row}
    />
  ),
  DeliveryLine: (probe) => (
    <library.DeliveryLine
      {...probe}
      turnaround="rush"
      officeHours={{ timeZone: 'UTC', opens: '09:00', closes: '18:00' }}
    />
  ),
  ErrorScreen: (probe) => <library.ErrorScreen {...probe} errorId="1" />,
  EstimateReceipt: (probe) => <library.EstimateReceipt {...probe} {...estimate} />,
  Field: (probe) => (
    <library.Field {...probe} label="Label">
      {(control) => <input {...control} />}
    </library.Field>
  ),
  FieldError: (probe) => <library.FieldError {...probe}>Wrong</library.FieldError>,
  FieldHint: (probe) => <library.FieldHint {...probe}>Hint</library.FieldHint>,
  Faq: (probe) => <library.Faq {...probe} title="Questions" items={[]} />,
  Footer: (probe) => (
    <library.Footer
      {...probe}
      {...{
        brand,
        newsletter: '',
        columns: [],
        social: [],
        recognition: [],
        trust: [],
        payments: [],
        credit: '',
      }}
    />
  ),
  Header: (probe) => <library.Header {...probe} {...{ brand, links: [link], getStarted: link }} />,
  Hero: (probe) => (
    <library.Hero
      {...probe}
      {...{ title: 'Title', lead: '', primaryAction: link, bullets: [], stats: [], frames: [frame] }}
    />
  ),
  Logo: (probe) => <library.Logo {...probe} name="Studio" />,
  LookThumb: (probe) => <looks.LookThumb {...probe} source={source} look="Warm & Cozy" />,
  NewsletterForm: (probe) => <library.NewsletterForm {...probe} />,
  OptionCard: (probe) => (
    <OptionGroup legend="Quality">
      <library.OptionCard {...probe} value="a" title="A" />
    </OptionGroup>
  ),
  OptionGroup: (probe) => <OptionGroup {...probe} legend="Quality" />,
  OrderConfirmation: (probe) => (
    <library.OrderConfirmation
      {...probe}
      order={
        {
          id: 'SL-1',
          payload: { ...estimate, customerEmail: 'a@b.example', uploadedFiles: [], referenceFiles: [] },
        } as unknown as library.SentOrder
      }
      serviceTitle="Portrait"
      onStartAnother={nothing}
    />
  ),
  PencilMark: (probe) => <library.PencilMark {...probe} shape="ring" />,
  PhotoList: (probe) => <library.PhotoList {...probe} photos={[new File([], 'a.jpg')]} onRemove={nothing} />,
  PhotoPicker: (probe) => <library.PhotoPicker {...probe} photos={[]} onAdd={nothing} onRemove={nothing} />,
  Picture: (probe) => <library.Picture {...probe} photo={photo} sizes="1px" />,
  Portfolio: (probe) => <library.Portfolio {...probe} title="Portfolio" items={[]} categories={[]} />,
  PricingCards: (probe) => <library.PricingCards {...probe} />,
  QuoteActions: (probe) => (
    <library.QuoteActions {...probe} issuer={{ name: 'Studio' }} state={library.defaultQuote} />
  ),
  QuoteForm: (probe) => <library.QuoteForm {...probe} />,
  QuoteFormBody: (probe) => inForm(<library.QuoteFormBody {...probe} />),
  QuoteFormCard: (probe) => inForm(<library.QuoteFormCard {...probe} />),
  QuoteFormReceipt: (probe) => inForm(<library.QuoteFormReceipt {...probe} />),
  QuoteFormRoot: (probe) => <library.QuoteFormRoot {...probe} />,
  QuoteFormTabs: (probe) => inForm(<library.QuoteFormTabs {...probe} />),
  PrintableQuote: (probe) => (
    <library.PrintableQuote
      {...probe}
      issuer={{ name: 'Studio' }}
      state={library.defaultQuote}
      now={new Date(0)}
    />
  ),
  SectionError: (probe) => <library.SectionError {...probe} onRetry={nothing} />,
  Prose: (probe) => <library.Prose {...probe}>Text</library.Prose>,
  SectionHeading: (probe) => <library.SectionHeading {...probe} title="Title" />,
  Contact: (probe) => <library.Contact {...probe} title="Contact" channels={[]} />,
  Expertise: (probe) => <library.Expertise {...probe} title="Expertise" areas={[]} />,
  HowItWorks: (probe) => (
    <library.HowItWorks
      {...probe}
      title="How it works"
      steps={[{ title: 'One', text: '', photo, stage: 'half' }]}
    />
  ),
  PortalTeaser: (probe) => (
    <library.PortalTeaser {...probe} title="Portal" points={[]} action={link} slip={slip} />
  ),
  PremiumPricing: (probe) => <library.PremiumPricing {...probe} title="Premium" includes={[]} />,
  PricingCalculator: (probe) => <library.PricingCalculator {...probe} />,
  Testimonials: (probe) => <library.Testimonials {...probe} title="Testimonials" quotes={[]} />,
  WhyChooseUs: (probe) => <library.WhyChooseUs {...probe} title="Why" photo={photo} claims={[]} />,
  Services: (probe) => (
    <library.Services {...probe} services={[]} photos={{}} hrefFor={(id) => `/${id}`} title="Services" />
  ),
  SignInForm: (probe) => <library.SignInForm {...probe} />,
  SignUpForm: (probe) => <library.SignUpForm {...probe} />,
  SkipLink: (probe) => <library.SkipLink {...probe} />,
  Spinner: (probe) => <library.Spinner {...probe} label="Loading" />,
  Tabs: (probe) => <Tabs {...probe} />,
  TabsContent: (probe) => (
    <Tabs value="a">
      <library.TabsContent {...probe} value="a" />
    </Tabs>
  ),
  TabsList: (probe) => (
    <Tabs value="a">
      <TabsList {...probe} />
    </Tabs>
  ),
  TabsTrigger: (probe) => (
    <Tabs value="a">
      <TabsList>
        <library.TabsTrigger {...probe} value="a">
          A
        </library.TabsTrigger>
      </TabsList>
    </Tabs>
  ),
  SummaryList: (probe) => <library.SummaryList {...probe} rows={[['Service', 'Portrait']]} />,
  TierCards: (probe) => <library.TierCards {...probe} service="portrait" />,
  Toggle: (probe) => <library.Toggle {...probe}>Captions</library.Toggle>,
  UpdateNotice: (probe) => <library.UpdateNotice {...probe} open />,
  VideoShowcase: (probe) => <library.VideoShowcase {...probe} title="Films" films={[]} />,
  ...Object.fromEntries(
    Object.entries(library)
      .filter(([name]) => name.endsWith('Icon'))
      .map(([name, Icon]) => [name, (probe: Probe) => (Icon as typeof library.CheckIcon)(probe)]),
  ),
};

/** Samples of components that render into a portal, and so only in a browser. */
export const overlays: Record<string, Sample> = {
  DialogClose: (probe) => (
    <Dialog open>
      <library.DialogContent title="Title" hideClose>
        <library.DialogClose {...probe}>Close</library.DialogClose>
      </library.DialogContent>
    </Dialog>
  ),
  DialogContent: (probe) => (
    <Dialog open>
      <library.DialogContent {...probe} title="Title" />
    </Dialog>
  ),
  DialogTrigger: (probe) => (
    <Dialog>
      <library.DialogTrigger {...probe}>Open</library.DialogTrigger>
    </Dialog>
  ),
  DropdownMenuContent: (probe) => (
    <DropdownMenu open>
      <DropdownMenuTrigger>Open</DropdownMenuTrigger>
      <DropdownMenuContent {...probe} />
    </DropdownMenu>
  ),
  DropdownMenuItem: (probe) => inMenu(<library.DropdownMenuItem {...probe}>A</library.DropdownMenuItem>),
  DropdownMenuRadioGroup: (probe) => inMenu(<DropdownMenuRadioGroup {...probe} />),
  DropdownMenuRadioItem: (probe) =>
    inMenu(
      <DropdownMenuRadioGroup value="a">
        <library.DropdownMenuRadioItem {...probe} value="a">
          A
        </library.DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>,
    ),
  DropdownMenuTrigger: (probe) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...probe}>Open</DropdownMenuTrigger>
    </DropdownMenu>
  ),
  Lightbox: (probe) => (
    <library.Lightbox
      {...probe}
      open
      onOpenChange={nothing}
      items={[{ id: 'a', title: 'A', photo }]}
      index={0}
      onIndexChange={nothing}
    />
  ),
  MarkEditor: (probe) => (
    <annotations.MarkEditor
      {...probe}
      open
      onOpenChange={nothing}
      photos={[new File(['raw'], 'a.nef')]}
      index={0}
      onIndexChange={nothing}
      marks={{}}
      onMarksChange={nothing}
    />
  ),
  VideoPlayer: (probe) => (
    <library.VideoPlayer
      {...probe}
      open
      onOpenChange={nothing}
      film={{ id: 'a', title: 'A', stills: [{ photo, seconds: 5, caption: 'A.' }] }}
    />
  ),
};

const field = 'className goes to the field; ref and the other props go to its control, which a form reads';
const overlay = 'a whole overlay: a host controls only open, onOpenChange and className';
const bare = 'renders no element of its own';
const section = 'a panel inside tabs, and a section without them; its parent lays it out';
const column = 'renders several children of a column that the host lays out';

/** Components to which the rule does not apply, and the reason. */
export const exceptions: Record<string, string> = {
  Checkbox: field,
  SelectField: field,
  TextArea: field,
  TextField: field,
  Dialog: bare,
  DropdownMenu: bare,
  NavigationProvider: bare,
  LocaleProvider: bare,
  OverlayProvider: bare,
  CatchErrors: bare,
  ErrorBoundary: bare,
  Link: 'renders the link component of the host',
  Toaster: 'mounted once by the host; its root is Radix’s region on the body',
  SearchDialog: overlay,
  SignInDialog: overlay,
  LookCompare: 'renders nothing before it has been painted',
  Circled: 'a word in a headline: it takes its text and nothing else',
  QuoteFormActions: 'renders nothing before a service is chosen',
  QuoteFormConfirmation: 'renders nothing before an order is sent',
  QuoteFormContact: section,
  QuoteFormDetails: section,
  QuoteFormFooter: column,
  QuoteFormNotices: column,
  QuoteFormPreferences: section,
  QuoteFormReview: column,
  QuoteFormUpload: section,
  ResponseError: 'an error, not a component',
  ApiError: 'an error, not a component',
  NetworkError: 'an error, not a component',
};
