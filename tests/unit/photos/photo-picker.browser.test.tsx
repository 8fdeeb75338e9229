import { useState, type ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhotoPicker } from '../../../src/photos/photo-picker.tsx';
import { Dialog, DialogContent } from '../../../src/ui/dialog.tsx';
import { dropFolder, settled } from './drop-folder.ts';

function Host() {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <PhotoPicker
      photos={photos}
      onAdd={(files) => setPhotos((before) => [...before, ...files])}
      onRemove={() => {}}
    />
  );
}

test('photos chosen in prerendered HTML are taken when it comes alive, and can be chosen once more', async () => {
  const place = document.createElement('main');
  place.innerHTML = renderToString(<Host />);
  document.body.replaceChildren(place);
  const input = place.querySelector('input');
  if (!input) throw new Error('The picker has no input.');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' }));
  chosen.items.add(new File(['ab'], 'DSC_0413.jpg', { type: 'image/jpeg' }));
  input.files = chosen.files;

  const root = hydrateRoot(place, <Host />);
  await expect.poll(() => place.textContent).toContain('2 photos added.');
  await expect.poll(() => place.querySelectorAll('li').length).toBe(2);
  expect(input.files).toHaveLength(0);
  root.unmount();
});

test('as long as no photo has a mark, it is said how one gets it; a host that opens nothing says nothing', async () => {
  const photo = new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' });
  const hint = 'Select a photo to mark what you want changed.';
  const given = { photos: [photo], onAdd: () => {}, onRemove: () => {} };
  const { container, rerender } = await render(<PhotoPicker {...given} onOpen={() => {}} />);
  await expect.poll(() => container.textContent).toContain(hint);
  await rerender(<PhotoPicker {...given} onOpen={() => {}} markCountOf={() => 1} />);
  expect(container.textContent).not.toContain(hint);
  await rerender(<PhotoPicker {...given} />);
  expect(container.textContent).not.toContain(hint);
});

const screenshot = new File(['a'], 'image.png', { type: 'image/png' });
/** Pastes into an element, and returns whether the browser would paste it there as well. */
function paste(into: Element, text: Record<string, string> = {}): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(screenshot);
  for (const [type, value] of Object.entries(text)) clipboardData.setData(type, value);
  return into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('text from Word, which comes with a picture of itself, is pasted as text', async () => {
  const onAdd = vi.fn();
  await render(
    <>
      <textarea />
      <input type="checkbox" />
      <PhotoPicker paste photos={[]} onAdd={onAdd} onRemove={() => {}} />
    </>,
  );
  const field = document.querySelector('textarea')!;
  const fromWord = { 'text/plain': 'Warmer skin', 'text/rtf': '{\\rtf1 Warmer skin}' };
  expect(paste(field, fromWord)).toBe(true);
  expect(paste(field)).toBe(false);
  await expect.poll(() => onAdd.mock.calls).toEqual([[[screenshot]]]);
  expect(paste(field, { 'text/plain': 'image.png' }), 'a file copied in Finder').toBe(false);
  expect(paste(document.querySelector('[type=checkbox]')!, fromWord)).toBe(false);
  await expect.poll(() => onAdd).toHaveBeenCalledTimes(3);
});

test('a picture pasted into a dialog is not added to the page behind it', async () => {
  const onAdd = vi.fn();
  await render(
    <>
      <PhotoPicker paste photos={[]} onAdd={onAdd} onRemove={() => {}} />
      <Dialog defaultOpen>
        <DialogContent title="Search" />
      </Dialog>
    </>,
  );
  expect(paste(document.querySelector('[role=dialog]')!)).toBe(true);
  expect(paste(document.body)).toBe(true);
});

type PickerProps = ComponentProps<typeof PhotoPicker>;
const empty: PickerProps = { photos: [], onAdd: () => {}, onRemove: () => {} };

test('a drop is reported at once, and its photos go to the form as it is once they are read', async () => {
  const [onReceive, before, now] = [vi.fn(), vi.fn(), vi.fn()];
  const { rerender } = await render(<PhotoPicker {...empty} onAdd={before} onReceive={onReceive} />);
  const reading = dropFolder();
  expect(onReceive).toHaveBeenCalledOnce();
  await rerender(<PhotoPicker {...empty} onAdd={now} onReceive={onReceive} />);
  reading.resolve();
  await expect.poll(() => now).toHaveBeenCalledOnce();
  expect(before).not.toHaveBeenCalled();
  expect(onReceive).toHaveBeenCalledOnce();
});

