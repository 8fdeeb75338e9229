import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useShownPhoto } from '../../../src/annotations/use-shown-photo.ts';

test('useShownPhoto reads a photo again that is shown again before another one has loaded', async () => {
  const [first, second] = [new File([], '1.jpg'), new File([], '2.jpg')];
  const canvas = new OffscreenCanvas(9, 6);
  canvas.getContext('2d');
  const picture = await canvas.convertToBlob();
  const never = new Promise<never>(() => {});
  async function* picturesOf(file: File) {
    yield file === first ? picture : await never;
  }
  const { result, rerender } = await renderHook((file?: File) => useShownPhoto(file ?? first, picturesOf), {
    initialProps: first,
  });
  await expect.poll(() => result.current?.url).toBeDefined();
  const before = result.current?.url;
  await rerender(second);
  await rerender(first);
  expect(result.current).toBeUndefined();
  await expect.poll(() => result.current?.url).toBeDefined();
  expect(result.current?.url).not.toBe(before);
});
