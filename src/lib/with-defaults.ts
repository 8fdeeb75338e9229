/** Returns default texts or values, replaced by those of the host. One that is `undefined` keeps the default. */
export function withDefaults<Texts extends object>(
  defaults: Texts,
  overrides: Partial<NoInfer<Texts>> | undefined,
): Texts {
  const texts = { ...defaults };
  for (const key in overrides) texts[key as never] = overrides[key as never] ?? texts[key as never];
  return texts;
}
