/** Returns the default texts of a component, replaced by its host's. One that is `undefined` keeps the default. */
export function withDefaults<Texts extends object>(
  defaults: Texts,
  overrides: Partial<NoInfer<Texts>> | undefined,
): Texts {
  const texts = { ...defaults };
  for (const key in overrides) texts[key as never] = overrides[key as never] ?? texts[key as never];
  return texts;
}
