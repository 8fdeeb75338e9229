/**
 * Report of the public API, as text that shows a change in review: every entry with its names, their types and the
 * defaults of the props. Types are read from the package's declarations, defaults from the sources.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { entries } from '../../src/entries.ts';
import { toPosix } from '../platform.ts';
import { installed } from './packed.ts';

const source = join(import.meta.dirname, '../../src');
/** Declaration files of the entries. Everything public is reached from them. */
const declarations = Object.values(entries).map((file) => file.replace(/^src\/|\.ts$/g, '') + '.d.ts');

type Declaration = { node: ESTree.Node; text: string };
type Module = {
  declared: Map<string, Declaration>;
  exported: Set<string>;
  /** Local name → its source, for imports and re-exports of the package's own modules. */
  imported: Map<string, { file: string; name: string }>;
  /** Modules of which every name is exported again: `export *`. */
  reexported: string[];
};

const modules = new Map<string, Module>();

/** The report on `index.d.ts`, as Markdown. */
export function apiReport(): string {
  const names = new Map<string, Set<string>>();
  const add = (file: string, name: string) => names.set(file, (names.get(file) ?? new Set()).add(name));
  const renamed = new Map<string, string[]>();
  for (const entry of declarations) {
    const { exported, reexported } = read(entry);
    for (const name of exported) {
      const [file, own] = declarationOf(entry, name);
      add(file, own);
      if (name !== own) renamed.set(file, [...(renamed.get(file) ?? []), `// ${own} is public as ${name}`]);
    }
    for (const file of reexported) for (const name of read(file).exported) add(file, name);
  }
  const isPublic = new Map([...names].map(([file, set]) => [file, new Set(set)]));
  for (const [file, set] of names) for (const name of set) addUsed(file, name, add);

  const sections = [...names.keys()].toSorted().map((file) => {
    const own = [...(names.get(file) ?? [])].toSorted();
    const [exported, used] = [true, false].map((wanted) =>
      own.filter((name) => Boolean(isPublic.get(file)?.has(name)) === wanted),
    );
    const hidden = used?.length
      ? ['// Reached through the above, without a public name:', ...print(file, used)]
      : [];
    return `## ${file.replace('.d.ts', '')}\n\n\`\`\`ts\n${[...print(file, exported ?? []), ...(renamed.get(file) ?? []), ...hidden].join('\n')}\n\`\`\`\n`;
  });
  const count = [...isPublic.values()].reduce((sum, set) => sum + set.size, 0);
  const head =
    '# What the library promises\n\n' +
    `${count} public names, by the module that has them. Written by \`npm run test:package:update\`; a test compares it. ` +
    'A line that changes here is a change for those who use the library: `CHANGELOG.md` says which version it takes.\n';
  return [head, tokens(), ...sections].join('\n');
}

/** Names only: a value may change within its role. */
function tokens(): string {
  const css = readFileSync(join(installed, 'tokens.css'), 'utf8');
  const names = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
  return `## tokens.css\n\n\`\`\`css\n${[...names].toSorted().join('\n')}\n\`\`\`\n`;
}

/**
 * Types that the props of public components use by name and that have no public name: a host could not declare a value
 * of such a type. A union of literals, and messages (`typeof defaultMessages`), need no name.
 */
export function hiddenPropTypes(): string[] {
  const isPublic = new Set<string>();
  for (const entry of declarations) {
    const { exported, reexported } = read(entry);
    for (const name of exported) isPublic.add(declarationOf(entry, name).join(' '));
    for (const file of reexported) for (const name of read(file).exported) isPublic.add(`${file} ${name}`);
  }
  const hidden = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string, node: unknown, inProp: boolean) => {
    if (Array.isArray(node)) node.forEach((one) => visit(file, one, inProp));
    else if (isNode(node) && node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
      const [at, name] = declarationOf(file, node.typeName.name);
      const declared = at.endsWith('.d.ts') ? read(at).declared.get(name)?.node : undefined;
      const isNamed = isPublic.has(`${at} ${name}`);
      if (declared && inProp && !isNamed && !needsNoName(declared)) hidden.add(`${at} ${name}`);
      if (declared && !isNamed && !visited.has(`${at} ${name} ${inProp}`)) {
        visited.add(`${at} ${name} ${inProp}`);
        visit(at, declared, inProp);
      }
      visit(file, node.typeArguments, inProp);
    } else if (isNode(node))
      for (const one of Object.values(node)) visit(file, one, inProp || node.type === 'TSPropertySignature');
  };
  for (const one of isPublic) {
    const [file = '', name = ''] = one.split(' ');
    if (name.endsWith('Props')) visit(file, read(file).declared.get(name)?.node, false);
  }
  return [...hidden].toSorted();
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function needsNoName(node: ESTree.Node): boolean {
  const type = node.type === 'TSTypeAliasDeclaration' ? node.typeAnnotation : node;
  if (type.type === 'TSUnionType') return type.types.every((one) => one.type === 'TSLiteralType');
  return ['TSIndexedAccessType', 'TSTypeOperator', 'TSTypeQuery'].includes(type.type);
}

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(join(installed, file), 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  // Comments become spaces, so that positions stay the same.
  const bare = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/./g, ' ') + rest.slice(end),
    text,
  );
  const module: Module = { declared: new Map(), exported: new Set(), imported: new Map(), reexported: [] };
  for (const statement of program.body) collect(statement, module, bare, file);
  modules.set(file, module);
  return module;
}

