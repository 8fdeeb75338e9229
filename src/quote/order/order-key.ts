const FNV_OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const FNV_PRIME = 0x1000000000000000000013bn;

/**
 * Returns the FNV-1a hash of a text, 128 bits as 32 hex digits. It tells a person's own versions of one order apart,
 * so it need not resist an attacker; `crypto.subtle`, which would, is missing on plain http.
 */
export function digest(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(32, '0');
}

/**
 * Returns the Idempotency-Key of some content of a draft. It follows from the two alone: a tab that could store
 * nothing, and the next tab that finds the draft, send the same content under the same key. Its form is that of a UUID of version 8, whose bits are
 * the application's own (RFC 9562 §5.8).
 *
 * @param seed The draft's own random text, without which two visitors' equal orders would share a key.
 */
export function keyOf(seed: string, content: string): string {
  const hex = digest(`${seed} ${content}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
