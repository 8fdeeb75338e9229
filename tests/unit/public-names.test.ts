import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { entries, importName } from '../../src/entries.ts';
import { docstringOf } from '../../stories/docs/read-exports.ts';
import { projectFiles, toPosix } from '../platform.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A public name and the module that declares it, as a path without its ending. */
type PublicName = { entry: string; module: string; name: string };

const publicNames = Object.entries(entries).flatMap(([entry, file]) => namesIn(entry, file));

function namesIn(entry: string, file: string): PublicName[] {
  return parseSync(file, read(file)).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName: imported }) => {
      const module = moduleRequest ? toPosix(join(dirname(file), moduleRequest.value)) : file;
      if (!exportName.name) return namesIn(entry, module);
      return [{ entry, module: module.replace(/\.tsx?$/, ''), name: imported.name ?? exportName.name }];
    }),
  );
}

const docs = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .map((file) => `stories/${toPosix(file)}`)
  .filter((file) => file.endsWith('.mdx') && !/^stories\/(decisions|specification)\//.test(file))
  .map(read);

/** Names that docs pages list with `<Exports>`, each as `module name`. */
const listed = docs.flatMap((text) =>
  [...text.matchAll(/<Exports of="([^"]+)" names=\{\[([^\]]+)\]\}/g)].flatMap(([, module = '', names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => `${module} ${name}`),
  ),
);

/** Components whose props a docs page lists: those of its stories' meta. */
const components = new Set(
  projectFiles()
    .filter((file) => /^stories\/.*\.stories\.tsx$/.test(file))
    .filter((file) => existsSync(join(root, file.replace('.stories.tsx', '.mdx'))))
    .flatMap((file) => {
      const [, component = '', others = ''] =
        /^ {2}component: (\w+),(?:[\s\S]*?^ {2}subcomponents: \{([^}]*)\})?/m.exec(read(file)) ?? [];
      return [component, ...others.split(',').map((name) => name.trim())];
    }),
);

function isDocumented({ module, name }: PublicName): boolean {
  // The docs page of a component lists its props and messages.
  const component = name.replace(/(?:Props|Messages)$/, '');
  if ([name, component].some((one) => listed.includes(`${module} ${one}`)) || components.has(component))
    return true;
  // One story renders every icon.
  return (
    module === 'src/ui/icons' && read('stories/foundations/icons.stories.tsx').includes('src/ui/icons.tsx')
  );
}

test('every public name is listed on a docs page', () => {
  expect(publicNames.length).toBeGreaterThan(300);
  const missing = publicNames.filter((name) => !isDocumented(name));
  expect(missing.map(({ module, name }) => `${module} ${name}`)).toEqual([]);
});

test('every name that a docs page lists is public and has a doc comment', () => {
  expect(listed.length).toBeGreaterThan(100);
  const known = publicNames.map(({ module, name }) => `${module} ${name}`);
  expect(listed.filter((one) => !known.includes(one))).toEqual([]);
  const uncommented = listed.filter((one) => {
    const [module = '', name = ''] = one.split(' ');
    return !docstringOf(
      read(existsSync(join(root, `${module}.ts`)) ? `${module}.ts` : `${module}.tsx`),
      name,
    );
  });
  expect(uncommented).toEqual([]);
});

test('every prop and option of a public type has a doc comment', () => {
  const types = publicNames.filter(({ name }) => /(?:Props|Options)$/.test(name));
  const uncommented = types.flatMap(({ module, name }) => {
    const file = existsSync(join(root, `${module}.ts`)) ? `${module}.ts` : `${module}.tsx`;
    const text = read(file);
    return membersOf(file, text, name)
      .filter(({ start }) => !text.slice(0, start).trimEnd().endsWith('*/'))
      .map(({ start, end }) => `${name}: ${text.slice(start, end)}`);
  });
  expect(types.length).toBeGreaterThan(80);
  expect(uncommented).toEqual([]);
});

/** Returns the members that a type declares itself, without those of the types that it extends and of nested objects. */
function membersOf(file: string, text: string, name: string) {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const type = statement.type === 'ExportNamedDeclaration' && statement.declaration;
    if (!type || type.type !== 'TSTypeAliasDeclaration' || type.id.name !== name) return [];
    const { typeAnnotation: value } = type;
    const parts = value.type === 'TSIntersectionType' ? value.types : [value];
    return parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? part.members : []));
  });
}

test('README.md names every entry of the package', () => {
  const readme = read('README.md');
  for (const entry of Object.keys(entries)) expect(readme).toContain(`\`${importName(entry)}\``);
});

/** Internal names that the site imports, and why they are not public. */
const exceptions: Record<string, string> = {
  ActionLink: 'short for a `Button` around a `Link`; a host can use `asChild` with any link',
  SectionFrame: 'short for a `section` with a `SectionHeading`, as the sections of the library have it',
  HeroFrames: 'a part of `Hero`, separate so that the site ships no code for the other parts',
  HeroLayout: 'lays out the parts of `Hero`',
  HeroStats: 'a part of `Hero`',
  HeroText: 'a part of `Hero`',
  createSearch: 'runs on the studio’s server and in the mocks, not in pages',
  SearchEntry: 'an entry of `createSearch`',
  ...Object.fromEntries(
    ['Endpoint', 'Meaning', 'Schema', 'idempotencyKey', 'mediaTypes'].map((name) => [
      name,
      'read by the build, which lists the calls on a page',
    ]),
  ),
  BeforeLayer: 'a layer of the slider, which fills the box around it and takes no props of a root element',
};

test('outside `src/lib`, the site imports only public names of the library', () => {
  const known = new Set(publicNames.map(({ name }) => name));
  const internal = projectFiles()
    .filter((file) => /^site\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      parseSync(file, read(file)).module.staticImports.flatMap(({ moduleRequest, entries }) => {
        const target = toPosix(join(dirname(file), moduleRequest.value));
        if (!target.startsWith('src/') || target.startsWith('src/lib/')) return [];
        const names = entries.map((entry) => entry.importName.name ?? '');
        return names
          .filter((name) => name && !known.has(name) && !exceptions[name])
          .map((name) => `${file}: ${name}`);
      }),
    );
  expect(internal).toEqual([]);
});
