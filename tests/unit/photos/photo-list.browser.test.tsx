import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { PhotoList } from '../../../src/photos/photo-list.tsx';
import { createUploadProgress } from '../../../src/photos/upload-progress.ts';

// No retry: a leak keeps only the first list that a page renders.
test('an emptied PhotoList keeps no reference to its removed elements', { retry: 0 }, async () => {
  const photos = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
  const list = (shown: readonly File[]) => <PhotoList photos={shown} onRemove={() => {}} />;
  const screen = await render(list(photos));
  const item = new WeakRef(document.querySelector('li')!);
  await screen.rerender(list([]));
  expect(document.querySelector('li')).toBeNull();
  await vi.waitFor(
    async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      expect(item.deref() === undefined).toBe(true);
    },
    { timeout: 20_000 },
  );
});

test('PhotoList draws thumbnails without `IntersectionObserver`', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const pixel = await fetch('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
  const photo = new File([await pixel.blob()], 'a.gif', { type: 'image/gif' });
  await render(<PhotoList photos={[photo]} onRemove={() => {}} />);
  await expect.poll(() => document.querySelector('li [data-state]')).toHaveAttribute('data-state', 'shown');
  vi.unstubAllGlobals();
});

function Host() {
  const [photos, setPhotos] = useState([new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]);
  const onRemove = (file: File) => setPhotos((before) => before.filter((other) => other !== file));
  return <PhotoList photos={photos} onRemove={onRemove} />;
}

test('a double click on a remove button removes one photo', async () => {
  const screen = await render(<Host />);
  await screen.getByRole('button', { name: 'Remove a.jpg' }).dblClick();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

test('Enter held on a remove button removes one photo', async () => {
  const screen = await render(<Host />);
  (screen.getByRole('button', { name: 'Remove a.jpg' }).element() as HTMLElement).focus();
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  for (const autoRepeat of [false, true, true])
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat, ...enter });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Remove b.jpg' })).toHaveFocus();
});

test('each control of photos with one name has a name of its own', async () => {
  const photos = ['a', 'bb', 'ccc'].map((content) => new File([content], 'image.png'));
  const screen = await render(<PhotoList photos={photos} onRemove={() => {}} onOpen={() => {}} />);
  const labels = screen
    .getByRole('button')
    .elements()
    .map((button) => button.ariaLabel);
  expect(labels).toEqual(
    ['image.png', 'image.png (2)', 'image.png (3)'].flatMap((name) => [`Open ${name}`, `Remove ${name}`]),
  );
});

test('a long list leaves room to scroll the page in a low window', async () => {
  await page.viewport(568, 320);
  const photos = Array.from({ length: 30 }, (_, at) => new File([String(at)], `${at}.jpg`));
  const screen = await render(<PhotoList photos={photos} onRemove={() => {}} />);
  const { height } = screen.getByRole('list').element().getBoundingClientRect();
  expect(height).toBeLessThan(320 - 48);
});

test.each(['ltr', 'rtl'])('the bar of an upload grows from the start in %s text', async (dir) => {
  const photo = new File(['a'], 'a.jpg');
  const progress = createUploadProgress();
  progress.start([photo]);
  progress.report(1, 4);
  const screen = await render(
    <div dir={dir}>
      <PhotoList photos={[photo]} onRemove={() => {}} progress={progress} />
    </div>,
  );
  const track = screen.getByRole('progressbar').element();
  const { left, right } = track.getBoundingClientRect();
  const bar = track.firstElementChild!.getBoundingClientRect();
  expect(dir === 'rtl' ? bar.right : bar.left).toBeCloseTo(dir === 'rtl' ? right : left);
});

test('PhotoList passes keys to its host, also while photos are selected', async () => {
  const photos = [new File(['a'], 'a.jpg')];
  const onKeyDown = vi.fn();
  const selection = {
    selected: new Set<File>(),
    onSelect: vi.fn(),
    onSelectAll: vi.fn(),
    onEnd: vi.fn(),
    label: (name: string) => name,
  };
  for (const given of [null, selection]) {
    const screen = await render(
      <PhotoList {...{ photos, onKeyDown }} onRemove={() => {}} selection={given} />,
    );
    screen
      .getByRole('list')
      .element()
      .firstElementChild!.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    await screen.unmount();
  }
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

test('PhotoList focuses a thumbnail that is opened, also in Safari', async () => {
  const onOpen = vi.fn();
  await render(<PhotoList photos={[new File(['a'], 'a.jpg')]} onRemove={() => {}} onOpen={onOpen} />);
  const thumbnail = page
    .getByRole('button', { name: /a\.jpg/ })
    .first()
    .element() as HTMLElement;
  // Moves no focus, as a click in Safari.
  thumbnail.click();
  expect(onOpen).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(thumbnail);
});
