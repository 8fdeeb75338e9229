import { isPhotoKind } from '../preflight/formats.ts';
import { sniff, SNIFF_BYTES } from '../preflight/sniff.ts';

/** Returns the files. A photo without a type has the type that its first bytes show. */
export const typesByContent = (files: readonly File[]): Promise<File[]> =>
  // A file that cannot be read stays as it is.
  Promise.all(files.map((file) => typeByContent(file).catch(() => file)));

async function typeByContent(file: File): Promise<File> {
  if (!/^(?:application\/octet-stream)?$/.test(file.type)) return file;
  const kind = sniff(new DataView(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  // Any text file may contain an `<svg>` tag.
  if (!isPhotoKind(kind) || kind === 'svg') return file;
  return new File([file], file.name, { type: `image/${kind}`, lastModified: file.lastModified });
}
