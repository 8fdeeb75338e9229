/** Returns a random id of 128 bits, in hex. `crypto.randomUUID` exists only on https and localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
