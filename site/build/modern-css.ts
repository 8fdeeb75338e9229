/** What Tailwind asks before it mixes colors; every browser that knows light-dark() says yes. */
const MIXES = /@supports \((?:color:color-mix|background-image:linear-gradient)\(in lab, ?red, ?red\)\)/;
/** What it asks to find browsers without @property, and gives the defaults of its variables again. */
const LACKS_PROPERTY = /@supports \({1,3}-webkit-hyphens:none\)[^{]*/;

/**
 * Takes out what a stylesheet says only to browsers older than ours, 0.6 KB of what every page carries.
 * The oldest are named in vite.config.ts.
 */
export function modernCss(css: string): string {
  let modern = css;
  for (let at = modern.search(MIXES); at >= 0; at = modern.search(MIXES)) {
    const block = blockAt(modern, at);
    modern = modern.slice(0, at) + block.inner + modern.slice(block.end);
  }
  const old = LACKS_PROPERTY.exec(modern);
  return old ? modern.slice(0, old.index) + modern.slice(blockAt(modern, old.index).end) : modern;
}

/** The block whose rule begins at an index: what is between its braces, and where it ends. */
function blockAt(css: string, from: number): { inner: string; end: number } {
  const open = css.indexOf('{', from);
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return { inner: css.slice(open + 1, at), end: at + 1 };
  }
  throw new Error('A block of the stylesheet does not end.');
}
