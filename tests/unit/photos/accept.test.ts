import { describe, expect, test } from 'vitest';
import {
  acceptAttribute,
  acceptPhotos,
  isPhoto,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  type RejectionReason,
} from '../../../src/photos/accept.ts';
import { rejectionSentences } from '../../../src/photos/rejection-messages.ts';
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
    ['DSC_0412.NEF', 'application/x-another-program'],
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
