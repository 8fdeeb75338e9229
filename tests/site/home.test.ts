/** Tests the home page's HTML, before any script has run. */
import { expect, test } from 'vitest';
import { brand } from '../../site/brand.ts';
import { hasTestimonials } from '../../site/sections/testimonials.tsx';
import { htmlAt, textOf } from './built.ts';

const html = htmlAt('/');

/** Ids of the home page's sections, in the specified order (pages 30). Sections without an id are left out. */
const order = [
  'services',
  'upload',
  'how-it-works',
  'portfolio',
  'videos',
  'team',
  'portal',
  'why',
  'calculator',
  'premium',
  ...(hasTestimonials ? ['testimonials'] : []),
  'faq',
  'contact',
];

test('the prerendered home page contains the sections in the specified order (pages 30, pages 31)', () => {
  const places = order.map((id) => html.indexOf(` id="${id}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the heading of each section begins with its name in the specification (pages 30)', () => {
  const headings = [...html.matchAll(/<h2\b.*?<\/h2>/gs)].map(([heading]) => textOf(heading).trim());
  const named = [
    /^01 Services /,
    /^02 Order or quote Upload/,
    /^03 How it works /,
    /^04 Portfolio /,
    /^05 Video showcase /,
    /^06 Expertise /,
    /^07 Customer portal /,
    /^08 Why choose us /,
    /^09 Pricing calculator /,
    /^10 Premium pricing /,
    ...(hasTestimonials ? [/^11 Testimonials /] : []),
    /^12 FAQ /,
    /^13 Contact /,
  ];
  const sections = headings.filter((heading) => /^\d\d /.test(heading));
  expect(sections).toEqual(named.map((name): unknown => expect.stringMatching(name)));
});

test('#services, #team, #press, #help and #status are ids on the page (pages 9)', () => {
  for (const id of ['services', 'team', 'press', 'help', 'status'])
    expect(html.match(new RegExp(` id="${id}"`, 'g')), id).toHaveLength(1);
});

/* A real studio has its own claims and quotations. */
test.runIf(brand.demonstration)(
  'the site shows every claim of the specification, each figure in its place (pages 34, estimate 24)',
  () => {
    const text = textOf(html);
    for (const claim of [
      '30-day money-back guarantee',
      '24-hour delivery',
      '98.5% success rate',
      '98% Satisfaction Rate',
      '50K+ Happy Clients',
      '2M+ Photos Edited',
      '150+ Countries Served',
      '24-Hour Express Delivery',
      'AI-Powered Quality Control',
      'Global Team of Experts',
      '100% Money-Back Guarantee',
      '4.9/5 rating',
      '500,000+ customers',
      '50,000+ newsletter subscribers',
      '150+ countries',
      '2.5 hours',
      'Mon-Fri 9AM-6PM EST',
      'ISO 9001',
      'SOC 2',
      'PCI DSS',
      '256-bit SSL',
      'A quote within 2 hours',
    ])
      expect(text, claim).toContain(claim);
  },
);

test.runIf(brand.demonstration)('every quotation is marked as a sample', () => {
  expect(html).toContain('<blockquote');
  expect(html).toContain('Sample words');
});
