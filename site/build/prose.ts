import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

/** Characters in a table row from which three or more columns are too narrow for a phone. */
const LONG_ROW = 80;

/** The part of a syntax tree that this file reads. */
type Node = {
  type: string;
  value?: unknown;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/**
 * Vite plugin: an `.mdx` file below `site/content` is a `ProseModule`: its text as a component, the list of its
 * headings (each of which gets an id) and the number of its words.
 */
export function prose(): Plugin {
  const plugin = mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [describe] });
  return { ...(plugin as unknown as Plugin), name: 'safelight-prose', enforce: 'pre' };
}

function describe() {
  return (tree: Node) => {
    const taken = new Set<string>();
    const toc = (tree.children ?? []).filter(isHeading).map((heading) => {
      const text = textOf(heading);
      const id = uniqueId(text, taken);
      heading.properties = { ...heading.properties, id };
      return { id, text, level: heading.tagName === 'h2' ? 2 : 3 };
    });
    nameTables(tree);
    for (const table of tree.children ?? []) if (table.tagName === 'table') stackRows(table);
    const words = textOf(tree).split(/\s+/).filter(Boolean).length;
    tree.children?.unshift(exported({ toc, words }));
  };
}

/** A table is a region that scrolls; it is named for the heading above it, and counted where there are more. */
function nameTables({ children = [] }: Node) {
  let title = 'Table';
  let count = 0;
  for (const node of children) {
    if (isHeading(node)) [title, count] = [textOf(node), 0];
    if (node.tagName !== 'table') continue;
    count += 1;
    const label = count === 1 ? `${title}: table` : `${title}: table ${count}`;
    node.properties = { ...node.properties, 'aria-label': label };
  }
}

/** A table of sentences stacks its rows on a phone (`proseElements`): each cell takes its column's heading along. */
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

/** The elements of these names in a tree, in order. */
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

function uniqueId(text: string, taken: Set<string>): string {
  const base = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** `export const … = …;`, as MDX keeps it in its tree. */
function exported(values: Record<string, unknown>): Node {
  const declarations = Object.entries(values).map(([name, value]) => ({
    type: 'VariableDeclarator',
    id: { type: 'Identifier', name },
    init: literal(value),
  }));
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations };
  const body = [
    { type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] },
  ];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  } as Node;
}

function literal(value: unknown): unknown {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(literal) };
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value };
  const properties = Object.entries(value).map(([name, part]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: name },
    value: literal(part),
  }));
  return { type: 'ObjectExpression', properties };
}
