/**
 * Checks that READMEs, decision records and docstrings are true: what they name exists in the repository. Code in them
 * is compiled in `package/samples.test.ts`; `unit/mocks` checks the table of sentinels.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { groups } from '../.storybook/groups.ts';
import { projectFiles, toPosix } from './platform.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const files = projectFiles();
const documents = files.filter((file) => /\.mdx?$/.test(file) && file !== 'tests/package/api.md');
const ourDocuments = documents.filter((file) => !file.startsWith('site/content/'));
const folders = [...new Set(files.flatMap((file) => parentsOf(file)))].toSorted();

function parentsOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...parentsOf(folder)];
}

test('finds documents to read', () => {
  expect(ourDocuments.length).toBeGreaterThan(40);
  expect(folders.length).toBeGreaterThan(40);
});

const commandsIn = (file: string) =>
  [...read(file).matchAll(/\bnpm (?:run (\w[\w-]*(?::[\w-]+)*)|(test|start)\b)/g)].map(
    ([, name, short = '']) => name ?? short,
  );

test('README.md or tests/README.md explains every npm script', () => {
  const explained = new Set(
    ourDocuments.filter((file) => /^(tests\/.*)?README\.md$/.test(file)).flatMap(commandsIn),
  );
  expect(Object.keys(scripts).filter((name) => !explained.has(name))).toEqual([]);
});

test('documents name only npm scripts that exist', () => {
  const missing = ourDocuments.flatMap((file) =>
    commandsIn(file)
      .filter((name) => !scripts[name])
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('README.md installs the packed version, and the versions of MSW that the mocks are built with', () => {
  const { version, dependencies } = JSON.parse(read('package.json')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const readme = read('README.md');
  expect(readme).toContain(`npm install ../safelight-${version}.tgz`);
  for (const name of ['msw', '@mswjs/interceptors'])
    expect(readme).toContain(`${name}@^${dependencies[name]}`);
});

test('the workflow runs existing scripts, shows a summary, and uploads Storybook and the site', () => {
  const workflow = read('.github/workflows/ci.yml');
  const named = [...workflow.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named).toEqual(
    expect.arrayContaining(['ci', 'test', 'bench', 'summary', 'test:consumers', 'chromatic']),
  );
  expect(named.filter((name) => !scripts[name] && !['ci', 'audit'].includes(name))).toEqual([]);
  for (const file of ['tests/bench.ts', 'tests/summary.ts']) expect(read(file)).toContain('bench.md');
  const artifacts = [...workflow.matchAll(/upload-artifact@.+\n\s+with:\n\s+name: (\S+)/g)];
  expect(artifacts.map(([, name]) => name)).toEqual(['storybook', 'site', 'test-results']);
});

test('the Chromatic job checks out the branch’s own commit with its history, and accepts no change by itself', () => {
  const [, job = ''] = read('.github/workflows/ci.yml').split('\n  chromatic:\n');
  expect(job).toContain('ref: ${{ github.event.pull_request.head.sha || github.sha }}');
  expect(job).toContain('fetch-depth: 0');
  const config = JSON.parse(read('chromatic.config.json')) as Record<string, unknown>;
  expect(config).toMatchObject({ onlyChanged: true });
  expect(Object.keys(config).filter((name) => name.startsWith('exit'))).toEqual([]);
  // TurboSnap reads which story imports which file from here.
  expect(scripts['build:storybook']).toContain('--stats-json');
});

test('the folder table of README.md matches the tree', () => {
  const map = read('README.md').split('## Where things are')[1]?.split('\n## ')[0] ?? '';
  const named = [...map.matchAll(/^\| `([\w.-]+)\/` \|/gm)].map(([, name]) => name);
  const real = folders.filter((folder) => !folder.includes('/') && !folder.startsWith('.'));
  expect(named.toSorted()).toEqual(real);
});

test('a README describes every folder', () => {
  const undescribed = folders.filter((folder) => !isDescribed(folder));
  expect(undescribed).toEqual([]);
});

/** Whether a folder has a README, is named in one above it, or mirrors a folder that is described. */
function isDescribed(folder: string): boolean {
  // Tools define the location and the purpose of these files.
  if (folder.startsWith('.') || /^tests\/(visual\/baselines|package\/consumers)(\/|$)/.test(folder))
    return true;
  const mirrored = folder.replace(/^stories\//, 'src/').replace(/^tests\/unit\//, 'src/');
  if (mirrored !== folder && folders.includes(mirrored)) return true;
  if (folders.includes(folder.replace(/^tests\/unit\//, '')) && folder.startsWith('tests/unit/')) return true;
  if (files.includes(`${folder}/README.md`)) return true;
  return parentsOf(folder)
    .filter((parent) => files.includes(`${parent}/README.md`))
    .some((parent) => read(`${parent}/README.md`).includes(`\`${folder.slice(parent.length + 1)}/\``));
}

test('every file, folder and module that a document names exists', () => {
  const missing = ourDocuments.flatMap((document) =>
    // Paths in backticks, and those of the page *How to change it*.
    [...read(document).matchAll(/`([^`\s]+)`|file: '([^']+)'/g)]
      .map(([, quoted, file]) => quoted ?? file ?? '')
      .filter((name) =>
        /^[\w.#@/-]+\.(tsx?|mdx?|css|json|yml)$|^(src|site|mocks|stories|tests)\/[\w./-]*$/.test(name),
      )
      // Leaves out build output, and files of another project, such as Vite's template.
      .filter((name) => !/^(dist|node_modules|safelight|examples?)\/|^(App|main)\.tsx$/.test(name))
      .filter((name) => !resolves(document, name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** A path from the root, from the document, or the end of one: `order/order-machine.ts`. */
function resolves(document: string, name: string): boolean {
  const plain = name.replace(/^\.\//, '').replace(/\/$/, '');
  return (
    folders.includes(plain) ||
    files.some(
      (file) =>
        file === plain || file === toPosix(join(dirname(document), name)) || file.endsWith(`/${plain}`),
    )
  );
}

test('relative links point to an existing file and heading', () => {
  const broken = documents.flatMap((document) =>
    [
      ...withoutCode(read(document)).matchAll(
        /(?:\]\(|\b(?:src|href)=")((?!https?:|mailto:|tel:|\/)[^)"\s]+)/g,
      ),
    ]
      .map(([, target = '']) => target)
      .filter((target) => !leads(document, target))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

function leads(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  if (target.startsWith('?path=')) return true;
  const file = path ? join(dirname(document), path) : document;
  if (!existsSync(join(root, file))) return false;
  return !anchor || !/\.mdx?$/.test(file) || headingsOf(read(file)).includes(anchor);
}

/** The ids that GitHub and Storybook make of headings; those of components and HTML as they are written. */
function headingsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
  return [...headings, ...[...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)];
}

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

test('links between Storybook pages point to an existing page', () => {
  const titles = files.flatMap((file) => {
    if (!/^stories\/.*\.(mdx|stories\.tsx)$/.test(file)) return [];
    const text = read(file);
    const said = (/<Meta title="([^"]+)"/.exec(text) ?? /^ {2}title: '([^']+)'/m.exec(text))?.[1];
    if (said === undefined) return [];
    const group = groups[file.split('/')[1] ?? ''];
    return [
      [group, said]
        .join(' ')
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    ];
  });
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+?)--[a-z0-9-]+/g)].map(
      ([, id = '']) => ({ document, id }),
    ),
  );
  expect(links.filter(({ id }) => !titles.includes(id))).toEqual([]);
});

test('the stories folder mirrors the folders of the library', () => {
  const own = ['api', 'docs', 'docs/samples', 'foundations', 'flows', 'pages', 'specification', 'decisions'];
  const strange = folders
    .filter((folder) => folder.startsWith('stories/'))
    .map((folder) => folder.replace('stories/', ''))
    .filter((folder) => !own.includes(folder) && !folders.includes(`src/${folder}`));
  expect(strange).toEqual([]);
});

test('every public function, component and constant has a docstring', () => {
  const bare = publicModules().flatMap(({ file, names }) => {
    const module = parsed(file);
    return module.program.body
      .flatMap((statement) => declared(statement))
      .filter(({ name, start }) => names.has(name) && !hasDoc(module, start))
      .map(({ name }) => `${file}: ${name}`);
  });
  // A list of variants beside its component is explained by its name and its values.
  expect(
    bare.filter(
      (line) => !/: \w+(Variants|Sizes|Shapes|Levels|Tabs|Views|Statuses|Stages|Names|Icon)$/.test(line),
    ),
  ).toEqual([]);
});

test('every prop of a public component has a docstring', () => {
  const bare = publicModules().flatMap(({ file }) => {
    const module = parsed(file);
    return module.program.body
      .flatMap((statement) => propsIn(statement))
      .filter(({ start }) => !hasDoc(module, start))
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(bare).toEqual([]);
});

type Parsed = { text: string; program: ESTree.Program; comments: { value: string; end: number }[] };

function parsed(file: string): Parsed {
  const text = read(file);
  const { program, comments } = parseSync(file, text);
  return { text, program, comments };
}

/** Whether a doc comment stands right before this place. */
function hasDoc({ text, comments }: Parsed, start: number): boolean {
  return comments.some(
    ({ value, end }) => value.startsWith('*') && end <= start && !text.slice(end, start).trim(),
  );
}

/** The members of an exported `…Props` type; of what is in them (a function, an object) the member alone. */
function propsIn(statement: ESTree.Node): { name: string; start: number }[] {
  const type = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  if (type?.type !== 'TSTypeAliasDeclaration' || !type.id.name.endsWith('Props')) return [];
  const found: { name: string; start: number }[] = [];
  const visit = (node: ESTree.Node) => {
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier')
      found.push({ name: `${type.id.name}.${node.key.name}`, start: node.start });
    else if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType') node.types.forEach(visit);
    else if (node.type === 'TSTypeLiteral') node.members.forEach(visit);
    else if (node.type === 'TSParenthesizedType') visit(node.typeAnnotation);
    // `Pick`, `Omit` and the like around an object of its own.
    else if (node.type === 'TSTypeReference') node.typeArguments?.params.forEach(visit);
  };
  visit(type.typeAnnotation);
  return found;
}

function publicModules(): { file: string; names: Set<string> }[] {
  const { module } = parseSync('index.ts', read('src/index.ts'));
  const byFile = new Map<string, Set<string>>();
  for (const { moduleRequest, importName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (!moduleRequest || isType || !importName.name) continue;
    const file = toPosix(join('src', moduleRequest.value));
    byFile.set(file, (byFile.get(file) ?? new Set()).add(importName.name));
  }
  return [...byFile].map(([file, names]) => ({ file, names }));
}

function declared(statement: ESTree.Node): { name: string; start: number }[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, start } = statement;
  const owners = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return owners.flatMap((owner) => {
    if (!owner || !('id' in owner) || owner.id?.type !== 'Identifier') return [];
    // Types and interfaces are explained by their members.
    return owner.type.startsWith('TS') ? [] : [{ name: owner.id.name, start }];
  });
}

test('the decision records are numbered without a gap', () => {
  const numbers = files.flatMap((file) => /^stories\/decisions\/(\d\d)-/.exec(file)?.[1] ?? []);
  expect(numbers.map(Number)).toEqual(numbers.map((_, index) => index + 1));
});
