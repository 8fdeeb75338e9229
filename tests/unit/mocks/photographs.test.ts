/** Every photograph has a photographer, a source and a license on record (stories/decisions/06-photographs.mdx). */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { credits, photos, servicePhotos, squarePhotos } from '../../../mocks/photos.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Licenses that allow a photograph to be shown on a commercial site. */
const PLAIN = /^(CC0|Public domain|CC BY|Unsplash License|MIT|As the code of this project)/;

/** Most that the packages with photographs may take in `node_modules`, in bytes. Decision 06 names each of them. */
const INSTALLED = 17.1e6;

/** The images that `mocks/` imports: the package, or `.` for our own, and the path in it. */
const imports = ['mocks/photos.ts', 'mocks/hero-photos.ts'].flatMap((file) =>
  [...read(file).matchAll(/ from '(\.|@[^/']+\/[^/']+|[^./'][^/']*)\/([^'?]+\.jpg)\?/g)].map(
    ([, pack = '', path = '']) => ({ pack, path }),
  ),
);
const packages = [...new Set(imports.map(({ pack }) => pack))].filter((pack) => pack !== '.');

test('finds the images that the photographs import', () => {
  expect(imports.length).toBeGreaterThan(Object.keys(photos).length);
  expect(packages).toHaveLength(4);
});

test('each photograph has a photographer, a source and a plain license', () => {
  expect(Object.keys(credits).toSorted()).toEqual(Object.keys(photos).toSorted());
  for (const [name, { photographer, source, license }] of Object.entries(credits)) {
    expect(photographer, name).not.toBe('');
    expect(source, name).not.toBe('');
    expect(license, name).toMatch(PLAIN);
  }
});

test('the import of each photograph names the crops that are shown', () => {
  const queries = new Map(
    [...read('mocks/photos.ts').matchAll(/^import (\w+) from '[^']+\?([^']+&as=photo)'/gm)].map(
      ([, name = '', query = '']) => [name, `&${query}`],
    ),
  );
  const altsOf = (crop: string) =>
    Object.entries(photos).flatMap(([name, { alt }]) =>
      queries.get(name)?.includes(`&${crop}=`) ? [alt] : [],
    );
  expect(altsOf('card')).toEqual(expect.arrayContaining(Object.values(servicePhotos).map(({ alt }) => alt)));
  expect(altsOf('square')).toEqual(Object.values(squarePhotos).map(({ alt }) => alt));
});

test('each photograph is named as it is imported: by file, package and version', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const sources = Object.values(credits).map(({ source }) => source);
  for (const { pack, path } of imports) {
    const from = pack === '.' ? 'mocks/images' : `${pack} ${dependencies[pack]}, `;
    const file = pack === '.' || pack.startsWith('@stdlib/') ? '' : path.slice(path.lastIndexOf('/') + 1);
    expect(
      sources.some((source) => source.startsWith(from) && source.endsWith(file)),
      path,
    ).toBe(true);
  }
});

test('a file name that a credit relies on begins with the photographer', () => {
  const named = Object.values(credits).filter(({ source }) => source.endsWith('.jpg'));
  expect(named.length).toBeGreaterThan(0);
  for (const { photographer, source } of named)
    expect(source).toContain(`, ${photographer.toLowerCase().replaceAll(' ', '-')}`);
});

test('the license of the code excludes each package of photographs', () => {
  for (const pack of packages) expect(read('LICENSE')).toContain(`\n  ${pack}\n`);
});

test('the packages of photographs stay as small as they are', () => {
  const installed = packages.map((pack) => sizeOf(join(root, 'node_modules', pack)));
  expect(installed.reduce((sum, size) => sum + size, 0)).toBeLessThan(INSTALLED);
});

function sizeOf(folder: string): number {
  expect(existsSync(folder), folder).toBe(true);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
