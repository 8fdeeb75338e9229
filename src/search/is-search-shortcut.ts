import { isLetterKey } from '../lib/is-letter-key.ts';

/** Whether the keys are Ctrl+K or Cmd+K without other modifiers. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const hasOneModifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return hasOneModifier && isLetterKey(event, 'K') && !event.isComposing;
}
