import { expect, test, vi } from 'vitest';
import type * as RetryingLoader from '../../../src/lib/retrying-loader.ts';
import { acceptPhotos } from '../../../src/photos/accept.ts';
import { filesFrom, filesInFolder, identifyByContent } from '../../../src/photos/received-files.ts';

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
const icloudFile = (name: string) => entryOf(new File(['a'], name));
const numbers = Array.from({ length: 2000 }, (_, index) => index);
/** Returns a folder nested inside `depth` other folders. */
const nested = (depth: number, children: readonly unknown[]) =>
  numbers.slice(0, depth).reduce<Entry>((inner, at) => folderOf(`${at}`, [inner]), folderOf('end', children));

test('filesFrom does not count sidecar files toward the limit of 2,000 photos', async () => {
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
  ['a photo that is only in iCloud', folderOf('trip', [photo(1), icloudFile('.IMG_00002.HEIC.icloud')])],
  ['a photo nested too deep', nested(8, [photo(1)])],
  ['a folder with a photo nested too deep', nested(9, [photo(1)])],
  ['an unreadable folder nested too deep', nested(8, [folderOf('locked', [], false)])],
])('filesFrom reports a folder as partly read because of %s', async (_name, entry) => {
  expect((await filesIn(entry)).isPartial).toBe(true);
});
test.each<[string, Entry]>([
  [
    'other files beside the maximum number of photos',
    folderOf('shoot', [...numbers.map(photo), entryOf(new File(['a'], 'Thumbs.db')), sidecar(1999)]),
  ],
  [
    'a folder of sidecar files beside the maximum number of photos',
    folderOf('shoot', [...numbers.map(photo), folderOf('settings', [sidecar(1)])]),
  ],
  ['a text that is only in iCloud', folderOf('trip', [photo(1), icloudFile('.notes.txt.icloud')])],
  ['an empty folder nested too deep', nested(9, [])],
])('filesFrom does not report a folder as partly read because of %s', async (_name, entry) => {
  expect((await filesIn(entry)).isPartial).toBeFalsy();
});
test('filesFrom reports a memory card as fully read despite unreadable system folders and files', async () => {
  const locked = ['System Volume Information', '.Trashes', '$RECYCLE.BIN'].map((name) =>
    folderOf(name, [photo(1)], false),
  );
  const { files, isPartial } = await filesIn(
    folderOf('E', [...locked, entryOf(null, 'pagefile.sys'), photo(3), photo(2)]),
  );
  expect(files.map(({ name }) => name)).toEqual(['IMG_00002.NEF', 'IMG_00003.NEF']);
  expect(isPartial).toBeFalsy();
});
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe1]);
/** Files of unknown type. Only the first one is a photo that a visitor means. */
const ofUnknownType = [
  new File([jpeg], 'IMG_0412'),
  new File(['How to read this card'], 'README'),
  new File([jpeg], '.IMG_0412'),
  new File(['Bud1'], '.DS_Store'),
  new File([jpeg], 'Thumbs.db'),
];

test('filesFrom returns a JPEG in a folder whose name has no extension, but no other such file', async () => {
  const { files, isPartial } = await filesIn(
    folderOf(
      'phone',
      ofUnknownType.map((file) => entryOf(file)),
    ),
  );
  expect(files.map(({ name }) => name)).toEqual(['IMG_0412']);
  expect(isPartial).toBeFalsy();
});
test('filesFrom returns the files beside a folder and retries its folder code on the next drop', async () => {
  vi.resetModules();
  const code = await import('../../../src/photos/read-files.ts');
  const url = 'https://studio.example/read-files.js';
  // A browser that failed to load a module fails every later import of the same URL.
  vi.doMock('../../../src/photos/read-files.ts', () => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  });
  vi.doMock(`${url}?1`, () => code);
  // Vitest wraps the error of a mock, and the loader needs the browser's own: it names the URL.
  vi.doMock('../../../src/lib/retrying-loader.ts', async (load) => {
    const { createRetryingLoader } = await load<typeof RetryingLoader>();
    return {
      createRetryingLoader: (task: () => Promise<unknown>) =>
        createRetryingLoader(() => task().catch((error: Error) => Promise.reject(error.cause)), url),
    };
  });
  const { filesFrom } = await import('../../../src/photos/received-files.ts');
  // Not a photo, which the list then says.
  const beside = new File(['a'], 'notes.txt');
  const data = {
    files: [new File([], 'shoot'), beside],
    items: [folderOf('shoot', [photo(1)]), entryOf(beside)].map((entry) => ({
      webkitGetAsEntry: () => entry,
    })),
  } as unknown as DataTransfer;
  expect(await filesFrom(data)).toEqual({ files: [beside], folders: ['shoot'], isPartial: true });
  const { files, isPartial } = await filesFrom(data);
  expect(files.map(({ name }) => name)).toEqual(['IMG_00001.NEF', 'notes.txt']);
  expect(isPartial).toBeFalsy();
});

const chosen = (...paths: string[]) =>
  filesInFolder(
    paths.map((path) => {
      const file = new File(['a'], path.split('/').at(-1)!);
      return Object.defineProperty(file, 'webkitRelativePath', { value: path });
    }),
  );

