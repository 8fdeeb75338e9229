/** Longer side of the large copy, in px: the width of the comparison on desktop, at twice the density. */
const LARGE = 1600;
/** Longer side of the small copy, in px: the width of an option's card, at twice the density. */
const SMALL = 480;

/** A decoded photo in a small and a large copy, which looks are painted on. */
export type LookSource = {
  small: ImageBitmap;
  large: ImageBitmap;
  /** Frees the memory: a large copy takes 7 MB. */
  close: () => void;
};

/**
 * Decodes a photo upright, as a browser shows it, or returns `null` if it can decode none of the images.
 *
 * @param picturesOf returns images of the file, best first. Default: the file itself. `picturesOf` of
 *   `safelight/preflight` also finds the previews inside RAW files.
 */
export async function sourceOfFile(
  file: File,
  picturesOf: (file: File) => AsyncIterable<Blob> | Iterable<Blob> = (itself) => [itself],
): Promise<LookSource | null> {
  for await (const blob of picturesOf(file)) {
    const bitmap = await createImageBitmap(blob).catch(() => null);
    const source = bitmap && (await sourceOf(bitmap).catch(() => null));
    if (source) return source;
  }
  return null;
}

/** Loads a photograph by its `src`. Returns `null` if it does not load. */
export async function sourceOfPhotograph(photo: { src: string }): Promise<LookSource | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = photo.src;
  try {
    await image.decode();
    return await sourceOf(await createImageBitmap(image));
  } catch {
    return null;
  }
}

async function sourceOf(bitmap: ImageBitmap): Promise<LookSource> {
  try {
    const [large, small] = await Promise.all([scaled(bitmap, LARGE), scaled(bitmap, SMALL)]);
    return {
      small,
      large,
      close: () => {
        small.close();
        large.close();
      },
    };
  } finally {
    bitmap.close();
  }
}

function scaled(bitmap: ImageBitmap, longer: number): Promise<ImageBitmap> {
  const scale = Math.min(1, longer / Math.max(bitmap.width, bitmap.height));
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'medium',
  });
}
