/** Returns a download's size: "862 KB", in units of 1,000 bytes. Throws if the build did not make the file. */
export function sizeOf(bytes: number | undefined): string {
  if (bytes === undefined) throw new Error('There is no such download.');
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
}
