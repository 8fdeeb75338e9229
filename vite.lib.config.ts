import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, parseSync, Visitor, type Plugin } from 'vite';
import repository from './package.json' with { type: 'json' };
import { componentList, llmsText } from './.storybook/component-list.ts';
import { designTokens } from './.storybook/design-tokens.ts';
import { fonts } from './site/build/fonts.ts';
import { entries } from './src/entries.ts';
import { fontLicenses, IN_STYLESHEET, NOTICES, noticesOf } from './site/build/licenses.ts';

const OUT = 'dist/lib';

// The package is always built for production. The NODE_ENV of a test runner would compile JSX for development, with a
// runtime that hosts lack in production.
process.env['NODE_ENV'] = 'production';

/**
 * Modules with public names → those names. Each module has an entry of its own (`safelight/ui/button`), which exports
 * these names only.
 */
const modules = new Map<string, string[]>();
for (const { moduleRequest, exportName, isType } of parseSync(
  'index.ts',
  await readFile('src/index.ts', 'utf8'),
).module.staticExports.flatMap(({ entries }) => entries)) {
  const module = nameOf(moduleRequest?.value.slice(2) ?? '');
  const name = exportName.name ? `${isType ? 'type ' : ''}${exportName.name}` : '*';
  modules.set(module, [...(modules.get(module) ?? []), name]);
}

/** Folder of the entries of single modules. */
const OWN = 'modules';

/** Peer dependencies: the host and the library share one copy. */
const shared = ['react', 'react-dom'];
/** Peer dependencies of hosts that import the optional entry which needs them. */
const sharedIfUsed = ['@tanstack/react-query'];
const versions: Record<string, string> = { ...repository.devDependencies, ...repository.dependencies };

/**
 * `npm run build:lib`: builds the library as a package in dist/lib. Each source module becomes an ES module, so that a
 * page with a Button loads nothing else. `styles.css` has the tokens, the fonts and every class that the components
 * use. Dependencies remain imports; package.json lists those that are really imported.
 */
export default defineConfig({
  base: './',
  plugins: [tailwindcss(), react(), fonts()],
  publicDir: false,
  build: { target: 'es2022', minify: false, outDir: OUT, emptyOutDir: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
        cssMinify: true,
        // Fonts stay files beside the stylesheet; Vite's `lib` mode would inline them.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/styles/index.css',
          output: {
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
          },
        },
      },
    },
    library: {
      consumer: 'client',
      build: {
        sourcemap: true,
        // Leaves `import()` as it is written, without Vite's preloading around it.
        lib: {
          formats: ['es'],
          entry: Object.fromEntries(Object.values(entries).map((file) => [outputOf(file), file])),
        },
        rolldownOptions: {
          // Names of packages. An absolute path of Windows begins with a letter, too: `C:/…`.
          external: /^(?!\w:)[^./\0]/,
          output: {
            preserveModules: true,
            preserveModulesRoot: 'src',
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
          },
          plugins: [markClientModules(), writeManifest()],
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, library } = builder.environments;
      if (!client || !library) throw new Error('The package is built for two environments.');
      await rm(OUT, { recursive: true, force: true });
      await builder.build(client);
      await builder.build(library);
      await writeTypes();
      await writeModuleEntries();
      // For hosts with their own Tailwind: the tokens as they are written, from which it makes classes.
      await writeFile(
        join(OUT, 'tokens.css'),
        colorsOnSurfaces(await readFile('src/styles/tokens.css', 'utf8')),
      );
      const styles = join(OUT, 'styles.css');
      await writeFile(styles, belowUtilities(colorsOnSurfaces(await readFile(styles, 'utf8'))));
      for (const name of ['styles', 'tokens']) await writeFile(join(OUT, `${name}.d.ts`), 'export {};\n');
      await writeFile(join(OUT, 'tokens.json'), JSON.stringify(designTokens(), null, 2));
      await writeFile(join(OUT, 'components.json'), JSON.stringify(componentList(), null, 2));
      await writeFile(join(OUT, 'llms.txt'), llmsText());
      for (const file of ['CHANGELOG.md', 'LICENSE']) await copyFile(file, join(OUT, file));
      // The modules import their dependencies. Only the stylesheet and the fonts contain code of others.
      await writeFile(join(OUT, NOTICES), await noticesOf(IN_STYLESHEET));
      await writeFile(join(OUT, 'fonts/OFL.txt'), await fontLicenses());
      await writeFile(join(OUT, 'README.md'), await readme());
    },
  },
});

