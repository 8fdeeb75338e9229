/** Sections and the footer render with only their required props, and leave no empty list, heading or row. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  catalog,
  Footer,
  Header,
  Hero,
  HowItWorks,
  Picture,
  Services,
  type Photograph,
} from '../../src/index.ts';

/** A photograph with one file and no placeholder color. */
const room: Photograph = { alt: 'A living room', src: '/room.jpg', width: 1200, height: 800 };
const brand = { name: 'Plumb', phone: '+1 (555) 010-0100', email: 'hello@plumb.example', hours: 'Mon-Fri' };

/** Matches empty lists, navigations, headings and pictures. */
const emptyElement = /<(ul|ol|dl|nav|h[1-6]|picture)\b[^>]*><\/\1>/;

test('Footer renders only the contact for a brand without other props', () => {
  const markup = renderToStaticMarkup(<Footer brand={brand} credit="© 2026 Plumb" />);
  expect(markup).not.toMatch(emptyElement);
  expect(markup).not.toMatch(/<form|<nav/);
  expect(markup.match(/<h2\b/g), 'the heading of the contact').toHaveLength(1);
  const trusted = renderToStaticMarkup(<Footer brand={brand} credit="" trust={['ISO 9001']} />);
  expect(trusted.match(/<h2\b/g)).toHaveLength(2);
});

test('Header and Footer omit contact details that the brand does not have', () => {
  const name = { name: 'Plumb' };
  const footer = renderToStaticMarkup(<Footer brand={name} credit="© 2026 Plumb" />);
  expect(footer).not.toMatch(/<h2\b|<address|tel:|mailto:/);
  const header = renderToStaticMarkup(
    <Header brand={name} links={[]} getStarted={{ href: '/', label: 'Start' }} onSearch={() => {}} />,
  );
  expect(header).not.toMatch(/tel:|mailto:|undefined|<p\b[^>]*><\/p>|max-md:hidden"><\//);
  const byMail = renderToStaticMarkup(<Footer brand={{ ...name, email: brand.email }} credit="" />);
  expect(byMail).toContain('mailto:hello@plumb.example');
  expect(byMail).not.toContain('tel:');
});

test('Hero renders with only a title, a lead, one action and one frame', () => {
  const markup = renderToStaticMarkup(
    <Hero
      title="Rooms, straightened."
      lead="Send the listing tonight."
      primaryAction={{ href: '#order', label: 'Send a listing' }}
      frames={[{ photo: room, recipe: 'real-estate', label: 'Living room' }]}
    />,
  );
  expect(markup).not.toMatch(emptyElement);
  expect(markup).toContain('src="/room.jpg"');
  expect(markup, 'no list of thumbnails for a single frame').not.toMatch(/<li\b/);
});

test('Picture renders a photograph of one file without sources and placeholder color', () => {
  const markup = renderToStaticMarkup(<Picture photo={room} sizes="50vw" />);
  expect(markup).not.toMatch(/<source|style=/);
  expect(markup).toContain('width="1200"');
});

test('Services renders without photographs, and the stage of a HowItWorks step defaults to done', () => {
  const services = catalog.slice(0, 2);
  expect(
    renderToStaticMarkup(<Services title="Work" services={services} hrefFor={(id) => `/${id}`} />),
  ).toContain('href="/portrait"');
  const step = { title: 'Have it back', text: 'As you meant it.', photo: room };
  expect(renderToStaticMarkup(<HowItWorks title="How" steps={[{ ...step, stage: 'done' }]} />)).toBe(
    renderToStaticMarkup(<HowItWorks title="How" steps={[step]} />),
  );
});
