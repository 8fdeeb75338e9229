import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cropArea } from '../../../site/build/photographs.ts';
import { editRecipeNames } from '../../../src/photos/edit-recipes.ts';
import type { Photograph } from '../../../src/photos/photograph.ts';
import { readableOn } from '../../../src/lib/srgb.ts';
import { Picture } from '../../../src/photos/picture.tsx';
import { basePrices } from '../../../src/pricing/price-table.ts';

const photo: Photograph = {
  alt: 'A car',
  src: '/car.webp',
  width: 640,
  height: 448,
  tone: '#282828',
  srcSet: '/car-320.avif 320w, /car-640.avif 640w',
};

test('Picture renders `srcset`, `sizes`, dimensions, alt text, lazy loading and a background color', () => {
  const html = renderToStaticMarkup(<Picture photo={photo} sizes="295px" />);
  expect(html).toContain('srcSet="/car-320.avif 320w, /car-640.avif 640w" sizes="295px"');
  expect(html).toContain('width="640" height="448"');
  expect(html).toContain('alt="A car"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('background-color:#282828');
});

test('Picture without `srcSet` renders no `sizes`', () => {
  const html = renderToStaticMarkup(<Picture photo={{ ...photo, srcSet: undefined }} sizes="295px" />);
  expect(html).not.toContain('srcSet');
  expect(html).not.toContain('sizes');
});

test('Picture with `priority` loads eagerly with a high fetch priority', () => {
  const html = renderToStaticMarkup(<Picture photo={photo} sizes="100vw" priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('loading="eager"');
});

test('Picture renders an empty `alt` that overrides the photograph’s', () => {
  expect(renderToStaticMarkup(<Picture photo={photo} sizes="1px" alt="" />)).toContain('alt=""');
});

test('readableOn returns a text color with a contrast of at least 4.5:1', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (...rgb) => {
      const tone = `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      const [light, dark] = readableOn(tone) === 'white' ? [1, luminance(rgb)] : [luminance(rgb), 0];
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((one) =>
    one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('cropArea returns an area of the given ratio inside the image', () => {
  const side = fc.integer({ min: 50, max: 4000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      side,
      side,
      percent,
      percent,
      fc.integer({ min: 20, max: 100 }),
      (width, height, x, y, keep) => {
        const area = cropArea(`10x7,${x},${y},${keep}`, { width, height });
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.left + area.width).toBeLessThanOrEqual(width);
        expect(area.top + area.height).toBeLessThanOrEqual(height);
        expect(Math.abs(area.width / area.height - 10 / 7)).toBeLessThan(0.2);
      },
    ),
  );
});

test('cropArea positions the area as `object-position` does', () => {
  expect(cropArea('4x3,50,100', { width: 1000, height: 1500 })).toEqual({
    left: 0,
    top: 750,
    width: 1000,
    height: 750,
  });
});

test('cropArea throws an error that quotes an invalid crop', () => {
  expect(() => cropArea('4:3', { width: 10, height: 10 })).toThrow('crop=4:3');
});

test('editRecipeNames lists exactly the service ids', () => {
  expect(editRecipeNames.toSorted()).toEqual(Object.keys(basePrices).toSorted());
});
