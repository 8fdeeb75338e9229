/** The package as a host gets it: what it says of itself is true, and a host pays only for what it uses. */
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { compile } from 'tailwindcss';
import { build, parseSync, Visitor, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import house from '../../package.json' with { type: 'json' };
import { entries, importName } from '../../src/entries.ts';
import { toPosix } from '../platform.ts';
import { host, installed, tarball } from './packed.ts';

const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  license: string;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  sideEffects: string[];
};
const files = (await readdir(installed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => toPosix(join(entry.parentPath, entry.name).slice(installed.length + 1)));

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('are-the-types-wrong finds nothing in a package of ES modules', async () => {
  const contents = createPackageFromTarballData(new Uint8Array(await readFile(await tarball())));
  // The entries of single modules differ in their names only, as the next test checks: one stands for all.
  const result = await checkPackage(contents, { entrypoints: [...Object.keys(entries), './ui/button'] });
  if (!result.types) throw new Error('The package has no types.');
  expect(Object.keys(result.entrypoints)).toHaveLength(Object.keys(entries).length + 1);
  // Node's first resolution knows no `exports`, and `require` gets the ES module, as Node has it since 20.19.
  const problems = result.problems.filter(
    (problem) =>
      problem.kind !== 'CJSResolvesToESM' &&
      !(problem.kind === 'NoResolution' && problem.resolutionKind === 'node10'),
  );
  expect(problems).toEqual([]);
});

test('every entry with code has types of the same name', () => {
  const targets = Object.values(manifest.exports).filter((target) => typeof target !== 'string');
  expect(targets.length).toBeGreaterThan(80);
  for (const { types, default: code } of targets) expect(types).toBe(code.replace(/\.(js|css)$/, '.d.ts'));
});

test('name and version match the repository, and dependencies are ranges of tested versions', () => {
  expect(manifest.name).toBe(house.name);
  expect(manifest.version).toBe(house.version);
  expect(Object.keys(manifest.peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
  expect(manifest.dependencies).not.toHaveProperty('react');
  for (const range of Object.values({ ...manifest.dependencies, ...manifest.peerDependencies }))
    expect(range).toMatch(/^\^\d/);
});

test('the package contains modules, types, one stylesheet and fonts, and no other file of the repository', () => {
  const strange = files.filter(
    (file) => !/\.(js|js\.map|d\.ts)$|^(styles|tokens)\.css$|^fonts\/.*\.woff2$/.test(file),
  );
  expect(strange.toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'components.json',
    'fonts/OFL.txt',
    'llms.txt',
    'package.json',
    'third-party-notices.txt',
    'tokens.json',
  ]);
  for (const entry of Object.values(manifest.exports))
    for (const target of typeof entry === 'string' ? [entry] : Object.values(entry))
      expect(files).toContain(target.slice(2));
});

test('the package contains its license and those of all code and fonts of others', async () => {
  const read = (file: string) => readFile(join(installed, file), 'utf8');
  expect(manifest.license).toBe('MIT');
  expect(await read('LICENSE')).toContain('MIT License');
  const fontLicense = await read('fonts/OFL.txt');
  for (const name of ['Newsreader', 'Instrument Sans', 'DM Mono'])
    expect(fontLicense).toMatch(new RegExp(`Copyright .*${name}`));
  expect(fontLicense).toContain('SIL OPEN FONT LICENSE');
  expect(await read('third-party-notices.txt')).toMatch(
    /^## tailwindcss .*MIT[\s\S]*Permission is hereby granted/,
  );
});

test('the README of the package names the React that it needs, and has no part about building it', async () => {
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  expect(readme).toContain(`from '${house.name}'`);
  expect(readme).toContain(`React and React DOM \`${manifest.peerDependencies['react']}\``);
  expect(readme).not.toMatch(/npm run|\bdist\/|`(src|stories|tests)\//);
});

test('the README of the package names the browsers that its stylesheet is built for', async () => {
  const config = await readFile(join(import.meta.dirname, '../../vite.lib.config.ts'), 'utf8');
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const targets = [...(/cssTarget: \[(.*)\]/.exec(config)?.[1] ?? '').matchAll(/([a-z]+)([\d.]+)/g)];
  expect(targets).toHaveLength(3);
  for (const [, name, version] of targets)
    expect(readme).toMatch(new RegExp(`\\b${name} (and Edge )?from ${version}\\b`, 'i'));
});

test('the stylesheet of a host in the README adds the tokens to its Tailwind, whose own classes stay, and keeps the fonts', async () => {
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const sample = /^```css\n(@import[\s\S]*?)^```$/m.exec(readme)?.[1] ?? '';
  const files: Record<string, string> = {
    'safelight/tokens.css': join(installed, 'tokens.css'),
    tailwindcss: createRequire(import.meta.url).resolve('tailwindcss/index.css'),
  };
  const { build } = await compile(sample, {
    loadStylesheet: async (id, base) => {
      const path = files[id];
      if (!path) throw new Error(`The sample imports ${id}.`);
      return { path, base, content: await readFile(path, 'utf8') };
    },
  });
  const css = build(['bg-blue-500', 'text-3xl', 'bg-accent', 'text-lead']);
  for (const name of ['bg-blue-500', 'text-3xl', 'bg-accent', 'text-lead'])
    expect(css).toContain(`.${name} {`);
  // Its reset may come after that of the library.
  expect(css).toMatch(/html, :host \{[^}]*font-family: var\(--font-sans\);/i);
});

test('no module contains a build path, development code, or an import from outside the package', async () => {
  for (const file of files.filter((file) => /\.(js|ts|css)$/.test(file))) {
    const text = await readFile(join(installed, file), 'utf8');
    expect(text, file).not.toMatch(/__vitePreload|file:\/\/|#photos/);
    expect(text, `${file} is compiled for development`).not.toContain('jsxDEV');
    for (const [, specifier = ''] of text.matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g)) {
      const target = toPosix(join(file, '..', specifier));
      expect(files, `${file} imports ${specifier}`).toContain(
        target.replace(/\.js$/, file.endsWith('.d.ts') ? '.d.ts' : '.js'),
      );
    }
  }
});

test('modules and types import only packages that package.json names', async () => {
  const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imported = new Set<string>();
  for (const file of files.filter((file) => /\.(js|ts)$/.test(file))) {
    const text = await readFile(join(installed, file), 'utf8');
    for (const [, id = ''] of text.matchAll(/(?:\bfrom |\bimport\()["']((?:@[\w-]+\/)?[\w-]+)[^"'\n]*["']/g))
      imported.add(id);
  }
  expect(imported).toContain('@tanstack/react-query');
  expect([...imported].filter((id) => !named.includes(id))).toEqual([]);
});

test('an optional property may be `undefined`, also with `exactOptionalPropertyTypes`', async () => {
  const strict: string[] = [];
  let count = 0;
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(installed, file), 'utf8');
    new Visitor({
      TSPropertySignature({ optional, key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        if (!optional || !type) return;
        count++;
        if (type.type !== 'TSUnionType' || type.types.every((one) => one.type !== 'TSUndefinedKeyword'))
          strict.push(`${file}: ${text.slice(key.start, type.end)}`);
      },
    }).visit(parseSync(file, text).program);
  }
  expect(count).toBeGreaterThan(400);
  expect(strict).toEqual([]);
});

test('a bundle that imports everything and uses nothing is empty', async () => {
  // Also where the bundler does not believe `sideEffects` of package.json.
  expect((await bundle(`import 'safelight';`, { distrustful: true })).code.trim()).toBe('');
});

test('a bundle of Button alone contains no Radix, no query client and no other component', async () => {
  const whole = await bundle(`import { Button } from 'safelight'; export { Button };`);
  const alone = await bundle(`import { Button } from 'safelight/ui/button'; export { Button };`);
  for (const { modules, code } of [whole, alone]) {
    // react-compose-refs is one function that merges refs, 0.3 KB.
    expect(modules.filter((id) => /@radix-ui(?!\/react-compose-refs)|@tanstack|msw/.test(id))).toEqual([]);
    expect(modules.filter((id) => id.includes('/safelight/')).length).toBeLessThan(8);
    expect(code.length).toBeLessThan(20_000);
  }
  expect(whole.code).toContain('bg-accent');
});

test('the entry of a module exports its public names and no others', async () => {
  const script = `console.log(Object.keys(await import('safelight/ui/button')).join());`;
  expect((await inNode(script)).trim()).toBe('Button');
});

test('a source map leads from a function in the package to its source', async () => {
  const file = join(installed, 'ui/dialog.js');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes('function DialogContent'));
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as SourceMapPayload;
  const origin = new SourceMap(map).findEntry(line, 0);
  expect(origin).toMatchObject({ originalSource: expect.stringMatching(/src\/ui\/dialog\.tsx$/) });
  const source = map.sourcesContent?.[0]?.split('\n') ?? [];
  expect('originalLine' in origin && source[origin.originalLine]).toContain('function DialogContent');
});

test.each(['preflight', 'annotations', 'looks'])('%s bundles no code of the photo list', async (entry) => {
  const { modules } = await bundle(`export * from 'safelight/${entry}';`);
  const others = modules.filter((id) => id.includes('/safelight/') && !/\/safelight\/(lib|ui)\//.test(id));
  expect(others.filter((id) => !id.includes(`/safelight/${entry}/`))).toEqual([]);
});

test('the sizes on the docs page match real bundles', async () => {
  const rows = await Promise.all(
    [...Object.keys(entries).filter((entry) => !entry.startsWith('./mocks')), './ui/button'].map(
      async (entry) => {
        const { code } = await bundle(`export * from '${importName(entry)}';`, { minify: true });
        return [importName(entry), atMost(brotliCompressSync(code).length / 1000)] as const;
      },
    ),
  );
  await expect(`${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`).toMatchFileSnapshot(
    '../../stories/api/entry-sizes.json',
  );
});

test('a bundle of the price functions contains no React', async () => {
  const { modules } = await bundle(`export { estimate } from 'safelight/pricing/estimate';`);
  expect(modules.filter((id) => !/\/safelight\/(modules|pricing|lib)\/|entry/.test(id))).toEqual([]);
});

test('Node imports the package and its mocks, which answer calls', async () => {
  const script = `
    import { renderToString } from 'react-dom/server';
    import { createElement } from 'react';
    import { Button, estimate, serviceIds } from 'safelight';
    import { scenario, sentinels } from 'safelight/mocks';
    import { server } from 'safelight/mocks/node';
    server.enable();
    const answer = await fetch('http://studio.test/api/services');
    console.log(JSON.stringify({
      html: renderToString(createElement(Button, null, 'Send')),
      services: (await answer.json()).length,
      status: answer.status,
      sentinels: sentinels.length, scenarios: Object.keys(scenario).length, ids: serviceIds.length, estimate: typeof estimate,
    }));
    server.disable();`;
  const seen = JSON.parse(await inNode(script));
  expect(seen.html).toMatch(/^<button type="button".*>Send<\/button>$/);
  expect(seen.status).toBe(200);
  expect(seen.services).toBe(16);
  expect(seen.ids).toBe(16);
  expect(seen.sentinels).toBeGreaterThan(10);
  expect(seen.scenarios).toBeGreaterThan(5);
});

test("a module says 'use client' when it needs a browser, and only then", async () => {
  const isClient = async (file: string) =>
    (await readFile(join(installed, file), 'utf8')).startsWith('"use client";\n');
  for (const file of ['ui/dialog.js', 'ui/text-field.js', 'quote/quote-form.js', 'pricing/preferences.js'])
    expect.soft(await isClient(file), file).toBe(true);
  // The first passes hooks on, and the next two name one in a comment.
  for (const file of ['index.js', 'pricing/currency.js', 'pricing/delivery-clock.js', 'ui/badge.js'])
    expect.soft(await isClient(file), file).toBe(false);
});

test("every module that imports a hook says 'use client', except the entry, which calls none", async () => {
  const wrong: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.js') && name !== 'index.js')) {
    const code = await readFile(join(installed, file), 'utf8');
    if (/^import .*\buse[A-Z].* from /m.test(code) && !code.startsWith('"use client";\n')) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

test('the stylesheet contains the tokens, the fonts and the classes that components use', async () => {
  const css = await readFile(join(installed, 'styles.css'), 'utf8');
  expect(css).toContain('--ground:');
  expect(css).toContain('.bg-accent');
  // Above a host's reset and below its utilities.
  const layers = [...css.matchAll(/@layer (theme|base|components|utilities) ?\{/g)].map(([, name]) => name);
  expect([...new Set(layers)]).toEqual(['theme', 'base', 'components']);
  const named = [...css.matchAll(/url\(["']?\.\/([^"')]+)/g)].map(([, file = '']) => file);
  expect(named).toContain('fonts/instrument-sans.woff2');
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

test('a surface keeps its colors if a host compiles for browsers without light-dark()', async () => {
  const { css } = await bundle(`import 'safelight/styles.css';`, { cssTarget: 'chrome111' });
  expect(css).toContain('--lightningcss-dark');
  // Two variables in place of one pair: they count where the role is declared, so each surface declares it.
  expect(css).not.toContain('light-dark(');
  expect(css).toMatch(/:root,\s*\[data-surface\]\s*\{[^}]*--ground:[^}]*--inverse:/);
});

/** Rounds up, from 10 on in steps of 5, so that the page does not change with every commit. */
function atMost(kilobytes: number): number {
  return kilobytes > 10 ? Math.ceil(kilobytes / 5) * 5 : Math.ceil(kilobytes);
}

/** Runs a module in Node where the package is installed, and returns what it prints. */
async function inNode(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: host,
  });
  return stdout;
}

/** Bundles a module as a host would. */
async function bundle(
  code: string,
  {
    distrustful = false,
    minify = false,
    cssTarget,
  }: { distrustful?: boolean; minify?: boolean; cssTarget?: string } = {},
) {
  const entry = join(host, 'entry.js');
  const result = (await build({
    root: host,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify,
      // Vite lowers a stylesheet where it minifies it.
      ...(cssTarget && { cssTarget, cssMinify: true }),
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        treeshake: distrustful
          ? { moduleSideEffects: (id) => id === entry || id.includes('/safelight/') }
          : true,
      },
    },
  })) as Rollup.RollupOutput[];
  const [first, ...others] = result[0]?.output ?? [];
  if (!first) throw new Error('Nothing was bundled.');
  const sheet = others.find(({ fileName }) => fileName.endsWith('.css'));
  const css = sheet?.type === 'asset' ? String(sheet.source) : '';
  // The entry, and what it imports at once: code that a dynamic import needs, too, is a chunk of its own.
  const chunks = new Set([first]);
  for (const { imports } of chunks)
    for (const other of others)
      if (other.type === 'chunk' && imports.includes(other.fileName)) chunks.add(other);
  return {
    code: [...chunks].map((chunk) => chunk.code).join(''),
    modules: [...chunks].flatMap(({ modules }) => Object.keys(modules)),
    css,
  };
}