/**
 * Returns the stylesheet with the color roles declared on every surface. A host that builds for browsers without
 * `light-dark()` gets two variables in its place, which apply where a role is declared and not where it is used. Motion
 * and stacking stay on the root, where `prefers-reduced-motion` changes them.
 *
 * @throws {Error} if the stylesheet does not begin its tokens with the colors.
 */
function colorsOnSurfaces(css: string): string {
  const colors = /:root\s*\{\s*color-scheme:\s*light dark;([\s\S]*?)(?=--motion-fast:)/;
  if (!colors.test(css)) throw new Error('tokens.css has lost its order: scheme, colors, motion.');
  return css.replace(colors, ':root{color-scheme:light dark}\n:root,[data-surface]{$1}\n:root{\n');
}

/**
 * Moves the utilities of the components into Tailwind's layer for components. A host with a Tailwind of its own has its
 * reset below them and its utilities above them, so that its classes win without `!important`.
 *
 * @throws {Error} if the stylesheet has no utilities.
 */
function belowUtilities(css: string): string {
  const moved = css.replace(/@layer utilities ?\{/g, '@layer components{');
  if (moved === css) throw new Error('styles.css has lost its layer of utilities.');
  return moved;
}

function nameOf(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

/** Path of a source file in the package, without its ending. */
function outputOf(file: string): string {
  return nameOf(file).replace(/^src\//, '');
}

/** Writes the entries of single modules: each exports the module's public names, and no other. */
async function writeModuleEntries(): Promise<void> {
  for (const [module, names] of modules) {
    const target = join(OUT, OWN, module);
    const from = `${'../'.repeat(module.split('/').length)}${module}.js`;
    const code = (list: string[]) =>
      names.includes('*') ? `export * from '${from}';\n` : `export { ${list.join(', ')} } from '${from}';\n`;
    const values = names.filter((name) => !name.startsWith('type '));
    await mkdir(dirname(target), { recursive: true });
    // A module of types alone leaves no code in the package.
    await writeFile(`${target}.js`, values.length > 0 ? code(values) : 'export {};\n');
    await writeFile(`${target}.d.ts`, code(names));
  }
}

/**
 * Marks the modules that React's server components may render but not call: those that import and call a hook, create a
 * context, pass a handler or a function as a child, or use Radix. Others, such as plain data, stay usable on the server.
 */
function markClientModules(): Plugin {
  const signs = [
    /^import .*\b(use[A-Z]\w*)\b[^]*\b\1\(/m,
    /\b(createContext|Component)\b[^;]*from "react"/,
    /\bon[A-Z]\w*: |\bchildren: \(\w*\) =>/,
    /from "(@radix-ui|react-dom)/,
  ];
  return {
    name: 'mark-client-modules',
    renderChunk: (code, { fileName }) =>
      signs.some((sign) => sign.test(code)) && !fileName.startsWith('mocks/')
        ? { code: `'use client';\n${code}`, map: shiftedByOneLine(code, fileName) }
        : null,
  };
}

/** Source map for one line that was put before the code. */
function shiftedByOneLine(code: string, file: string) {
  // The first segment maps to the first line, each further one to the next.
  const mappings = `;AAAA${';AACA'.repeat(code.split('\n').length - 1)}`;
  return { version: 3, sources: [file], names: [], mappings };
}

/**
 * Writes the package's package.json: name and version from this repository's, dependencies from the imports of the
 * chunks.
 */
function writeManifest(): Plugin {
  return {
    name: 'write-manifest',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imported = (ofMocks: boolean) =>
        chunks
          .filter(({ fileName }) => fileName.startsWith('mocks/') === ofMocks)
          .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
          .filter((id) => !bundle[id])
          .map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
      this.emitFile({
        type: 'asset',
        fileName: 'package.json',
        source: `${JSON.stringify(manifest(new Set(imported(false)), new Set(imported(true))), null, 2)}\n`,
      });
    },
  };
}

function manifest(ofComponents: Set<string>, ofMocks: Set<string>) {
  const { name, version, description, license } = repository;
  const own = [...ofComponents].filter((id) => ![...shared, ...sharedIfUsed].includes(id));
  const ifUsed = [...sharedIfUsed, ...[...ofMocks].filter((id) => !ofComponents.has(id))];
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    // Bundlers may drop any unused module, but must keep an imported stylesheet.
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([id, file]) => [id, entry(outputOf(file))])),
      ...Object.fromEntries([...modules.keys()].toSorted().map((id) => [`./${id}`, entry(`${OWN}/${id}`)])),
      './styles.css': stylesheet('styles'),
      './tokens.css': stylesheet('tokens'),
      './tokens.json': './tokens.json',
      './components.json': './components.json',
      './package.json': './package.json',
    },
    peerDependencies: ranges([...shared, ...ifUsed]),
    peerDependenciesMeta: Object.fromEntries(ifUsed.toSorted().map((id) => [id, { optional: true }])),
    dependencies: ranges(own),
  };
}

