import { describe, expect, test, vi } from 'vitest';
import {
  acceptAttribute,
  acceptPhotos,
  isPhoto,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  type RejectionReason,
} from '../../../src/photos/accept.ts';
import { rejectionSentences } from '../../../src/photos/rejection-messages.ts';
import { displayName } from '../../../src/lib/display-name.ts';
import { createUploadProgress, percentOf } from '../../../src/photos/upload-progress.ts';
import { fileOf } from '../quote/file-of.ts';

const reasons = (files: File[], present: File[] = []) =>
  acceptPhotos(files, present).rejected.map(({ reason }) => reason);

test('acceptAttribute lists image types and the extensions that browsers don’t know (ordering 10)', () => {
  expect(acceptAttribute.split(',')).toEqual(
    expect.arrayContaining(['image/*', '.nef', '.cr3', '.arw', '.dng', '.tif', '.tiff', '.heic']),
  );
});

describe('isPhoto', () => {
  test.each([
    ['a.jpg', 'image/jpeg'],
    ['a.JPG', ''],
    ['a.png', 'application/octet-stream'],
    ['DSC_0412.NEF', ''],
    ['a.CR3', 'application/octet-stream'],
    ['a.dng', 'image/x-adobe-dng'],
    ['scan.tiff', ''],
    ['a.heic', ''],
    ['no extension', 'image/webp'],
  ])('accepts %s of type %j', (name, type) => expect(isPhoto({ name, type })).toBe(true));

  test.each([
    ['a.pdf', 'application/pdf'],
    ['photo.jpg.exe', ''],
    ['a.exe', 'application/octet-stream'],
    ['clip.mp4', 'video/mp4'],
    ['a.jpg', 'text/html'],
    ['jpg', ''],
    ['.nef', ''],
    ['._a.jpg', 'image/jpeg'],
  ])('rejects %s of type %j', (name, type) => expect(isPhoto({ name, type })).toBe(false));
});

describe('acceptPhotos', () => {
  test.each<[string, File, RejectionReason[]]>([
    ['accepts exactly 50 MB', fileOf('a.jpg', { size: MAX_PHOTO_BYTES }), []],
    ['rejects one byte over 50 MB', fileOf('a.jpg', { size: MAX_PHOTO_BYTES + 1 }), ['size']],
    ['rejects an empty file', fileOf('a.jpg', { size: 0 }), ['empty']],
    ['rejects a text file', fileOf('a.txt', { type: 'text/plain' }), ['type']],
    ['rejects a Nikon video', fileOf('DSC_0412.NEV', { type: '' }), ['format']],
    ['rejects a Capture One package', fileOf('a.eip', { type: '' }), ['format']],
    ['rejects a JPEG XR file', fileOf('a.jxr', { type: 'image/vnd.ms-photo' }), ['format']],
    ['rejects a sidecar file', fileOf('a.xmp', { type: '' }), ['sidecar']],
  ])('%s', (_name, file, expected) => expect(reasons([file])).toEqual(expected));

  test('accepts up to 2,000 photos and rejects the others by name', () => {
    const photos = Array.from({ length: MAX_PHOTOS + 1 }, (_, index) => fileOf(`${index}.jpg`));
    const { accepted, rejected } = acceptPhotos(photos.slice(1), photos.slice(0, 1));
    expect(accepted).toHaveLength(MAX_PHOTOS - 1);
    expect(rejectionSentences(rejected)).toEqual([
      '2000.jpg was left out, because an order takes up to 2,000 photos. Send it as a second order.',
    ]);
  });

  test('rejects a duplicate in the same choice and in a later one', () => {
    expect(reasons([fileOf('a.jpg'), fileOf('a.jpg')])).toEqual(['duplicate']);
    expect(reasons([fileOf('a.jpg')], [fileOf('a.jpg')])).toEqual(['duplicate']);
    expect(reasons([fileOf('a.jpg', { size: 2 })], [fileOf('a.jpg')])).toEqual([]);
  });
  test('drops system files without a rejection', () => {
    const files = [fileOf('.DS_Store', { type: '' }), fileOf('Thumbs.db', { type: '' }), fileOf('a.jpg')];
    expect(acceptPhotos(files, [])).toMatchObject({ accepted: [{ name: 'a.jpg' }], rejected: [] });
  });
  test('accepts a photo whose name begins with a dot', () => {
    const files = [fileOf('.hidden.jpg'), fileOf('._DSC_0412.NEF', { type: '' })];
    expect(acceptPhotos(files, [])).toMatchObject({ accepted: [{ name: '.hidden.jpg' }], rejected: [] });
  });
  test('keeps the order of 300 photos', () => {
    const files = Array.from({ length: 300 }, (_, index) => fileOf(`${index}.jpg`));
    expect(acceptPhotos(files, []).accepted).toEqual(files);
  });
});

describe('messages about files', () => {
  test('rejectionSentences groups files with the same reason into one sentence (ordering 11)', () => {
    const rejected = [
      ...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => ({ name, reason: 'size' as const })),
      { name: 'note.txt', reason: 'type' as const },
    ];
    expect(rejectionSentences(rejected)).toEqual([
      '4 files are over 50 MB and were left out: a.jpg, b.jpg, c.jpg and 1 more.',
      'note.txt is not a photo and was left out.',
    ]);
    expect(rejectionSentences([])).toEqual([]);
  });
  test('displayName removes characters that reverse the reading direction', () => {
    expect(displayName('photo\u202Egpj.exe')).toBe('photogpj.exe');
  });
  test('displayName shortens a long name in the middle without splitting an emoji', () => {
    const name = `${'👩‍👩‍👧'.repeat(200)}_0412.NEF`;
    const shown = displayName(name);
    expect(shown.endsWith('0412.NEF')).toBe(true);
    expect(shown).toBe(`${'👩‍👩‍👧'.repeat(51)}…0412.NEF`);
  });
  test('displayName does not split a name that fits, which a list of 300 photos would do for each', () => {
    const split = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(displayName('IMG_0412.NEF')).toBe('IMG_0412.NEF');
    expect(split).not.toHaveBeenCalled();
    split.mockRestore();
  });
});

describe('upload progress', () => {
  test('createUploadProgress assigns the sent bytes to the files in order', () => {
    const [a, b] = [fileOf('a.jpg', { size: 100 }), fileOf('b.jpg', { size: 300 })];
    const progress = createUploadProgress();
    expect(progress.percent(a)).toBeNull();
    progress.start([a, b]);
    progress.report(50, 100);
    expect([progress.percent(a), progress.percent(b), progress.bytes()]).toEqual([
      100,
      35,
      { sent: 200, total: 400 },
    ]);
    expect(progress.percent(fileOf('c.jpg'))).toBeNull();
    progress.clear();
    expect(progress.percent(a)).toBeNull();
  });
  test('percentOf stays between 0 and 100', () => {
    expect(percentOf(0, 100, 50, 150)).toBe(0);
    expect(percentOf(1, 0, 50, 150)).toBe(100);
    expect(percentOf(1, 0, 0, 0)).toBe(0);
  });
});
