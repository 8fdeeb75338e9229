import { heroPhotos, photos, servicePhotos } from '#photos';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Photograph } from '../../../src/photos/photograph.ts';
import '../../../src/styles/index.css';
import { Picture } from '../../../src/photos/picture.tsx';
import { serviceIds } from '../../../src/pricing/price-table.ts';

const all: Record<string, Photograph> = {
  ...photos,
  ...servicePhotos,
  ...Object.fromEntries(heroPhotos.map((photo, at) => [`hero ${at + 1}`, photo])),
};

test.each(Object.entries(all))('photograph %s has alt text, a tone and a srcset', (_name, photo) => {
  expect(photo.alt.length).toBeGreaterThan(10);
  expect(photo.tone).toMatch(/^#[0-9a-f]{6}$/);
  expect(photo.srcSet).toMatch(/ \d+w(, .+ \d+w)*$/);
});

test('the hero has exactly 3 photographs, and each service has one (pages 32)', () => {
  expect(heroPhotos).toHaveLength(3);
  expect(Object.keys(servicePhotos).toSorted()).toEqual([...serviceIds].toSorted());
});

test('Picture has the same height before and after its file loads', async () => {
  const screen = await render(<Picture photo={photos.car} sizes="400px" priority style={{ width: 400 }} />);
  const picture = screen.getByRole('img').element() as HTMLImageElement;
  const before = picture.getBoundingClientRect().height;
  await picture.decode();
  expect(picture.naturalWidth).toBeGreaterThan(0);
  expect(picture.getBoundingClientRect().height).toBeCloseTo(before, 0);
  expect(before).toBeCloseTo((400 * photos.car.height) / photos.car.width, 0);
});
