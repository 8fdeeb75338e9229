/** Returns the id that a hash names. A hash that is not valid percent-encoding names itself. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
