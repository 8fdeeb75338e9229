/**
 * The default texts of a component, with those of its host in their place. A text of the host that is `undefined` keeps
 * the default, as an omitted one does.
 */
export function withDefaults<Texts extends object>(
  defaults: Texts,
  given: Partial<NoInfer<Texts>> | undefined,
): Texts {
  const set = Object.entries(given ?? {}).filter(([, text]) => text !== undefined);
  return { ...defaults, ...Object.fromEntries(set) };
}
