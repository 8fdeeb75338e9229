/**
 * Returns the text of the doc comment over an exported name, without its tags, or `undefined` if it has none.
 *
 * @param source the text of a TypeScript module.
 */
export function docstringOf(source: string, name: string): string | undefined {
  const comment = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:async )?(?:function\*?|const|type|class) ${name}\b`,
  ).exec(source)?.[1];
  return comment
    ?.replaceAll(/^\s*\* ?/gm, '')
    .split(/^@/m)[0]
    ?.trim()
    .replaceAll(/\s*\n\s*/g, ' ');
}