function entry(name: string) {
  return { types: `./${name}.d.ts`, default: `./${name}.js` };
}

/** An entry whose types are empty: without any, TypeScript 6 refuses the import (TS2882). */
function stylesheet(name: string) {
  return { types: `./${name}.d.ts`, default: `./${name}.css` };
}

/** Returns version ranges: from the version that the tests ran with, up to the next major version. */
function ranges(ids: string[]): Record<string, string> {
  return Object.fromEntries(ids.toSorted().map((id) => [id, `^${versions[id] ?? missing(id)}`]));
}

function missing(id: string): never {
  throw new Error(`The library imports ${id}, which package.json does not name.`);
}

/**
 * Writes the type declarations beside the modules. They import each other as the modules do: with `.js`, without
 * `src/`.
 */
async function writeTypes(): Promise<void> {
  const made = join(OUT, 'types');
  await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.lib.json']);
  for (const file of await readdir(made, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = await readFile(join(made, file), 'utf8');
    // `src/ui/button.d.ts` goes beside `ui/button.js`. `readdir` returns backslashes on Windows.
    const target = join(OUT, file.replaceAll('\\', '/').replace(/^src\//, ''));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      optionalTakesUndefined(file, text)
        .replace(/(['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g, '$1.js')
        .replace(/((?:\.\.\/)+)src\//g, '$1')
        // The compiler names the package in which a type is declared. The peer dependency exports all of its types.
        .replaceAll('@tanstack/query-core', '@tanstack/react-query'),
    );
  }
  await rm(made, { recursive: true });
}

/**
 * Returns the declarations with `| undefined` in the type of every optional property, as React's own types have it. A
 * host with `exactOptionalPropertyTypes` may then pass `prop={undefined}`, which means the same as leaving it out.
 */
function optionalTakesUndefined(file: string, text: string): string {
  const edits: { at: number; text: string }[] = [];
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (!optional || !type) return;
      if (type.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSUndefinedKeyword')) return;
      const isOpen = ['TSFunctionType', 'TSConditionalType', 'TSConstructorType'].includes(type.type);
      if (isOpen) edits.push({ at: type.start, text: '(' });
      edits.push({ at: type.end, text: isOpen ? ') | undefined' : ' | undefined' });
    },
  }).visit(parseSync(file, text).program);
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((rest, { at, text }) => rest.slice(0, at) + text + rest.slice(at), text);
}

/** Returns the package's README: the section of this repository's README about its use in an application. */
async function readme(): Promise<string> {
  const [, section] = (await readFile('README.md', 'utf8')).split('### In an application\n');
  if (!section) throw new Error('README.md has lost its section "In an application".');
  return `# ${repository.name}\n\n${repository.description}.\n${section.split('\n## ')[0]}`;
}
