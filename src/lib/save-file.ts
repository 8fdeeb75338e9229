/** Delay before the object URL is revoked, in ms. By then every browser has begun to read the file. */
const RELEASE_DELAY = 10_000;

/** Hands the visitor a text file, as if it had been downloaded. The byte order mark tells Excel that it is UTF-8. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_DELAY);
}
