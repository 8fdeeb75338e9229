import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { assetFileNames, photographs } from '../../../../site/build/photographs.ts';

const PHOTOGRAPH = join(import.meta.dirname, '../../../../mocks/images/wedding.jpg');

/** Returns the files that a build writes for a program that imports these photographs in this order. */
async function filesOf(root: string, names: readonly string[]): Promise<string[]> {
  const imports = names.map((name) => `import ${name} from './${name}.jpg?w=16&as=photo';`);
  await writeFile(join(root, 'main.js'), `${imports.join('\n')}\nconsole.log(${names.join()});`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [photographs()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'main.js'), output: { assetFileNames } },
    },
  })) as Rollup.RollupOutput;
  return output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName);
}

test('two photographs with the same content have the same files, whichever a build finds first', async () => {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'));
  for (const name of ['car', 'tent']) await copyFile(PHOTOGRAPH, join(root, `${name}.jpg`));
  const client = await filesOf(root, ['car', 'tent']);
  expect(client).toHaveLength(2);
  const server = await filesOf(root, ['tent', 'car']);
  expect(server.toSorted()).toEqual(client.toSorted());
  await rm(root, { recursive: true });
});
