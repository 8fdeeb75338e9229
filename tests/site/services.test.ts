/** The pages of the services: 15 fixed pages and 16 ids (pages 3). */
import { expect, test } from 'vitest';
import { leftOut } from '../../site/content/pages.ts';
import {
  basePrices,
  qualityLevels,
  tiersFor,
  turnaroundTexts,
  type ServiceId,
} from '../../src/pricing/price-table.ts';
import { attributes, htmlAt, mainOf, textOf } from './built.ts';

const fixed: Record<string, ServiceId | undefined> = {
  'portrait-retouching': 'portrait',
  'wedding-photography': 'wedding',
  'real-estate': 'real-estate',
  'product-photography': 'product',
  'fashion-beauty': 'fashion',
  'background-removal': 'background-removal',
  'color-correction': 'color-correction',
  'photo-restoration': 'restoration',
  'corporate-headshots': undefined,
  'ecommerce-photos': 'ecommerce',
  'event-photography': 'event',
  'beauty-retouching': undefined,
  'automotive-photography': 'automotive',
  'jewelry-photography': 'jewelry',
  'food-photography': 'food',
};
const services: Record<string, ServiceId | undefined> = {
  ...fixed,
  ...Object.fromEntries(Object.keys(basePrices).map((id) => [id, id as ServiceId])),
};
const isKept = (slug: string) => !leftOut.has(`/services/${slug}`);
const slugs = Object.keys(services).filter(isKept);

const pageOf = (slug: string) => htmlAt(`/services/${slug}`);

test('the service pages have 28 URLs: 15 fixed ones and 16 ids, three of them equal', () => {
  expect(Object.keys(services)).toHaveLength(28);
});

test.for(slugs)('/services/%s is a page with prices and a way to order (pages 1, pages 3)', (slug) => {
  const html = pageOf(slug);
  const id = services[slug];
  const main = mainOf(html);
  expect(main).toContain('<h1');
  const orders = attributes(main, /a/, 'href').filter((href) => href.includes('service='));
  // The button at the top and one below each tier.
  const order = `/?service=${id ?? 'portrait'}`;
  expect(orders.toSorted()).toEqual(
    [`${order}#upload`, ...qualityLevels.map((tier) => `${order}&tier=${tier}#upload`)].toSorted(),
  );
  const { basic, pro, premium } = tiersFor(slug in fixed && !id ? slug : (id ?? slug));
  const text = textOf(main);
  for (const price of [basic, pro, premium]) expect(text).toContain(`$${price} per image`);
  expect(text).toContain(id ? turnaroundTexts[id] : '24-48 hours');
});

test.for(['corporate-headshots', 'beauty-retouching'].filter(isKept))(
  '/services/%s has the fallback prices',
  (slug) => {
    const text = textOf(mainOf(pageOf(slug)));
    for (const price of [2, 5, 10]) expect(text).toContain(`$${price} per image`);
  },
);

test.for(['real-estate', 'background-removal', 'color-correction'].filter(isKept))(
  '/services/%s is the fixed page, not the sheet of the id (pages 3)',
  (slug) => {
    expect(pageOf(slug)).toContain('What is done');
    expect(pageOf(slug)).not.toContain('Order sheet');
  },
);

test.for(Object.keys(fixed).filter(isKept))('/services/%s answers three questions or more', (slug) => {
  const [, part = ''] = mainOf(pageOf(slug)).split('id="questions"');
  expect(part.match(/<summary\b/g)?.length).toBeGreaterThanOrEqual(3);
});

test('no two service pages contain the same sentence', () => {
  const homes = new Map<string, string>();
  const twice: string[] = [];
  for (const slug of slugs) {
    // Paragraphs, points and answers; the texts of components (tiers, related pages) are their own.
    const own = mainOf(pageOf(slug)).replace(
      /<section aria-labelledby="(?:prices|related)"[\s\S]*?<\/section>|<p class="label-mono[\s\S]*?<\/p>/g,
      '',
    );
    const sentences = [
      ...own.matchAll(/<(p|li|dd|blockquote)\b[^>]*>((?:(?!<(?:p|li|dd)\b)[\s\S])*?)<\/\1>/g),
    ]
      .flatMap(([, , inner]) => textOf(inner ?? '').split(/(?<=[.?])\s/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length > 5);
    for (const sentence of new Set(sentences)) {
      const other = homes.get(sentence);
      if (other) twice.push(`${other}, ${slug}: ${sentence}`);
      homes.set(sentence, slug);
    }
  }
  expect(homes.size).toBeGreaterThan(10 * slugs.length);
  expect(twice).toEqual([]);
});

test.for(slugs)('/services/%s shows no photograph twice in a list', (slug) => {
  for (const [list] of mainOf(pageOf(slug)).matchAll(/<ul\b[\s\S]*?<\/ul>/g)) {
    const images = attributes(list, /img/, 'src');
    expect(images).toEqual([...new Set(images)]);
  }
});

test('a guide loads its first image with high priority, and an order page does not', () => {
  const isSheet = (slug: string) => pageOf(slug).includes('>Order sheet ·');
  const fetchesFirst = (slug: string) => /<img\b[^>]*fetchPriority="high"/i.test(mainOf(pageOf(slug)));
  expect(slugs.filter(isSheet)).not.toHaveLength(0);
  expect(slugs.filter(fetchesFirst)).toEqual(slugs.filter((slug) => !isSheet(slug)));
});
