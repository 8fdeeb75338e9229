import { photos } from '#photos';
import { makeTiff } from './make-tiff.ts';

/** Date of the sample photos. Without a fixed date they would be different files in every run. */
const TAKEN = Date.UTC(2026, 10, 20, 9);

/** Six photos of one afternoon, as on a photographer's memory card. */
const shoot = ['turtleneck', 'yellowWall', 'ringLight', 'skater', 'sneaker', 'bike'] as const;

/** Returns the site's own photographs as JPEG files with a camera's file names. */
export async function shootFiles(count: number = shoot.length): Promise<File[]> {
  const files = shoot
    .slice(0, count)
    .map(async (name, index) => fileOf(`DSC_041${index + 2}.JPG`, await jpegOf(name), 'image/jpeg'));
  return whileLoading(Promise.all(files));
}

/** Encoded once, because the browser takes up to a second per file. Each story gets new files. */
const encoded = new Map<string, Blob>();

async function jpegOf(name: (typeof shoot)[number]): Promise<Blob> {
  const known = encoded.get(name);
  if (known) return known;
  const picture = await createImageBitmap(await (await fetch(photos[name].src)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  encoded.set(name, jpeg);
  return jpeg;
}

let loadingCount = 0;

/** Marks the page while it waits for files. Screenshots are taken after that (tests/visual). */
async function whileLoading<Value>(files: Promise<Value>): Promise<Value> {
  const count = (change: number) => {
    loadingCount += change;
    document.documentElement.toggleAttribute('data-files-loading', loadingCount > 0);
  };
  count(1);
  try {
    return await files;
  } finally {
    // Two frames later the story shows them.
    requestAnimationFrame(() => requestAnimationFrame(() => count(-1)));
  }
}

/**
 * Draws `count` small JPEG files, each with a readable number. Encoded by `toDataURL`, which does it
 * at once: `toBlob` waits until the page is idle, up to a second a file on a busy machine.
 */
export async function drawnFiles(count: number): Promise<File[]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 160 });
  const brush = canvas.getContext('2d')!;
  const files: File[] = [];
  for (let index = 0; index < count; index++) {
    brush.fillStyle = `hsl(${(index * 37) % 360} 30% 40%)`;
    brush.fillRect(0, 0, 160, 160);
    brush.fillStyle = 'white';
    brush.font = '600 44px sans-serif';
    brush.fillText(String(index + 1), 20, 90);
    const base64 = canvas.toDataURL('image/jpeg', 0.6).split(',')[1]!;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    files.push(fileOf(`IMG_${String(index + 1).padStart(4, '0')}.JPG`, bytes, 'image/jpeg'));
  }
  return files;
}

/** EXIF data with one entry, "rotate right", as from a camera that was held upright. */
const TURNED = new Uint8Array([
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
  0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]);

/** Returns a JPEG of 480 × 320 px that its EXIF orientation rotates to portrait format. */
export async function sidewaysFile(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 320);
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = 'hsl(35 40% 55%)';
  brush.fillRect(0, 0, 480, 320);
  // The sky is on the left, and on top when rotated.
  brush.fillStyle = 'hsl(210 50% 60%)';
  brush.fillRect(0, 0, 200, 320);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return fileOf('IMG_0007.JPG', new Blob([blob.slice(0, 2), TURNED, blob.slice(2)]), 'image/jpeg');
}

/** Returns a file with any name. By default a RAW file without a preview, which no browser can show. */
export function fileOf(name: string, content: BlobPart = rawWithout(name), type = ''): File {
  return new File([content], name, { type, lastModified: TAKEN });
}

/** Returns the smallest RAW file: one directory that says "mosaic". The name in it makes each a different photo. */
function rawWithout(name: string): BlobPart {
  const gap = new TextEncoder().encode(name);
  return new Uint8Array(makeTiff({ ifds: [{ 0x106: 32803 }], gap }));
}

/** Returns a file that reports this size, so that no story needs 50 MB of memory. */
export function heavyFile(name: string, size: number): File {
  return Object.defineProperty(fileOf(name, 'x', 'image/jpeg'), 'size', { value: size });
}
