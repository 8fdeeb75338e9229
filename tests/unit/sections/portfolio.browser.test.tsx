import { photos } from '#photos';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import tall from 'argon-design-system-free/assets/img/faces/fezbot.jpg?w=480;800&as=photo';
import '../../../src/styles/index.css';
import { Portfolio, type PortfolioProps } from '../../../src/sections/portfolio.tsx';

const items: PortfolioProps['items'] = [
  { id: 'car', title: 'Car', category: 'automotive', photo: photos.car, recipe: 'automotive' },
  { id: 'skater', title: 'Skater', category: 'portrait', photo: photos.skater },
  { id: 'knit', title: 'Knit', category: 'portrait', photo: photos.turtleneck },
];
const sample = (
  <Portfolio
    title="Portfolio"
    items={items}
    categories={[
      { value: 'portrait', label: 'Portrait' },
      { value: 'automotive', label: 'Automotive' },
    ]}
  />
);

test('Portfolio filters by category, announces the count and limits the lightbox to the filtered items', async () => {
  await render(sample);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('3 frames');
  await page.getByRole('radio', { name: 'Portrait' }).click();
  await expect.element(status).toHaveTextContent('2 of 3 frames');

  await page.getByRole('button', { name: 'Knit' }).click();
  const position = page.getByRole('dialog', { name: 'Photographs' }).getByRole('status');
  await expect.element(position).toHaveTextContent('2 of 2: Knit');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(position).toHaveTextContent('1 of 2: Skater');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Knit' })).toHaveFocus();
});

test('the photographs of a row of Portfolio have one upper edge if only one of their labels wraps', async () => {
  await page.viewport(320, 800);
  await render(
    <Portfolio
      title="Portfolio"
      items={items.slice(0, 2)}
      categories={[
        { value: 'portrait', label: 'Portrait' },
        { value: 'automotive', label: 'Cars, motorcycles and bicycles' },
      ]}
    />,
  );
  const frames = page.getByRole('listitem').elements();
  const [low = 0, high = 0] = frames
    .map((item) => item.querySelector('p')!.offsetHeight)
    .toSorted((a, b) => a - b);
  expect(high, 'one label wraps').toBeGreaterThan(low);
  const tops = frames.map((item) => item.querySelector('img')!.getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
});

test('the lightbox of Portfolio fits a photograph into the viewport without enlarging it', async () => {
  await page.viewport(1440, 900);
  const shapes: PortfolioProps['items'] = [
    { id: 'wide', title: 'Wide', category: '', photo: photos.car },
    { id: 'high', title: 'High', category: '', photo: { ...tall, alt: 'Tall' } },
    { id: 'small', title: 'Small', category: '', photo: photos.skater },
  ];
  await render(<Portfolio title="Portfolio" items={shapes} categories={[]} />);
  for (const { title, photo } of shapes) {
    await page.getByRole('button', { name: title }).click();
    const image = page.getByRole('dialog').getByRole('img');
    await expect.element(image).toBeVisible();
    const { width, height, top, bottom } = image.element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(photo.width / photo.height, 1);
    expect(width).toBeLessThanOrEqual(photo.width);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(900);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

test('“Show all frames” of Portfolio leaves the focus to the frames that replace it', async () => {
  const categories = [{ value: 'food', label: 'Food' }];
  await render(<Portfolio title="Portfolio" items={items} categories={categories} defaultValue="food" />);
  await page.getByRole('button', { name: 'Show all frames' }).click();
  await expect.element(page.getByRole('button', { name: 'Skater' })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Skater');
});

test('Portfolio closes its lightbox if the host filters the photograph out', async () => {
  const filteredBy = (value: string) => (
    <Portfolio title="Portfolio" items={items} categories={[]} value={value} />
  );
  const { rerender } = await render(filteredBy('all'));
  await page.getByRole('button', { name: 'Car' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await rerender(filteredBy('portrait'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await rerender(filteredBy('all'));
  await expect.element(page.getByRole('button', { name: 'Car' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
