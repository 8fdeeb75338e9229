/** Matches control characters and line breaks, which become spaces. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * Matches characters that change the direction of all following text, as in `photo\u202Egnp.exe`. The marks LRM and RLM
 * are allowed.
 */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns untrusted text as one line that can be part of a sentence. */
export function plainLine(text: string): string {
  return text.replace(CONTROLS, ' ').replace(BIDI_CONTROLS, '').replace(/ {2,}/g, ' ').trim();
}
