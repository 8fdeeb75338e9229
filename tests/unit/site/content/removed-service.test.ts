import { expect, test, vi } from 'vitest';
import { catalog } from '../../../../src/pricing/catalog.ts';
import { sampleServices } from '../../../../site/content/account/sample-business.ts';
import { questions } from '../../../../site/content/faq.ts';
import { findPage } from '../../../../site/content/find-page.ts';
import { footerColumns } from '../../../../site/content/footer-columns.ts';
import { expertise } from '../../../../site/content/home-expertise.tsx';
import { leftOut, pages } from '../../../../site/content/pages.ts';
import { portfolioFrames } from '../../../../site/content/portfolio.ts';

vi.mock('../../../../src/pricing/price-table.ts', async (load) => {
  const file = await load<typeof import('../../../../src/pricing/price-table.ts')>();
  const serviceIds = Object.keys(file.basePrices).filter((id) => id !== 'portrait');
  return { ...file, serviceIds, isServiceId: (id: string) => serviceIds.includes(id) };
});
vi.mock('../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../site/brand.ts')>();
  const isShown = ({ href }: { href: string }) => href !== '/careers';
  return { ...file, isShown, brand: { ...file.brand, demonstration: true, leftOut: ['/careers'] } };
});

test('no list names a service that is not offered', () => {
  const labels = footerColumns[0]?.links.map(({ label }) => label);
  const areas = expertise.areas.map(({ name }) => name);
  const services = [
    portfolioFrames.map(({ category }) => category),
    sampleServices.map(({ service }) => service),
  ];
  for (const list of [labels, areas]) {
    expect(list).toContain('Wedding');
    expect(list?.filter((name) => name.startsWith('Portrait'))).toEqual([]);
  }
  for (const list of [...services, catalog.map(({ id }) => id)]) {
    expect(list).toContain('wedding');
    expect(list).not.toContain('portrait');
  }
  expect(questions[0]?.answer[0]).toMatch(
    /^You pay by the image: background removal from \$\d+, wedding from \$\d+, (?!portrait)/,
  );
});

test('the pages of a service that is not offered leave, and no card shows them', () => {
  const gone = [
    '/services/portrait',
    '/services/portrait-retouching',
    '/blog/skin-retouching-that-keeps-texture',
  ];
  for (const path of gone) {
    expect(findPage(path)).toBeUndefined();
    expect([...leftOut]).toContain(path);
  }
  const shown = pages.flatMap(({ path }) => findPage(path)?.related.map((page) => page.path));
  expect(shown).toContain('/services/wedding-photography');
  for (const path of leftOut) expect(shown).not.toContain(path);
});

test('a page that the brand leaves out takes its links in the footer and the pages below it', () => {
  expect(footerColumns.flatMap(({ links }) => links.map(({ href }) => href))).not.toContain('/careers');
  expect(pages.filter(({ path }) => path.startsWith('/careers'))).toEqual([]);
  expect([...leftOut].filter((path) => path.startsWith('/careers/apply/'))).not.toEqual([]);
});
