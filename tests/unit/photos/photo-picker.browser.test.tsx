import { useRef, useState, type ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
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

const drawnImage = () =>
  new Promise<Blob>((resolve) => document.createElement('canvas').toBlob((blob) => resolve(blob!)));

test('PhotoPicker adds the photos chosen before hydration and clears the file input', async () => {
  const container = document.createElement('main');
  container.innerHTML = renderToString(<Host />);
  document.body.replaceChildren(container);
  const input = container.querySelector('input');
  if (!input) throw new Error('The picker has no input.');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' }));
  chosen.items.add(new File(['ab'], 'DSC_0413.jpg', { type: 'image/jpeg' }));
  input.files = chosen.files;

  const root = hydrateRoot(container, <Host />);
  await expect.poll(() => container.textContent).toContain('2 photos added.');
  await expect.poll(() => container.querySelectorAll('li').length).toBe(2);
  expect(input.files).toHaveLength(0);
  root.unmount();
});

test('PhotoPicker shows the marking hint only with `onOpen` and while no photo has marks', async () => {
  const photo = new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' });
  const hint = 'Select a photo to mark what you want changed.';
  const shared = { photos: [photo], onAdd: () => {}, onRemove: () => {} };
  const { container, rerender } = await render(<PhotoPicker {...shared} onOpen={() => {}} />);
  await expect.poll(() => container.textContent).toContain(hint);
  await rerender(<PhotoPicker {...shared} onOpen={() => {}} markCountOf={() => 1} />);
  expect(container.textContent).not.toContain(hint);
  await rerender(<PhotoPicker {...shared} />);
  expect(container.textContent).not.toContain(hint);
});

test('PhotoPicker gives a photo the same name in the filtered list as in the whole one', async () => {
  const drawn = await drawnImage();
  const [readable, broken] = [drawn, 'x'].map((part) => new File([part], 'image.png', { type: 'image/png' }));
  const photos = [readable!, broken!];
  await render(<PhotoPicker {...{ photos }} onAdd={() => {}} onRemove={() => {}} />);
  const names = () =>
    page
      .getByRole('button', { name: /^Remove/ })
      .elements()
      .map((button) => button.ariaLabel);
  await expect.poll(names).toEqual(['Remove image.png', 'Remove image.png (2)']);
  await page.getByRole('button', { name: 'Needs a look (1)' }).click();
  await expect.poll(names).toHaveLength(1);
  expect(names()).toEqual(['Remove image.png (2)']);
});

test('PhotoPicker shows all photos after the last one that needed a look, also if another one needs it', async () => {
  const drawn = await drawnImage();
  const [whole, broken, other] = [drawn, 'x', 'y'].map(
    (part, at) => new File([part], `${at}.png`, { type: 'image/png' }),
  );
  const picker = (photos: readonly (File | undefined)[]) => (
    <PhotoPicker photos={photos.filter((file) => file !== undefined)} onAdd={() => {}} onRemove={() => {}} />
  );
  const { rerender } = await render(picker([whole, broken]));
  const items = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  const filter = page.getByRole('button', { name: 'Needs a look (1)' });
  await filter.click();
  await expect.poll(() => items.elements()).toHaveLength(1);
  await rerender(picker([whole]));
  await expect.element(filter).not.toBeInTheDocument();
  await rerender(picker([whole, other]));
  await expect.element(filter).toHaveAttribute('aria-pressed', 'false');
  expect(items.elements()).toHaveLength(2);
});

test('PhotoPicker counts a photo that its host flags among those that need a look', async () => {
  const drawn = await drawnImage();
  const photos = ['a.png', 'b.png'].map((name) => new File([drawn], name, { type: 'image/png' }));
  const [a, b] = photos;
  const picker = (flagged: File | undefined) => (
    <PhotoPicker
      photos={photos.slice(0, 2)}
      problems={new Map(flagged && [[flagged, 'It can’t be read anymore.']])}
      onAdd={() => {}}
      onRemove={() => {}}
    />
  );
  // The second is a copy of the first one.
  const { rerender } = await render(picker(b));
  await expect.element(page.getByRole('button', { name: 'Needs a look (1)' })).toBeVisible();
  await rerender(picker(a));
  await page.getByRole('button', { name: 'Needs a look (2)' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove a.png' })).toBeVisible();
});

test('PhotoPicker hides the marking hint while photos are selected, because a press then selects', async () => {
  const photos = ['a.jpg', 'b.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
  await render(<PhotoPicker {...{ photos }} onAdd={() => {}} onRemove={() => {}} onOpen={() => {}} />);
  const hint = page.getByText('Select a photo to mark what you want changed.');
  await expect.element(hint).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.element(hint).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(hint).toBeVisible();
});

const screenshot = new File(['a'], 'image.png', { type: 'image/png' });
/** Pastes into an element. Returns whether the browser's own paste still runs. */
function paste(into: Element, text: Record<string, string> = {}): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(screenshot);
  for (const [type, value] of Object.entries(text)) clipboardData.setData(type, value);
  return into.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
}

test('PhotoPicker leaves text that Word copies with an image to the text field', async () => {
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

test('PhotoPicker leaves text that Word copies to a text field in a shadow root', async () => {
  const onAdd = vi.fn();
  await render(<PhotoPicker paste photos={[]} onAdd={onAdd} onRemove={() => {}} />);
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('textarea'));
  expect(paste(field, { 'text/rtf': '{\\rtf1 Warmer skin}' })).toBe(true);
  expect(paste(field)).toBe(false);
});

test('PhotoPicker ignores an image pasted while a dialog is open', async () => {
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
  await settled();
  expect(onAdd).not.toHaveBeenCalled();
});

type PickerProps = ComponentProps<typeof PhotoPicker>;
const empty: PickerProps = { photos: [], onAdd: () => {}, onRemove: () => {} };

test('PhotoPicker calls `onReceive` on drop and the latest `onAdd` after reading the folder', async () => {
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

test('PhotoPicker adds the photos also if `onReceive` throws, and reports the error', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => report.mockRestore());
  const onAdd = vi.fn();
  const error = new Error('thrown by the host');
  const onReceive = () => {
    throw error;
  };
  await render(<PhotoPicker {...empty} paste onAdd={onAdd} onReceive={onReceive} />);
  paste(document.body);
  await expect.poll(() => onAdd).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test('PhotoPicker, when enabled again, adds the dropped folders that it read while disabled', async () => {
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

test('PhotoPicker, when enabled again, adds the chosen folder that it read while disabled', async () => {
  const onAdd = vi.fn();
  const { rerender } = await render(<PhotoPicker {...empty} onAdd={onAdd} />);
  await chooseFolder(() => rerender(<PhotoPicker {...empty} onAdd={onAdd} disabled />));
  expect(onAdd).not.toHaveBeenCalled();
  await rerender(<PhotoPicker {...empty} onAdd={onAdd} />);
  await expect.poll(() => onAdd.mock.calls.flatMap(([files]) => files as File[])).toHaveLength(1);
});

test('PhotoPicker adds no photos from a folder that it finishes reading after it unmounts', async () => {
  const onAdd = vi.fn();
  const { unmount } = await render(<PhotoPicker {...empty} onAdd={onAdd} />);
  const reading = dropFolder();
  await unmount();
  reading.resolve();
  await reading.ended;
  await settled();
  expect(onAdd).not.toHaveBeenCalled();
});

test('PhotoPicker reports an unreadable folder as partly added, not as empty', async () => {
  const { container } = await render(<PhotoPicker {...empty} />);
  dropFolder().reject();
  await expect.poll(() => container.textContent).toContain('Some photos of the folder could not be added.');
  expect(container.textContent).not.toContain('has no photos in it');
});

test('PhotoPicker announces a left-out file without repeating the photos added before', async () => {
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

test('PhotoPicker adds a chosen JPEG whose name has no extension', async () => {
  const { container } = await render(<Host />);
  const bytes = [0xff, 0xd8, 0xff, 0xe1];
  await page.getByLabelText(/^Drop photos here/).upload(new File([new Uint8Array(bytes)], 'IMG_0412'));
  await expect.poll(() => container.textContent).toContain('1 photo added.');
  expect(container.textContent).not.toContain('left out');
});

/** Drops a link on an element. Returns whether the browser’s own drop still runs. */
function dropLink(on: Element): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/uri-list', 'https://photos.example/a.jpg');
  return on.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('PhotoPicker says what to do with an image dragged from another website', async () => {
  const { container } = await render(<PhotoPicker {...empty} />);
  const input = container.querySelector('input')!;
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/uri-list', 'https://photos.example/a.jpg');
  // Without this the browser fires no `drop`.
  const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
  expect(input.dispatchEvent(over)).toBe(false);
  dropLink(input);
  await expect.poll(() => container.textContent).toContain('Save it on your device first');
});

test('PhotoPicker says what to do with a drop of files that has none, as out of an archive or an email', async () => {
  const { container } = await render(<PhotoPicker {...empty} />);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [], items: [] } });
  container.querySelector('input')!.dispatchEvent(event);
  await expect.poll(() => container.textContent).toContain('Save it on your device first');
});

test('PhotoPicker keeps a dropped link from replacing the page, and leaves it to a text field', async () => {
  const { container } = await render(
    <>
      <PhotoPicker {...empty} />
      <textarea aria-label="Note" />
    </>,
  );
  expect(dropLink(container.querySelector('input')!)).toBe(false);
  expect(dropLink(document.body)).toBe(false);
  expect(dropLink(container.querySelector('textarea')!)).toBe(true);
});

test('PhotoPicker has no control under the pointer while disabled, because Firefox fires no drop on one', async () => {
  const { container } = await render(<PhotoPicker {...empty} disabled />);
  const controls = [...container.querySelectorAll(':disabled')];
  expect(controls).toHaveLength(2);
  for (const control of controls) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(container.contains(target)).toBe(true);
    expect(target?.closest(':disabled')).toBeNull();
  }
});

test('PhotoPicker leaves files dropped on it while disabled to the drop target around it', async () => {
  const onAdd = vi.fn<(files: File[]) => void>();
  function Form() {
    const form = useRef<HTMLFormElement>(null);
    return (
      <form ref={form}>
        <PhotoPicker {...empty} onAdd={onAdd} dropTarget={form} />
        <PhotoPicker {...empty} disabled />
      </form>
    );
  }
  const { container } = await render(<Form />);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a'], 'DSC_0412.jpg', { type: 'image/jpeg' }));
  const disabled = container.querySelectorAll('input[type=file]')[1]!;
  disabled.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => onAdd.mock.calls).toHaveLength(1);
});

test('PhotoPicker moves the focus to its file input when a note is dismissed', async () => {
  await render(<Host />);
  const input = page.getByLabelText(/^Drop photos here/);
  await input.upload(new File([], 'DSC_0413.jpg', { type: 'image/jpeg' }));
  const dismiss = page.getByRole('button', { name: 'Dismiss this note' });
  await dismiss.click();
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
});
