import { expect, test, vi } from 'vitest';
import { filesFrom } from '../../../src/photos/accept-dropped.ts';

const entryOf = (file: File | null, name = file?.name ?? '') => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void, reject: () => void) => (file ? resolve(file) : reject()),
});
type Entry = ReturnType<typeof entryOf> | ReturnType<typeof folderOf>;
const folderOf = (name: string, children: readonly unknown[], isReadable = true) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader() {
    const batches = [children, []];
    return {
      readEntries: (resolve: (entries: readonly unknown[]) => void, reject: () => void) =>
        isReadable ? resolve(batches.shift() ?? []) : reject(),
    };
  },
});
const filesIn = (entry: Entry) =>
  filesFrom({ files: [], items: [{ webkitGetAsEntry: () => entry }] } as unknown as DataTransfer);

const photo = (number: number) => entryOf(new File(['a'], `IMG_${String(number).padStart(5, '0')}.NEF`));
const sidecar = (number: number) => entryOf(new File(['a'], `IMG_${String(number).padStart(5, '0')}.xmp`));
const numbers = Array.from({ length: 2000 }, (_, index) => index);

test('the settings files beside 1,500 photos count for nothing', async () => {
  const { files, isPartial } = await filesIn(
    folderOf(
      'shoot',
      numbers.slice(0, 1500).flatMap((at) => [photo(at), sidecar(at)]),
    ),
  );
  expect(files.filter(({ name }) => name.endsWith('.NEF'))).toHaveLength(1500);
  expect(isPartial).toBeFalsy();
});
test.each<[string, Entry]>([
  ['too many photos', folderOf('disk', [...numbers, 2000].map(photo))],
  ['a photo that cannot be read', folderOf('card', [photo(1), entryOf(null, 'IMG_00002.NEF')])],
  ['a folder that cannot be read', folderOf('card', [photo(1), folderOf('DCIM', [photo(2)], false)])],
  [
    'a photo too deep',
    numbers.slice(0, 10).reduce<Entry>((inner, at) => folderOf(`${at}`, [inner]), photo(1)),
  ],
])('reports that a folder was only read in part: %s', async (_name, entry) => {
  expect((await filesIn(entry)).isPartial).toBe(true);
});
test('reads a card as whole, though its system’s own folders and files cannot be read', async () => {
  const locked = ['System Volume Information', '.Trashes', '$RECYCLE.BIN'].map((name) =>
    folderOf(name, [photo(1)], false),
  );
  const { files, isPartial } = await filesIn(
    folderOf('E', [...locked, entryOf(null, 'pagefile.sys'), photo(2)]),
  );
  expect(files.map(({ name }) => name)).toEqual(['IMG_00002.NEF']);
  expect(isPartial).toBeFalsy();
});
test('a folder is not called whole if the code that reads it does not load', async () => {
  vi.doMock('../../../src/photos/read-folder.ts', () => {
    throw new Error('Offline');
  });
  expect(await filesIn(folderOf('shoot', [photo(1)]))).toEqual({
    files: [],
    folders: ['shoot'],
    isPartial: true,
  });
});
