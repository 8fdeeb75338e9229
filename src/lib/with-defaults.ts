/** Returns the default texts or settings, replaced by those of the host. One that is `undefined` keeps the default. */
export function withDefaults<Values extends object>(
  defaults: Values,
  overrides: Partial<NoInfer<Values>> | undefined,
): Values {
  const values = { ...defaults };
  for (const key in overrides) values[key as never] = overrides[key as never] ?? values[key as never];
  return values;
}
