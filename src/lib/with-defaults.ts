/**
 * The default texts of a component, with those of its host in their place. A text of the host that is `undefined` keeps
 * the default, as an omitted one does.
 */
export function withDefaults<Texts extends object>(
  defaults: Texts,
  given: Partial<NoInfer<Texts>> | undefined,
): Texts {
  const texts = { ...defaults };
  for (const key in given) texts[key as never] = given[key as never] ?? texts[key as never];
  return texts;
}
