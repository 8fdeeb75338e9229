/** The code that documents and `components.json` show compiles against the packed library, as a reader would type it. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { host, installed } from './packed.ts';

const root = join(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'CHANGELOG.md',
  'src/README.md',
  'mocks/README.md',
  'src/api/README.md',
  'stories/api/host.mdx',
];
/** The file that the examples take photographs from, which is the reader’s own. */
const photographs = `
  import type { Photograph } from 'safelight';
  type Photographs = Readonly<Record<string, Photograph>>;
  export const photos: Photographs, heroPhotos: Photographs, servicePhotos: Photographs, squarePhotos: Photographs;
`;

test('every TypeScript sample of a document and every example of a component compiles', async () => {
  const folder = join(host, 'samples');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const components: { example: string }[] = JSON.parse(
    await readFile(join(installed, 'components.json'), 'utf8'),
  );
  const fromDocuments = (
    await Promise.all(
      documents.map(async (document) => {
        const text = await readFile(join(root, document), 'utf8');
        return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
      }),
    )
  ).flat();
  expect(fromDocuments.length).toBeGreaterThan(0);
  const samples = [...fromDocuments, ...components.map(({ example }) => example).filter(Boolean)];
  await Promise.all(samples.map((code, index) => writeFile(join(folder, `sample-${index}.tsx`), code)));
  await writeFile(join(folder, 'photos.d.ts'), photographs);
  expect(await errorsIn(folder, ['vite/client'])).toBe('');
});

test('TypeScript accepts the import of a stylesheet also without the types of a bundler', async () => {
  const folder = join(host, 'stylesheets');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'page.tsx'),
    `import 'safelight/styles.css';\nimport 'safelight/tokens.css';\n`,
  );
  expect(await errorsIn(folder, [])).toBe('');
});

/** Returns what the compiler prints about the modules of a folder. `types` are packages with global types. */
async function errorsIn(folder: string, types: string[]): Promise<string> {
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types,
      },
      include: ['*.tsx'],
    }),
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  return stdout;
}
