import { servicePhotos } from '#photos';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { LocaleProvider } from '../../../src/lib/locale.tsx';
import { catalog, type Service } from '../../../src/pricing/catalog.ts';
import { Services } from '../../../src/sections/services.tsx';

const show = () =>
  render(
    <Services
      services={catalog}
      photos={servicePhotos}
      hrefFor={(id) => `/services/${id}`}
      title="Sixteen ways to finish a photograph."
    />,
  );

test('Services has the id services (pages 30)', async () => {
  await show();
  await expect.element(page.getByRole('region', { name: /^Sixteen ways/ })).toHaveAttribute('id', 'services');
});

test('Services renders 16 cards, each with one link, its title and a "From" price', async () => {
  await show();
  expect(page.getByRole('link').elements()).toHaveLength(16);
  for (const { id, title, pricing } of catalog) {
    const link = page.getByRole('link', { name: title, exact: true });
    await expect.element(link).toHaveAttribute('href', `/services/${id}`);
    const card = link.element().closest('li');
    expect(card?.textContent).toContain('From');
    expect(card?.textContent).toContain(`$${pricing.basic} / image`);
  }
});

test('Services shows cents and formats prices for the locale', async () => {
  const services = catalog
    .slice(0, 1)
    .map((one): Service => ({ ...one, pricing: { ...one.pricing, basic: 2.5 } }));
  const view = <Services title="Work" services={services} hrefFor={(id) => `/${id}`} />;
  const screen = await render(view);
  await expect.element(screen.getByText('$2.50 / image')).toBeVisible();
  await screen.rerender(<LocaleProvider locale="de-DE">{view}</LocaleProvider>);
  await expect.element(screen.getByText('2,50\u00A0$ / image')).toBeVisible();
});

test('Services aligns the photographs, titles and prices of a row', async () => {
  await page.viewport(1280, 900);
  const screen = await show();
  const cards = [...screen.container.querySelectorAll('li')].slice(0, 4);
  const lines = cards.map((card) =>
    ['picture', 'h3', 'p:last-child'].map((part) =>
      Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
    ),
  );
  for (const line of lines) expect(line).toEqual(lines[0]);
});

test('the link of a Services card covers its photograph', async () => {
  const screen = await show();
  const [picture, link] = ['li picture', 'li a'].map((part) => screen.container.querySelector(part));
  picture?.scrollIntoView();
  const { left = 0, top = 0, width = 0 } = picture?.getBoundingClientRect() ?? {};
  expect(width).toBeGreaterThan(100);
  expect(document.elementFromPoint(left + width / 2, top + 20)).toBe(link);
});

test('Services without photographs shows “Popular” instead of a ring', async () => {
  const services = catalog.filter(({ popular }) => popular).slice(0, 1);
  const screen = await render(<Services title="Work" services={services} hrefFor={(id) => `/${id}`} />);
  await expect.element(screen.getByText('Popular')).toBeVisible();
  expect(screen.getByText('Popular').element().getBoundingClientRect().height).toBeGreaterThan(10);
  expect(screen.container.querySelector('li svg')).toBeNull();
});

test('Services keeps the price at the end of its line if `from` is empty', async () => {
  const services = catalog.slice(0, 1);
  const screen = await render(
    <Services title="Work" services={services} hrefFor={(id) => `/${id}`} messages={{ from: '' }} />,
  );
  const price = screen.getByText(/ \/ image$/).element();
  const line = price.closest('p')!;
  expect(price.getBoundingClientRect().right).toBeCloseTo(line.getBoundingClientRect().right, 0);
});
