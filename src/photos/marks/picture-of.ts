import { isRaw } from '../accept.ts';

/** A picture of a file that the browser can draw, upright: `<img>` turns it as its EXIF orientation says. */
export type ShownPicture = {
  url: string;
  /** In pixels, of the upright picture. */
  width: number;
  height: number;
  /** Gives the address back. To be called once, when the picture is not shown any more. */
  release: () => void;
};

/**
 * A picture of the file, or null if this browser can't draw it. Reads only; the file stays as it is.
 */
export async function pictureOf(file: File): Promise<ShownPicture | null> {
  const source = shownSource(file);
  if (!source) return null;
  const url = URL.createObjectURL(source);
  const release = () => URL.revokeObjectURL(url);
  const size = await sizeOf(url);
  if (size) return { url, ...size, release };
  release();
  return null;
}

/** What to draw: the file itself. A raw file is none of the browser's formats, whatever type it says. */
function shownSource(file: File): Blob | null {
  return isRaw(file.name) ? null : file;
}

function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      // An SVG may have no size of its own: there is nothing that a share could be measured against.
      resolve(width > 0 && height > 0 ? { width, height } : null);
    };
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
