/**
 * Returns a key that identifies a file without reading it. Files with the same key are treated as the same photo. If their
 * content differs, the picker changes the time of one (`withKeysByContent`). A list has each key once, so it is React's key, too.
 */
export const photoKey = ({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string => `${name}/${size}/${lastModified}`;

/**
 * Divides files into those that a list lacks, each once, and the others. The picker names the others, and the order's
 * reducer leaves them out.
 */
export function splitPresent(list: readonly File[], files: readonly File[]) {
  const keys = new Set(list.map(photoKey));
  const missing: File[] = [];
  const present: File[] = [];
  for (const file of files) {
    const key = photoKey(file);
    (keys.has(key) ? present : missing).push(file);
    keys.add(key);
  }
  return { missing, present };
}
