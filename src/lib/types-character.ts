/** Whether a key types a character. False for shortcuts, for keys such as Enter, and for an input method's keys. */
export const typesCharacter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
