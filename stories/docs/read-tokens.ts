export type Token = { value: string; purpose: string; isColor: boolean };

/** A declaration with the doc comment over it, the custom property, and a comment behind it on the same line. */
const declaration =
  /(?:\/\*\*\s*((?:(?!\*\/).)+?)\s*\*\/\s*)?--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.+?)\s*\*\/)?/gs;

/** Returns the custom properties of a stylesheet by name, the first declaration of each. */
export function readTokens(css: string): ReadonlyMap<string, Token> {
  const tokens = new Map<string, Token>();
  for (const [, above = '', name = '', value = '', behind = ''] of css.matchAll(declaration)) {
    if (tokens.has(name)) continue;
    const purpose = capital((above || behind).replaceAll(/\s+/g, ' '));
    tokens.set(name, { value: value.replaceAll(/\s+/g, ' '), purpose, isColor: isColor(name, value) });
  }
  return tokens;
}

/** Whether a token is a color or refers to one. `--shadow-raised` only contains one. */
function isColor(name: string, value: string): boolean {
  return (
    !/^(font|text|radius|shadow-raised|motion|z|ease)/.test(name) && /oklch|light-dark|#|var\(--/.test(value)
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