test('folders that are read while the form is being sent are added once that ends', async () => {
  const onAdd = vi.fn();
  const { rerender } = await render(<PhotoPicker {...empty} onAdd={onAdd} />);
  const readings = [dropFolder('DSC_0412.jpg'), dropFolder('DSC_0413.jpg')];
  await rerender(<PhotoPicker {...empty} onAdd={onAdd} disabled />);
  for (const reading of readings) reading.resolve();
  await Promise.all(readings.map(({ ended }) => ended));
  await settled();
  expect(onAdd).not.toHaveBeenCalled();
  await rerender(<PhotoPicker {...empty} onAdd={onAdd} />);
  const namesAdded = () => onAdd.mock.calls.flatMap(([files]) => (files as File[]).map(({ name }) => name));
  await expect.poll(namesAdded).toEqual(['DSC_0412.jpg', 'DSC_0413.jpg']);
});

/** Chooses a folder with one photo and a sidecar in the browser's dialog. Resolves once it has been read. */
async function chooseFolder(close: () => Promise<void>) {
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await page.getByRole('button', { name: 'or choose a folder' }).click();
  const [input] = click.mock.contexts as HTMLInputElement[];
  click.mockRestore();
  await close();
  const sidecar = new File(['a'], 'DSC_0412.xmp');
  const ended = new Promise<void>((resolve) => {
    Object.defineProperty(sidecar, 'type', { get: () => (resolve(), '') });
  });
  Object.defineProperty(input, 'files', {
    value: [new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' }), sidecar],
  });
  input?.dispatchEvent(new Event('change'));
  await ended;
  await settled();
}

test('a chosen folder that is read while the form is being sent is added once that ends', async () => {
  const onAdd = vi.fn();
  const { rerender } = await render(<PhotoPicker {...empty} onAdd={onAdd} />);
  await chooseFolder(() => rerender(<PhotoPicker {...empty} onAdd={onAdd} disabled />));
  expect(onAdd).not.toHaveBeenCalled();
  await rerender(<PhotoPicker {...empty} onAdd={onAdd} />);
  await expect.poll(() => onAdd.mock.calls.flatMap(([files]) => files as File[])).toHaveLength(1);
});

test('a folder that is read once the form has gone adds nothing', async () => {
  const onAdd = vi.fn();
  const { unmount } = await render(<PhotoPicker {...empty} onAdd={onAdd} />);
  const reading = dropFolder();
  await unmount();
  reading.resolve();
  await reading.ended;
  await settled();
  expect(onAdd).not.toHaveBeenCalled();
});

test('a folder that cannot be read is not called empty', async () => {
  const { container } = await render(<PhotoPicker {...empty} />);
  dropFolder().reject();
  await expect.poll(() => container.textContent).toContain('Some photos of the folder could not be added.');
  expect(container.textContent).not.toContain('has no photos in it');
});

test('a file that is left out is announced without the photos that were added before', async () => {
  const { container } = await render(<Host />);
  const input = container.querySelector('input');
  const status = container.querySelector('[role=status]');
  const choose = (file: File) => {
    const chosen = new DataTransfer();
    chosen.items.add(file);
    Object.assign(input ?? {}, { files: chosen.files });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' }));
  await expect.poll(() => status?.textContent).toBe('1 photo added.');
  choose(new File([], 'DSC_0413.jpg', { type: 'image/jpeg' }));
  await expect.poll(() => status?.textContent).toBe('DSC_0413.jpg is empty (0 bytes) and was left out.');
});

test('a chosen JPEG that has lost its extension is added as a photo', async () => {
  const { container } = await render(<Host />);
  const bytes = [0xff, 0xd8, 0xff, 0xe1];
  await page.getByLabelText(/^Drop photos here/).upload(new File([new Uint8Array(bytes)], 'IMG_0412'));
  await expect.poll(() => container.textContent).toContain('1 photo added.');
  expect(container.textContent).not.toContain('left out');
});
