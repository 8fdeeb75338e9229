/** A picture of a file that the browser can draw, upright: `<img>` turns it as its EXIF orientation says. */
export type ShownPicture = {
  url: string;
  /** In pixels, of the upright picture. */
  width: number;
  height: number;
  /** Whether it is a preview or a rough copy, because the browser cannot draw the file itself. */
  isPreview: boolean;
  /** Revokes the object URL. Call it once, when the image is no longer shown. */
  release: () => void;
};

/** Pictures of a file, best first. A file that every browser draws is its own and only picture. */
export type PicturesOf = (file: File) => AsyncIterable<Blob> | Iterable<Blob>;

/** Returns the first picture that this browser can draw, or null if it can draw none. Never throws. */
export async function shownPicture(file: File, picturesOf: PicturesOf): Promise<ShownPicture | null> {
  try {
    for await (const blob of picturesOf(file)) {
      const url = URL.createObjectURL(blob);
      const size = await sizeOf(url);
      if (size) return { url, ...size, isPreview: blob !== file, release: () => URL.revokeObjectURL(url) };
      URL.revokeObjectURL(url);
    }
  } catch {
    // Nothing can be drawn: the photo can still have notes.
  }
  return null;
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
