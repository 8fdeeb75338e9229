/** Matches control characters and line breaks. They become spaces. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * Characters that change the reading direction of all text after them, as in `photo\u202Egnp.exe`. Plain marks (LRM,
 * RLM) may stay.
 */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns untrusted text as one line that can be part of a sentence. */
export function plainLine(text: string): string {
  return text.replace(CONTROLS, ' ').replace(BIDI_CONTROLS, '').replace(/ {2,}/g, ' ').trim();
}
