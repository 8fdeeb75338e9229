/** Tests content that our own site lacks: words wider than a phone, and repeated words in a list. */
import { photos } from '#photos';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  BarChart,
  Contact,
  Footer,
  Header,
  Hero,
  OptionCard,
  OptionGroup,
  WhyChooseUs,
} from '../../src/index.ts';
import { ContactLinks } from '../../src/layout/contact-links.tsx';
import { contactLinkClass } from '../../src/layout/header-top-bar.tsx';
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

const longWords: Record<string, { box: string; view: ReactElement }> = {
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
    box: 'div',
    view: (
      <div className="flex flex-col">
        <ContactLinks brand={brand} className={contactLinkClass} />
      </div>
    ),
  },
  'a label of a chart': {
    box: '[role="img"]',
    view: <BarChart title="Photos" points={[{ label: word + word, value: 3 }]} />,
  },
};

test.each(Object.entries(longWords))(
  '%s wraps a word that is wider than a phone',
  async (_name, { box, view }) => {
    await page.viewport(320, 640);
    const { container } = await render(view);
    const text = [...container.querySelectorAll(`${box} *`)].find(
      ({ firstChild }) => firstChild instanceof Text && firstChild.data.includes(word),
    );
    const range = document.createRange();
    range.selectNodeContents(text as Node);
    const { right } = range.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(text?.closest(box)?.getBoundingClientRect().right ?? 0);
    expect(right).toBeLessThanOrEqual(320);
  },
);

const links = [{ title: 'Work', links: [link, { href: '/', label: 'Home' }] }];
const figures = [
  { value: '1', label: 'studio' },
  { value: '2', label: 'studio' },
];
const point = { label: 'Mon', value: 3 };
const phone = { label: 'Phone', value: '1', href: 'tel:1' };

const repetitions: Record<string, ReactElement> = {
  'a chart with equal points': <BarChart title="Photos" points={[point, point]} />,
  'a section with equal figures': <WhyChooseUs title="Why" photo={photos.car} claims={figures} />,
  'a hero with equal figures and film edge words': (
    <Hero
      title="Rooms"
      lead="Tonight."
      primaryAction={link}
      frames={[{ photo: photos.car, recipe: 'automotive', label: 'Car' }]}
      stats={figures}
      filmEdge={['Safelight', 'Safelight']}
    />
  ),
  'a contact section with equal channels': (
    <Contact title="Contact" channels={[phone, { ...phone, value: '2', href: 'tel:2' }]} />
  ),
  'a footer with equal links and figures': (
    <Footer brand={brand} credit="" columns={links} recognition={figures} />
  ),
  'a header with equal links': (
    <Header brand={brand} links={links[0]?.links ?? []} moreLinks={links} getStarted={link} />
  ),
};

test.each(Object.entries(repetitions))('%s logs no error about duplicate keys', async (_name, view) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await render(view);
  expect(logged.mock.calls.map(([text]) => String(text))).toEqual([]);
});
