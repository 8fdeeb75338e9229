import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { photoPickerMessages } from '../../../src/photos/photo-picker-messages.ts';
import { identifyByContent, type Received } from '../../../src/photos/received-files.ts';
import { usePhotoIntake, type Waiting } from '../../../src/photos/use-photo-intake.ts';

vi.mock(import('../../../src/photos/received-files.ts'), { spy: true });

const photo = (name: string): Received => ({ files: [new File(['x'], name, { type: 'image/jpeg' })] });

function useIntake(onAdd: (files: File[]) => void, photos: readonly File[] = []) {
  const queue = useState<Waiting>([]);
  return usePhotoIntake({ photos, onAdd, words: photoPickerMessages, disabled: false, queue });
}

test('usePhotoIntake keeps files that arrive while it takes those before', async () => {
  const [first, second] = [photo('1.jpg'), photo('2.jpg')];
  const setWaiting = vi.fn();
  const onAdd = vi.fn();
  const queue = [[first], setWaiting] as const;
  await renderHook(() =>
    usePhotoIntake({
      photos: [],
      onAdd,
      words: photoPickerMessages,
      disabled: false,
      queue,
    }),
  );
  expect(onAdd).toHaveBeenCalledWith(first.files);
  const update = setWaiting.mock.lastCall?.[0];
  // React may have queued the second one by then, without having rendered it.
  expect(typeof update === 'function' ? update([first, second]) : update).toEqual([second]);
});

test('usePhotoIntake names a file that is no photo, and the folder without photos that came with it', async () => {
  const { result } = await renderHook(() => useIntake(() => {}));
  await result.current.receive({ files: [new File(['x'], 'notes.txt')], folders: ['shoot'] });
  await expect
    .poll(() => result.current.sentences)
    .toEqual(['notes.txt is not a photo and was left out.', 'The folder shoot has no photos in it.']);
});

test('usePhotoIntake adds a photo with the name, size and time of another one if its content differs', async () => {
  const shot = (content: string) =>
    new File([content], 'IMG_0001.JPG', { type: 'image/jpeg', lastModified: 7 });
  const onAdd = vi.fn<(files: File[]) => void>();
  const { result } = await renderHook(() => useIntake(onAdd, [shot('a')]));
  await result.current.receive({ files: [shot('a'), shot('b'), shot('c'), shot('b')] });
  await expect
    .poll(() => result.current.sentences)
    .toEqual(['2 files are already in the list and were added once: IMG_0001.JPG, IMG_0001.JPG.']);
  const [added = []] = onAdd.mock.lastCall ?? [];
  expect(await Promise.all(added.map((file) => file.text()))).toEqual(['b', 'c']);
});

test('usePhotoIntake compares the photos of a folder with those that were added while it was read', async () => {
  const shot = (content: string) =>
    new File([content], 'IMG_0001.JPG', { type: 'image/jpeg', lastModified: 7 });
  const readings = [Promise.withResolvers<Received>(), Promise.withResolvers<Received>()] as const;
  const { result, act } = await renderHook(() => {
    const [photos, setPhotos] = useState<readonly File[]>([]);
    const intake = useIntake((files) => setPhotos((before) => [...before, ...files]), photos);
    return { ...intake, photos };
  });
  await act(() => readings.forEach(({ promise }) => void result.current.receive(promise)));
  for (const [index, { resolve }] of readings.entries()) resolve({ files: [shot(`${index}`)] });
  await expect.poll(() => result.current.isPending).toBe(false);
  const contents = () => Promise.all(result.current.photos.map((file) => file.text()));
  await expect.poll(contents).toEqual(['0', '1']);
});

test('usePhotoIntake adds the photos of a folder that hung, but does not count as reading after a minute', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Received>();
  const onAdd = vi.fn();
  const { result, act } = await renderHook(() => useIntake(onAdd));
  await result.current.receive(photo('0.jpg'));
  await expect.poll(() => onAdd.mock.calls).toHaveLength(1);
  await act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.sentences, 'about a photo that was read in time').toEqual([]);
  onAdd.mockClear();
  await act(() => void result.current.receive(promise));
  expect(result.current.isPending).toBe(true);
  await act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.isPending).toBe(false);
  expect(result.current.sentences).toEqual([photoPickerMessages.partialFolder]);
  vi.useRealTimers();
  const { files } = photo('1.jpg');
  resolve({ files });
  await expect.poll(() => onAdd.mock.calls).toEqual([[files]]);
});

test('usePhotoIntake adds files as they are if the code that identifies them does not load within a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.mocked(identifyByContent).mockReturnValueOnce(new Promise(() => {}));
  const onAdd = vi.fn();
  const { result, act } = await renderHook(() => useIntake(onAdd));
  const { files } = photo('1.jpg');
  await act(() => result.current.receive({ files }));
  expect(onAdd).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onAdd.mock.calls).toEqual([[files]]);
});
