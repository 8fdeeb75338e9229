/** Files of the home page's sections that hydrate (site/sections/lazy-sections.tsx). The others have only links. */
const files = /\/(?:portfolio|video-showcase|pricing-calculator|faq|contact)-[\w-]+\.js$/;
/** Number of those sections. */
export const SECTIONS = 5;

/**
 * @param url URL or path of the code: the page of contacts has a file of the same name, without a section.
 * @returns the code of such a section, changed so that it throws when it is rendered, or `undefined` for other code.
 */
export function breakSection(url: string, code: string): string | undefined {
  const [exported, before = ''] = /export\{([^}]*?)\w+ as Section\b,?/.exec(code) ?? [];
  if (!exported || !files.test(url)) return undefined;
  const thrower = `export function Section() { throw new Error('Broken on purpose'); }`;
  return `${code.replace(exported, `export{${before}`)};${thrower}`;
}
