import { photos } from '#photos';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PhotoThumbnail } from '../../../src/photos/photo-thumbnail.tsx';
import { preflightQueue } from '../../../src/preflight/preflight-queue.ts';

test('PhotoThumbnail shows no image whose URL is being revoked, as when a tab hides it', async () => {
  const blob = await (await fetch(photos.car.src)).blob();
  const file = new File([blob], 'car.webp', { type: 'image/webp' });
  const { container } = await render(
    <div style={{ position: 'relative', width: 90, height: 90 }}>
      <PhotoThumbnail file={file} />
    </div>,
  );
  const image = () => container.querySelector('img');
  await expect.poll(image).not.toBeNull();
  const shownAtRevoke: (string | null)[] = [];
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    if (url === image()?.src) shownAtRevoke.push(url);
  });
  container.style.display = 'none';
  await expect.poll(image).toBeNull();
  await expect.poll(() => revoke.mock.calls.length).toBeGreaterThan(0);
  expect(shownAtRevoke).toEqual([]);
  container.style.display = '';
  await expect.poll(image).not.toBeNull();
  revoke.mockRestore();
});

test('PhotoThumbnail keeps its image while a finer one replaces it', async () => {
  const blob = await (await fetch(photos.car.src)).blob();
  const thumbnailOf = vi.spyOn(preflightQueue, 'thumbnailOf').mockReturnValue(blob);
  vi.spyOn(preflightQueue, 'requestThumbnail').mockReturnValue(() => undefined);
  const watch = vi.spyOn(preflightQueue, 'watch').mockReturnValue(() => undefined);
  const { container } = await render(<PhotoThumbnail file={new File([], 'car.webp')} />);
  await expect.poll(() => container.querySelector('img')).not.toBeNull();
  const image = container.querySelector('img');
  const rough = image?.src;
  thumbnailOf.mockReturnValue(blob.slice(0, blob.size, 'image/webp'));
  watch.mock.lastCall?.[1]();
  await expect.poll(() => container.querySelector('img')?.src ?? rough).not.toBe(rough);
  expect(container.querySelector('img')).toBe(image);
  vi.restoreAllMocks();
});
