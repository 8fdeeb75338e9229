/**
 * Whether a key belongs to an input method, which uses Enter to take its suggestion and Esc to drop it. Safari
 * ends the composing before it tells of the Enter that ended it: that one is known by its code alone.
 */
export function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229;
}