function collect(statement: ESTree.Node, module: Module, text: string, file: string): void {
  const from = (specifier: string) => toPosix(join(dirname(file), specifier)).replace(/\.js$/, '.d.ts');
  if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
    for (const one of statement.specifiers)
      if (one.type === 'ImportSpecifier')
        module.imported.set(one.local.name, {
          file: from(statement.source.value),
          name: nameIn(one.imported),
        });
  } else if (statement.type === 'ExportAllDeclaration') {
    module.reexported.push(from(statement.source.value));
  } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
    for (const one of statement.specifiers) {
      module.exported.add(nameIn(one.exported));
      module.imported.set(nameIn(one.exported), {
        file: from(statement.source.value),
        name: nameIn(one.local),
      });
    }
  } else {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const node = isExport ? statement.declaration : statement;
    const owners =
      node?.type === 'VariableDeclaration' ? node.declarations : node && 'id' in node ? [node] : [];
    for (const owner of owners) {
      if (owner.id?.type !== 'Identifier') continue;
      module.declared.set(owner.id.name, { node: owner, text });
      if (isExport) module.exported.add(owner.id.name);
    }
  }
}

const nameIn = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

/** Returns the file and the name under which something is declared, whatever re-exports it. */
function declarationOf(file: string, name: string): [file: string, name: string] {
  const next = read(file).imported.get(name);
  return next ? declarationOf(next.file, next.name) : [file, name];
}

/** Adds what a declaration uses of the package's own: a change there changes the public API too. */
function addUsed(file: string, name: string, add: (file: string, name: string) => void): void {
  const { declared, imported } = read(file);
  const declaration = declared.get(name);
  if (!declaration) throw new Error(`${file} does not declare ${name}.`);
  for (const used of identifiers(declaration.node)) {
    if (imported.has(used)) add(...declarationOf(file, used));
    else if (declared.has(used)) add(file, used);
  }
}

function identifiers(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) identifiers(one, found);
  else if (typeof value === 'object' && value) {
    if ('type' in value && value.type === 'Identifier' && 'name' in value) found.add(String(value.name));
    for (const one of Object.values(value)) if (typeof one === 'object') identifiers(one, found);
  }
  return found;
}

function print(file: string, names: string[]): string[] {
  const { declared } = read(file);
  const defaults = defaultsIn(file);
  return names.map((name) => {
    const { node, text } = declared.get(name) ?? {};
    if (!node || !text) return '';
    const given = defaults.get(name) ?? defaults.get(name.replace(/Props$/, ''));
    const kind = node.type === 'VariableDeclarator' ? 'const ' : '';
    return kind + withDefaults(tidy(node, text), name.endsWith('Props') ? given : undefined);
  });
}

function tidy(node: ESTree.Node, text: string): string {
  const params = 'params' in node && Array.isArray(node.params) ? node.params : [];
  const first = params[0];
  let code = text.slice(node.start, node.end);
  // Which names a component destructures from its props is not public.
  if (first?.type === 'ObjectPattern') {
    const end = first.typeAnnotation?.start ?? first.end;
    code = `${text.slice(node.start, first.start)}props${text.slice(end, node.end)}`;
  }
  return code
    .replace(/^declare /, '')
    .replaceAll(/import\("react"\)\./g, '')
    .replaceAll(/\(\{[^{}()]*\}: (\w+Props)\)/g, '(props: $1)')
    .replaceAll(/[ \t]*\n(\s*\n)*/g, '\n')
    .replaceAll(/ {4}/g, '  ')
    .replaceAll(/;[ \t]+(?=\S)/g, '; ')
    .trim();
}

/** Adds each default behind the line of its prop, and those of inherited props below the type. */
function withDefaults(code: string, defaults = new Map<string, string>()): string {
  const rest = new Map(defaults);
  const lines = code.split('\n').map((line) => {
    const prop = /^ {2}'?([\w-]+)'?\??:.*;$/.exec(line)?.[1];
    const value = prop && rest.get(prop);
    if (!value) return line;
    rest.delete(prop);
    return `${line} // ${value}`;
  });
  return [...lines, ...[...rest].map(([prop, value]) => `// ${prop}: ${value}`)].join('\n');
}

/** Function → prop → default, for the functions that take one object apart, in the parameter or in the first lines. */
function defaultsIn(file: string): Map<string, Map<string, string>> {
  const path = ['.tsx', '.ts'].map((end) => join(source, file.replace('.d.ts', end))).find(existsSync);
  if (!path) return new Map();
  const text = readFileSync(path, 'utf8');
  const found = new Map<string, Map<string, string>>();
  for (const statement of parseSync(path, text).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'FunctionDeclaration' || !node.id) continue;
    const patterns: ESTree.Node[] = [...node.params];
    for (const line of node.body?.body ?? [])
      if (line.type === 'VariableDeclaration')
        for (const one of line.declarations)
          if (one.init?.type === 'Identifier' && one.init.name === 'props') patterns.push(one.id);
    found.set(node.id.name, new Map(patterns.flatMap((pattern) => defaultsOf(pattern, text))));
  }
  return found;
}

function defaultsOf(pattern: ESTree.Node, text: string): [string, string][] {
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') return [];
    const { right } = property.value;
    return [
      [
        text.slice(property.key.start, property.key.end),
        `default ${text.slice(right.start, right.end).replaceAll(/\s+/g, ' ')}`,
      ],
    ];
  });
}
