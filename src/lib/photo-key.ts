/**
 * Tells one file from another without reading it. Two files with the same key are the same photo to us;
 * in a list each key occurs once, so it also serves as React's key.
 */
export const photoKey = ({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string => `${name}/${size}/${lastModified}`;
