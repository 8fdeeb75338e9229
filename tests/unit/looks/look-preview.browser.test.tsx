import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { looks } from '../../../src/looks/looks.ts';
import { colorLooks } from '../../../src/looks/color-looks.ts';
import { LookCompare } from '../../../src/photos/look-compare.tsx';
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

test('one worker paints twelve LookThumb previews and the large LookCompare preview', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const { container, states } = await previews();
  await expect.poll(states).toEqual(Array.from({ length: 12 }, () => 'painted'));
  await expect.poll(() => container.querySelectorAll('[data-state=painted] img').length).toBe(2);
  expect(posted).toHaveBeenCalledTimes(13);
  expect(new Set(posted.mock.contexts).size).toBe(1);
});

test('LookCompare shows transparent parts on white', async () => {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 40);
  const bitmap = await createImageBitmap(canvas);
  source = { small: bitmap, large: bitmap, close: () => bitmap.close() };
  const { container } = await render(<LookCompare source={source} styles={['Warm & Cozy']} colors={[]} />);
  await expect.poll(() => container.querySelectorAll('[data-state=painted] img').length).toBe(2);
  for (const image of container.querySelectorAll('img')) {
    await image.decode();
    const copy = assertPresent(new OffscreenCanvas(60, 40).getContext('2d'));
    copy.drawImage(image, 0, 0);
    expect(copy.getImageData(5, 20, 1, 1).data[0]).toBeLessThan(50);
    expect([...copy.getImageData(50, 20, 1, 1).data]).toEqual([255, 255, 255, 255]);
  }
});

test('LookCompare chooses black text for its background', async () => {
  const { container } = await previews();
  await expect
    .poll(() => container.querySelector<HTMLElement>('[role=group] picture')?.style.color)
    .toBe('black');
});
