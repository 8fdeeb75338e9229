import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { assetFileNames, photographs } from '../../../../site/build/photographs.ts';

const PHOTOGRAPH = join(import.meta.dirname, '../../../../mocks/images/wedding.jpg');

/** Returns the photographs that a build writes for a program that imports them in this order. */
async function assetsOf(root: string, names: readonly string[]): Promise<Rollup.OutputAsset[]> {
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
  return output.filter((file) => file.type === 'asset');
}

async function filesOf(root: string, names: readonly string[]): Promise<string[]> {
  return (await assetsOf(root, names)).map(({ fileName }) => fileName);
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

test('the development server sends the bytes that a build writes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'photographs-'));
  await copyFile(PHOTOGRAPH, join(root, 'car.jpg'));
  const built = await assetsOf(root, ['car']);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [photographs()],
    server: { port: 0, ws: false },
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const { code = '' } = (await server.transformRequest('/car.jpg?w=16&as=photo')) ?? {};
  const paths = code.match(/\/@imagetools\/\w+/g) ?? [];
  const sent = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(new URL(path, origin));
      return [
        response.headers.get('Content-Type'),
        Buffer.from(await response.arrayBuffer()).toString('base64'),
      ];
    }),
  );
  expect(sent.toSorted()).toEqual(
    built
      .map(({ fileName, source }) => [
        `image/${fileName.split('.').at(-1)}`,
        Buffer.from(source).toString('base64'),
      ])
      .toSorted(),
  );
  await server.close();
  await rm(root, { recursive: true });
});
