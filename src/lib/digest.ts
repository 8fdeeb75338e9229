const FNV_OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const FNV_PRIME = 0x1000000000000000000013bn;

/**
 * Returns the FNV-1a hash of a text, 128 bits as 32 hex digits. It distinguishes texts of one visitor, so it need not
 * resist an attacker. `crypto.subtle`, which would, is missing on plain http.
 */
export function digest(text: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(32, '0');
}