test('filesInFolder returns only photos, sorted by name, without sidecar files and system folders', async () => {
  const { files, ...rest } = await chosen(
    'card/IMG_10.NEF',
    'card/.Trashes/501/IMG_1.NEF',
    'card/IMG_2.xmp',
    'card/$RECYCLE.BIN/IMG_4.NEF',
    'card/IMG_2.NEF',
  );
  expect(files.map(({ name }) => name)).toEqual(['IMG_2.NEF', 'IMG_10.NEF']);
  expect(rest).toEqual({ folders: ['card'], isPartial: false });
  expect((await chosen('.hidden/IMG_2.NEF')).files, 'of a hidden folder that was chosen').toHaveLength(1);
});
test('filesInFolder sorts a chosen folder as filesFrom sorts a dropped one', async () => {
  const named = (name: string) => entryOf(new File(['a'], name));
  const folders = ['Wedding 2', 'Zoë', 'Wedding', 'Zoe'];
  const photos = ['IMG_10.NEF', 'IMG_9.NEF'];
  const { files: dropped } = await filesIn(
    folderOf(
      'card',
      folders.map((folder, at) =>
        folderOf(
          folder,
          photos.map((name) => named(`${at} ${name}`)),
        ),
      ),
    ),
  );
  const paths = folders.flatMap((folder, at) => photos.map((name) => `card/${folder}/${at} ${name}`));
  const { files } = await chosen(...paths);
  expect(files.map(({ name }) => name)).toEqual(dropped.map(({ name }) => name));
});
test('filesInFolder keeps the files of a folder together if two names differ only in zeros', async () => {
  const folders = ['Day 1', 'Day 01'];
  const paths = folders.flatMap((folder) => [1, 2].map((photo) => `trip/${folder}/${photo}.NEF`));
  const { files } = await chosen(...paths);
  const order = ['Day 01/1', 'Day 01/2', 'Day 1/1', 'Day 1/2'].map((path) => `trip/${path}.NEF`);
  expect(files.map((file) => file.webkitRelativePath)).toEqual(order);
});
test('filesFrom keeps the files of such a folder together, too', async () => {
  const named = (name: string) => entryOf(new File(['a'], name));
  const days = ['Day 1', 'Day 01'].map((day) =>
    folderOf(day, [named(`${day} a.NEF`), named(`${day} b.NEF`)]),
  );
  const { files } = await filesIn(folderOf('trip', days));
  expect(files.map(({ name }) => name)).toEqual([
    'Day 01 a.NEF',
    'Day 01 b.NEF',
    'Day 1 a.NEF',
    'Day 1 b.NEF',
  ]);
});
test('filesInFolder returns a JPEG whose name has no extension, but no other such file', async () => {
  const { files } = await filesInFolder(
    ofUnknownType.map((file) =>
      Object.defineProperty(file, 'webkitRelativePath', { value: `phone/${file.name}` }),
    ),
  );
  expect(files.map(({ name }) => name)).toEqual(['IMG_0412']);
});
test.each<[string, string[]]>([
  ['too many photos', Array.from({ length: 2001 }, (_, at) => `disk/${at}.NEF`)],
  ['a photo that is only in iCloud', ['trip/1.NEF', 'trip/.2.HEIC.icloud']],
  ['a photo nested too deep', ['disk/1.NEF', 'disk/1/2/3/4/5/6/7/8/2.NEF']],
])('filesInFolder reports a folder as partly read because of %s', async (_name, paths) => {
  const { files, isPartial } = await chosen(...paths);
  expect(files).toHaveLength(paths.length - 1);
  expect(isPartial).toBe(true);
});

test('identifyByContent types a JPEG without a known type and extension by its first bytes', async () => {
  const named = (name: string, content: BlobPart, type = '') =>
    new File([content], name, { type, lastModified: 7 });
  const unreadable = Object.assign(named('locked', 'a'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  const copy = named('IMG_0412', jpeg);
  const files = await identifyByContent(
    [
      copy,
      named('IMG_0413.jpg_large', jpeg, 'application/octet-stream'),
      named('README', '<svg> begins a drawing.'),
      named('letter.txt', jpeg, 'text/plain'),
      named('IMG_0412.thm', jpeg),
      unreadable,
    ],
    [],
  );
  const { accepted, rejected } = acceptPhotos(files, []);
  expect(accepted.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
    ['IMG_0412', 'image/jpeg', 7],
    ['IMG_0413.jpg_large', 'image/jpeg', 7],
  ]);
  expect(await accepted[0]?.bytes()).toEqual(jpeg);
  expect(acceptPhotos(await identifyByContent([copy], accepted), accepted).rejected).toEqual([
    { name: 'IMG_0412', reason: 'duplicate' },
  ]);
  expect(rejected.map(({ name, reason }) => [name, reason])).toEqual([
    ['README', 'type'],
    ['letter.txt', 'type'],
    ['IMG_0412.thm', 'sidecar'],
    ['locked', 'type'],
  ]);
});

test('identifyByContent neither reads nor copies the photos beside a file that is none', async () => {
  const raw = new File(['II*\0'], 'DSC_0412.NEF');
  const slice = vi.spyOn(raw, 'slice');
  const [first] = await identifyByContent([raw, new File(['a'], 'notes.txt', { type: 'text/plain' })], []);
  expect(first).toBe(raw);
  expect(slice).not.toHaveBeenCalled();
});

test('identifyByContent waits seconds, not for ever, for files whose reading hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const shot = (number: number, content: string) =>
    new File([content], `IMG_000${number}.JPG`, { type: 'image/jpeg', lastModified: number });
  const never = new Promise<never>(() => {});
  const hanging = Object.assign(new File([jpeg], 'IMG_0003'), {
    slice: () => ({ arrayBuffer: () => never }),
  });
  vi.spyOn(crypto.subtle, 'digest').mockReturnValueOnce(never);
  const received = [shot(1, 'c'), shot(2, 'd'), hanging];
  const identified = identifyByContent(received, [shot(1, 'a'), shot(2, 'b')]);
  const read = vi.fn();
  void identified.then(read);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).toHaveBeenCalled();
  });
  vi.useRealTimers();
  const files = await identified;
  // The other photo of the same name, size and time is still told apart.
  expect(files.map((file, index) => file === received[index])).toEqual([true, false, true]);
});
