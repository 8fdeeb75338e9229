import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import type { ProseHeading, ProseModule } from '../content/page-row.ts';

/** Length of a table row, in characters, from which three or more columns are too narrow for a phone. */
const LONG_ROW = 80;

/** The part of a syntax tree that this file reads. */
type Node = {
  type: string;
  value?: unknown;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/** The exports of a page of prose that its author does not write. */
type Derived = Pick<ProseModule, 'toc' | 'words'>;
type Mdx = Plugin & {
  transform: (text: string, id: string) => Promise<{ code: string; map: string } | undefined>;
};

/**
 * Vite plugin: an `.mdx` file below `site/content` is a `ProseModule`: its text as a component, the list of its
 * headings (each of which gets an id) and the number of its words.
 *
 * @param leftOut Paths of pages that the site leaves out. A paragraph, list item or table row that links to one is
 * removed, except in legal pages: there the build fails (`checkLinks`), because a person has to read the rest.
 */
export function prose(leftOut: ReadonlySet<string> = new Set()): Plugin {
  const derived = new Map<string, Derived>();
  const plugin = mdx({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [
      [removeBlocks, leftOut],
      [describe, derived],
    ],
  }) as unknown as Mdx;
  return {
    ...plugin,
    name: 'safelight-prose',
    enforce: 'pre',
    async transform(text, id) {
      const compiled = await plugin.transform(text, id);
      if (!compiled) return undefined;
      const { toc, words } = derived.get(id.split('?')[0] ?? id) ?? { toc: [], words: 0 };
      const exported = `export const toc = ${JSON.stringify(toc)};\nexport const words = ${words};\n`;
      return { ...compiled, code: `${compiled.code}\n${exported}` };
    },
  };
}

/**
 * rehype plugin: removes paragraphs, list items and table rows that link to a page that is left out, and then lists, tables,
 * notes and headings that have lost all of their content.
 */
function removeBlocks(leftOut: ReadonlySet<string>) {
  const isDead = (link: Node) => leftOut.has(String(link.properties?.['href']).split('#')[0] ?? '');
  /** Whether a node is a heading without content: followed by nothing, or by a heading of the same or a higher level. */
  const isBare = (node: Node, next: Node | undefined) =>
    isHeading(node) && (!next || (isHeading(next) && String(next.tagName) <= String(node.tagName)));
  /** Removes the blocks in a node. Returns whether the node stays. */
  const clean = (node: Node): boolean => {
    const { tagName = '' } = node;
    if (['p', 'li', 'tr'].includes(tagName) && descendants(node, 'a').some(isDead)) return false;
    const before = (node.children ?? []).filter((child) => child.tagName || child.value !== '\n');
    const kept = before.filter(clean);
    if (kept.length === before.length) return true;
    node.children = [];
    // From the last to the first, because a heading may lose the one below it.
    for (const child of kept.toReversed()) if (!isBare(child, node.children[0])) node.children.unshift(child);
    return node.children.some((child) => child.tagName !== 'thead');
  };
  return (tree: Node, { path }: { path: string }) => {
    if (leftOut.size > 0 && !path.includes('/content/legal/')) clean(tree);
  };
}

/** rehype plugin: gives headings their ids and tables their labels, and notes what it derives from each file by its path. */
function describe(derived: Map<string, Derived>) {
  return (tree: Node, { path }: { path: string }) => {
    const toc = (tree.children ?? []).filter(isHeading).map((heading): ProseHeading => {
      const text = textOf(heading);
      const id = idOf(text);
      heading.properties = { ...heading.properties, id };
      return { id, text, level: heading.tagName === 'h2' ? 2 : 3 };
    });
    nameTables(tree);
    for (const table of tree.children ?? []) if (table.tagName === 'table') stackRows(table);
    derived.set(path, { toc, words: textOf(tree).split(/\s+/).filter(Boolean).length });
  };
}

/** Labels each table, which is a scrolling region, with the heading above it, and numbers the second and later ones. */
function nameTables({ children = [] }: Node) {
  let title = '';
  let count = 0;
  for (const node of children) {
    if (isHeading(node)) [title, count] = [textOf(node), 0];
    if (node.tagName !== 'table') continue;
    count += 1;
    const name = title ? `${title}: table` : 'Table';
    const label = count === 1 ? name : `${name} ${count}`;
    node.properties = { ...node.properties, 'aria-label': label };
  }
}

/** Adds its column's heading to each cell of a table with long rows. On a phone such a table is stacked (`proseElements`). */
function stackRows(table: Node) {
  const [head = [], ...rows] = descendants(table, 'tr').map((row) => descendants(row, 'th', 'td'));
  const isLong = rows.some((cells) => cells.map(textOf).join('').length >= LONG_ROW);
  if (head.length < 3 || !isLong) return;
  for (const cell of head) cell.properties = { ...cell.properties, dataStacked: '' };
  for (const cells of rows)
    cells.forEach((cell, at) => {
      const heading = at === 0 ? '' : textOf(head[at] ?? { type: 'text' });
      cell.properties = { ...cell.properties, dataStacked: heading };
    });
}

/** Returns the elements with these names in a tree, in order. */
function descendants({ children = [] }: Node, ...names: readonly string[]): Node[] {
  return children.flatMap((node) =>
    node.tagName && names.includes(node.tagName) ? [node] : descendants(node, ...names),
  );
}

const isHeading = ({ tagName }: Node) => tagName === 'h2' || tagName === 'h3';

function textOf({ type, value, children = [] }: Node): string {
  if (type === 'mdxjsEsm') return '';
  return type === 'text' && typeof value === 'string'
    ? value
    : children.map(textOf).join(children[0]?.type === 'text' ? '' : ' ');
}

/** Returns the id of a heading. tests/site/html.test.ts refuses a page that has two equal ones. */
function idOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
