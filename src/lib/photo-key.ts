/**
 * Returns a key that identifies a file without reading it. Two files with the same key are the same photo to us;
 * in a list each key occurs once, so it also serves as React's key.
 */
export const photoKey = ({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string => `${name}/${size}/${lastModified}`;

/**
 * Divides files into those that a list lacks, each once, and the others. Files with the same key are equal everywhere:
 * the picker names the ones that are present, and the order's reducer leaves them out.
 */
export function splitPresent(list: readonly File[], files: readonly File[]) {
  const keys = new Set(list.map(photoKey));
  const fresh: File[] = [];
  const present: File[] = [];
  for (const file of files) {
    const key = photoKey(file);
    (keys.has(key) ? present : fresh).push(file);
    keys.add(key);
  }
  return { fresh, present };
}
