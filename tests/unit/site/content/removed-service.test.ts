import { expect, test, vi } from 'vitest';
import { catalog } from '../../../../src/pricing/catalog.ts';
import { sampleServices } from '../../../../site/content/account/sample-business.ts';
import { exampleService } from '../../../../site/content/facts.ts';
import { questions } from '../../../../site/content/faq.ts';
import { findPage } from '../../../../site/content/find-page.ts';
import { notFoundPage } from '../../../../site/content/pages-without-row.ts';
import { footerColumns } from '../../../../site/content/footer-columns.ts';
import { moreLinks } from '../../../../site/content/header-links.ts';
import { shownGroups } from '../../../../site/content/is-shown.ts';
import { leftOut, pages } from '../../../../site/content/pages.ts';
import { portfolioFrames } from '../../../../site/content/portfolio.ts';
import { areas } from '../../../../site/sections/expertise.tsx';

vi.mock('../../../../src/pricing/price-table.ts', async (load) => {
  const file = await load<typeof import('../../../../src/pricing/price-table.ts')>();
  const serviceIds = Object.keys(file.basePrices).filter((id) => id !== 'portrait');
  return { ...file, serviceIds, isServiceId: (id: string) => serviceIds.includes(id) };
});
vi.mock('../../../../site/brand.ts', async (load) => {
  const file = await load<typeof import('../../../../site/brand.ts')>();
  return { ...file, brand: { ...file.brand, demonstration: true, leftOut: ['/careers', '/erpnext-test'] } };
});
// The build defines it as the paths of `leftOut`, which the last test compares.
vi.hoisted(() => Object.assign(globalThis, { LEFT_OUT: ['/careers', '/erpnext-test'] }));

test('no list names a service that is not offered', () => {
  const labels = footerColumns[0]?.links.map(({ label }) => label);
  const services = [
    portfolioFrames.map(({ category }) => category),
    sampleServices.map(({ service }) => service),
  ];
  for (const list of [labels, areas.map(({ name }) => name)]) {
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
    expect(findPage(path)).toBe(notFoundPage);
    expect([...leftOut]).toContain(path);
  }
  const shown = pages.flatMap(({ path }) => findPage(path).related.map((page) => page.path));
  expect(shown).toContain('/services/wedding-photography');
  for (const path of leftOut) expect(shown).not.toContain(path);
});

test('a page that the brand leaves out takes its links in menus and the pages below it', () => {
  const shown = [...footerColumns, ...moreLinks].flatMap(({ links }) => links.map(({ href }) => href));
  expect(shown).toContain('/about');
  for (const path of LEFT_OUT) {
    expect(shown).not.toContain(path);
    expect([...leftOut]).toContain(path);
  }
  expect(pages.filter(({ path }) => path.startsWith('/careers'))).toEqual([]);
  expect([...leftOut].filter((path) => path.startsWith('/careers/apply/'))).not.toEqual([]);
});

test('a menu group whose links are all left out leaves with them', () => {
  const jobs = { label: 'Jobs', href: '/careers' };
  const about = { label: 'About', href: '/about' };
  expect(
    shownGroups([
      { title: 'Work', links: [jobs] },
      { title: 'Company', links: [jobs, about] },
    ]),
  ).toEqual([{ title: 'Company', links: [about] }]);
});

test('an example shows another service if its own is not offered', () => {
  expect([exampleService('wedding'), exampleService('portrait')]).toEqual(['wedding', 'wedding']);
});
