/** Returns the canonical form of a page's path: in lower case, without a slash at the end. */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}
