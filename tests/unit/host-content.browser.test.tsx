/** Tests content that our own site lacks: words wider than a phone, repeated words in a list, and functions that throw. */
import { photos } from '#photos';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  BarChart,
  ChatCard,
  Contact,
  defaultQuote,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Expertise,
  Faq,
  Footer,
  Header,
  Hero,
  HowItWorks,
  OptionCard,
  OptionGroup,
  PhotoPicker,
  PortalTeaser,
  PremiumPricing,
  PrintableQuote,
  SummaryList,
  Tabs,
  TabsList,
  TabsTrigger,
  TierCards,
  WhyChooseUs,
} from '../../src/index.ts';
import '../../src/styles/index.css';

afterEach(() => vi.restoreAllMocks());

const word = 'Hintergrundentfernungsdienstleistungen';
const brand = {
  name: 'Plumb',
  phone: '+1 (555) 010-0100',
  email: `hello@${word}.example`,
  hours: 'Mon-Fri',
};
const link = { href: '/', label: word };

const longWords: Record<string, { box: string; view: ReactElement; opens?: string }> = {
  'an option card': {
    box: 'label',
    view: (
      <OptionGroup legend="Service" columns={4}>
        <OptionCard value="one" title={word} />
      </OptionGroup>
    ),
  },
  'a link of the footer': {
    box: 'li',
    view: <Footer brand={brand} credit="" columns={[{ title: 'Work', links: [link] }]} />,
  },
  'the email in the footer': { box: 'address', view: <Footer brand={brand} credit="" /> },
  'the email in the menu': {
    box: '[data-state="open"] div',
    view: <Header brand={brand} links={[]} getStarted={{ href: '/', label: 'Start' }} />,
    opens: 'Menu',
  },
  'a label of a chart': {
    box: '[role="img"]',
    view: <BarChart title="Photos" points={[{ label: word + word, value: 3 }]} />,
  },
};

test.each(Object.entries(longWords))(
  '%s wraps a word that is wider than a phone',
  async (_name, { box, view, opens }) => {
    await page.viewport(320, 640);
    const { container } = await render(view);
    if (opens) await page.getByRole('button', { name: opens }).click();
    const findText = () =>
      [...container.querySelectorAll(`${box} *`)].find(
        ({ firstChild }) => firstChild instanceof Text && firstChild.data.includes(word),
      );
    await expect.poll(findText).toBeDefined();
    const text = findText();
    const range = document.createRange();
    range.selectNodeContents(text as Node);
    const { right } = range.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(text?.closest(box)?.getBoundingClientRect().right ?? 0);
    expect(right).toBeLessThanOrEqual(320);
  },
);

const group = { title: 'Work', links: [link, link] };
const links = [group, group];
const figure = { value: '1', label: 'studio' };
const figures = [figure, figure];
const point = { label: 'Mon', value: 3 };
const phone = { label: 'Phone', value: '1', href: 'tel:1' };
const frame = { photo: photos.car, recipe: 'automotive', label: 'Car' } as const;
const step = { title: 'Send', text: 'Photos', photo: photos.car, stage: 'half' } as const;
const area = { name: 'Portraits', text: '', turnaround: '24 hours' };
const row = { term: 'Photos', value: '3' };

const repetitions: Record<string, ReactElement> = {
  'a chart with equal points': <BarChart title="Photos" points={[point, point]} />,
  'a section with equal figures and certificates': (
    <WhyChooseUs title="Why" photo={photos.car} claims={figures} certifications={['ISO', 'ISO']} />
  ),
  'a hero with equal frames, bullets, figures and film edge words': (
    <Hero
      title="Rooms"
      lead="Tonight."
      primaryAction={link}
      frames={[frame, frame]}
      bullets={['Fast', 'Fast']}
      stats={figures}
      filmEdge={['Safelight', 'Safelight']}
    />
  ),
  'a contact section with equal channels': <Contact title="Contact" channels={[phone, phone]} />,
  'a footer with equal links, figures and marks': (
    <Footer
      brand={brand}
      credit=""
      columns={links}
      social={[link, link]}
      recognition={figures}
      trust={['ISO', 'ISO']}
      payments={[
        { mark: 'CARD', name: 'Card' },
        { mark: 'CARD', name: 'Card' },
      ]}
    />
  ),
  'a header with equal links': (
    <Header brand={brand} links={[link, link]} moreLinks={links} getStarted={link} />
  ),
  'an index with equal areas': <Expertise title="Areas" areas={[area, area]} />,
  'equal steps': <HowItWorks title="How" steps={[step, step]} />,
  'a portal with equal points and rows': (
    <PortalTeaser
      title="Portal"
      points={[
        { title: 'Fast', text: '' },
        { title: 'Fast', text: '' },
      ]}
      action={link}
      slip={{ label: 'Order', number: '1', rows: [row, row], total: row }}
    />
  ),
  'a price with equal lines': <PremiumPricing title="Premium" includes={['Retouching', 'Retouching']} />,
  'a quote with equal lines and terms': (
    <PrintableQuote
      state={defaultQuote}
      issuer={{ name: 'Studio', lines: ['Main St', 'Main St'] }}
      terms={['Net 30', 'Net 30']}
      now={new Date(0)}
    />
  ),
  'an answer with equal paragraphs': (
    <Faq title="Questions" items={[{ id: 'a', question: 'Why?', answer: ['Because.', 'Because.'] }]} />
  ),
  'cards with equal features': (
    <TierCards
      service="portrait"
      messages={{
        features: () => ({ basic: ['Color', 'Color'], pro: [], premium: [] }),
      }}
    />
  ),
  'a summary with equal rows': (
    <SummaryList
      rows={[
        ['Style', 'Warm'],
        ['Style', 'Cool'],
      ]}
    />
  ),
};

test.each(Object.entries(repetitions))('%s logs no error about duplicate keys', async (_name, view) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await render(view);
  expect(logged.mock.calls.map(([text]) => String(text))).toEqual([]);
});

const fail = () => {
  throw new Error('host');
};

const failures: Record<string, { view: ReactElement; act?: () => Promise<unknown> }> = {
  'onUnreadChange of ChatCard': { view: <ChatCard onUnreadChange={fail} /> },
  'onAdd of PhotoPicker': {
    view: <PhotoPicker photos={[]} onAdd={fail} onRemove={() => {}} />,
    act: () =>
      page.getByLabelText(/^Drop photos here/).upload(new File(['x'], 'a.jpg', { type: 'image/jpeg' })),
  },
  'onValueChange of Tabs': {
    view: (
      <Tabs defaultValue="a" onValueChange={fail}>
        <TabsList aria-label="Steps">
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
      </Tabs>
    ),
    act: () => page.getByRole('tab', { name: 'B' }).click(),
  },
  'onOpenChange of DropdownMenu': {
    view: (
      <DropdownMenu onOpenChange={fail}>
        <DropdownMenuTrigger>Open</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Item</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    act: () => page.getByRole('button', { name: 'Open' }).click(),
  },
};

test.each(Object.entries(failures))(
  '%s that throws is reported and leaves the page',
  async (_name, { view, act }) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const { container } = await render(view);
    await act?.();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(new Error('host')));
    expect(container.childElementCount).toBeGreaterThan(0);
  },
);
