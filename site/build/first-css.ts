/** Where Tailwind writes the classes; what stands before it (tokens, fonts, the look of bare elements) is always kept. */
const UTILITIES = '@layer utilities{';

/**
 * The stylesheet without the classes that nothing on a first load can ask for, 2 KB of what every page carries.
 *
 * @param css The whole sheet, minified.
 * @param texts All that a page may hold before late.css is there: its HTML, and the scripts that do not bring that file.
 */
export function firstCss(css: string, texts: readonly string[]): string {
  const start = css.indexOf(UTILITIES);
  if (start < 0) throw new Error(`The stylesheet has no "${UTILITIES}".`);
  const words = new Set(texts.flatMap((text) => unescapeHtml(text).split(/[\s"'`\\]+/)));
  const from = start + UTILITIES.length;
  const end = endOfBlock(css, start);
  return css.slice(0, from) + keep(css.slice(from, end), words) + css.slice(end);
}

/** The rules whose first class is one of the words; those of an @media or @supports, each for itself. */
function keep(rules: string, words: ReadonlySet<string>): string {
  let kept = '';
  for (let at = 0; at < rules.length;) {
    const open = rules.indexOf('{', at);
    if (open < 0) return kept + rules.slice(at);
    const end = endOfBlock(rules, at) + 1;
    const selector = rules.slice(at, open);
    if (selector.startsWith('@')) {
      const inner = keep(rules.slice(open + 1, end - 1), words);
      if (inner) kept += `${selector}{${inner}}`;
    } else if (classesOf(selector).some((name) => name === '' || words.has(name)))
      kept += rules.slice(at, end);
    at = end;
  }
  return kept;
}

/** The class that begins each selector of a list, as it is written in HTML. What has none is kept under "". */
function classesOf(selectors: string): string[] {
  const names = [...selectors.matchAll(/(?:^|,|:where\(|:is\()\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)];
  return names.length ? names.map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')) : [''];
}

/** Where the block that opens next is closed. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the stylesheet does not end.');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
