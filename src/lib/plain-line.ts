/** Controls and line breaks: in a sentence they are spaces at best. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** They turn the reading direction of all that follows, as in `photo\u202Egnp.exe`. Plain marks (LRM, RLM) may stay. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text of somebody else's as one line that can stand in a sentence of ours. */
export function plainLine(text: string): string {
  return text.replace(CONTROLS, ' ').replace(TURNS, '').replace(/ {2,}/g, ' ').trim();
}
