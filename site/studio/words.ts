/** Returns the name of a choice, or its id if the studio has stopped offering it. */
export const nameOf = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

/** Returns a number with its noun: `1 photo`, `2 photos`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
