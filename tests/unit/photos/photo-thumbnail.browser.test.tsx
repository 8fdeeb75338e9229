import { photos } from '#photos';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PhotoThumbnail } from '../../../src/photos/photo-thumbnail.tsx';

test('PhotoThumbnail shows no image whose URL is being revoked, as when a tab hides it', async () => {
  const blob = await (await fetch(photos.car.src)).blob();
  const file = new File([blob], 'car.webp', { type: 'image/webp' });
  const { container } = await render(
    <div style={{ position: 'relative', width: 90, height: 90 }}>
      <PhotoThumbnail file={file} />
    </div>,
  );
  const image = () => container.querySelector('img');
  await vi.waitFor(() => expect(image()).not.toBeNull());
  const shownAtRevoke: (string | null)[] = [];
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    if (url === image()?.src) shownAtRevoke.push(url);
  });
  container.style.display = 'none';
  await vi.waitFor(() => expect(image()).toBeNull());
  await vi.waitFor(() => expect(revoke).toHaveBeenCalled());
  expect(shownAtRevoke).toEqual([]);
  container.style.display = '';
  await vi.waitFor(() => expect(image()).not.toBeNull());
  revoke.mockRestore();
});
