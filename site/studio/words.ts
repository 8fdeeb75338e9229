/** Returns the name of a choice. One that is not offered any more is shown by its id. */
export const nameOf = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;
