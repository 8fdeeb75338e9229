/** "862 KB", in thousands of bytes as file managers count. Throws for a file that the build did not make. */
export function sizeOf(bytes: number | undefined): string {
  if (bytes === undefined) throw new Error('There is no such download.');
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
}
