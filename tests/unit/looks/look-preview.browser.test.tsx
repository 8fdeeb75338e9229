import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { looks } from '../../../src/looks/looks.ts';
import { colorLooks } from '../../../src/looks/color-looks.ts';
import { LookCompare } from '../../../src/photos/look-compare.tsx';
import { createLookPainter } from '../../../src/looks/look-painter.ts';
import type { LookSource } from '../../../src/looks/look-source.ts';
import { LookThumb } from '../../../src/looks/look-thumb.tsx';
import { assertPresent } from '../assert-present.ts';

let source: LookSource;

beforeEach(async () => {
  const canvas = new OffscreenCanvas(60, 40);
  const brush = assertPresent(canvas.getContext('2d'));
  brush.fillStyle = 'rgb(200 80 40)';
  brush.fillRect(0, 0, 60, 40);
  const bitmap = await createImageBitmap(canvas);
  source = { small: bitmap, large: bitmap, close: () => bitmap.close() };
});

afterEach(() => vi.restoreAllMocks());

async function previews() {
  const { container } = await render(
    <>
      {[...looks, ...colorLooks].map(({ name }) => (
        <LookThumb key={name} source={source} look={name} />
      ))}
      <LookCompare source={source} styles={['Warm & Cozy']} colors={['Black & White conversion']} />
    </>,
  );
  const states = () => [...container.querySelectorAll('canvas')].map(({ dataset }) => dataset['state']);
  return { container, states };
}

test('twelve previews and a large one share one WebGL context', async () => {
  const asked = vi.spyOn(OffscreenCanvas.prototype, 'getContext');
  const { container, states } = await previews();
  await expect.poll(states).toEqual(Array.from({ length: 12 }, () => 'painted'));
  expect(asked.mock.calls.filter(([kind]) => kind === 'webgl2')).toHaveLength(1);
  await expect.poll(() => container.querySelectorAll('[role=group] img').length).toBe(2);
});

test('the ground under the comparison has a color that text reads on', async () => {
  const { container } = await previews();
  await expect
    .poll(() => container.querySelector<HTMLElement>('[role=group] picture')?.style.color)
    .toBe('black');
});

test('where WebGL can’t be had there is no painter', () => {
  vi.spyOn(OffscreenCanvas.prototype, 'getContext').mockReturnValue(null);
  expect(createLookPainter()).toBeNull();
});

test('without a graphics card an SVG filter stands in, for the small ones and the large one', async () => {
  vi.spyOn(WebGL2RenderingContext.prototype, 'isContextLost').mockReturnValue(true);
  const { container, states } = await previews();
  await expect.poll(states).toEqual(Array.from({ length: 12 }, () => 'filtered'));
  const canvas = assertPresent(container.querySelector('canvas'));
  const [id] = /(?<=#)[^")]+/.exec(canvas.style.filter) ?? [];
  expect(document.getElementById(assertPresent(id))?.tagName).toBe('filter');
  await expect
    .poll(() =>
      [...container.querySelectorAll<HTMLElement>('[role=group] picture')].map((one) => one.style.filter),
    )
    .toEqual(['', expect.stringMatching(/^url\(/)]);
});
