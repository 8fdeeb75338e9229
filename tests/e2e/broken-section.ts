/** The home page's sections that hydrate, as their code calls them. The others have only links. */
const sections = /^(?:Portfolio|VideoShowcase|PricingCalculator|Faq|Contact)Section$/;
/** Number of those sections. */
export const SECTIONS = 5;

/** @returns the code of such a section, changed so that it throws when it is rendered, or `undefined` for other code. */
export function breakSection(code: string): string | undefined {
  const [exported, before = '', name = ''] = /export\{([^}]*?)\w+ as (\w+)\b,?/.exec(code) ?? [];
  if (!exported || !sections.test(name)) return undefined;
  const thrower = `export function ${name}() { throw new Error('Broken on purpose'); }`;
  return `${code.replace(exported, `export{${before}`)};${thrower}`;
}
