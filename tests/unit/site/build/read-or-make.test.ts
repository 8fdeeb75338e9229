import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readOrMake } from '../../../../site/build/read-or-make.ts';

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>();
  return { ...fs, writeFile: vi.fn(fs.writeFile) };
});

const name = `test-${randomUUID()}`;
const folder = join(import.meta.dirname, '../../../../node_modules/.cache', name);
const content = Buffer.from('brotli');
const make = vi.fn(async () => content);

afterEach(async () => {
  vi.clearAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test('readOrMake makes the same content once', async () => {
  expect(await readOrMake(name, 'key', make)).toEqual(content);
  expect(await readOrMake(name, 'key', make)).toEqual(content);
  expect(make).toHaveBeenCalledOnce();
});

test('readOrMake ignores the partial file of an interrupted build', async () => {
  const write = vi.mocked(writeFile).getMockImplementation()!;
  vi.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, content.subarray(0, 3));
    throw new Error('stopped');
  });
  expect(await readOrMake(name, 'key', make)).toEqual(content);
  expect(await readOrMake(name, 'key', make)).toEqual(content);
  expect(make).toHaveBeenCalledTimes(2);
});

test('readOrMake returns the content even if it cannot be cached', async () => {
  await mkdir(dirname(folder), { recursive: true });
  await writeFile(folder, 'A file in the place of the folder.');
  expect(await readOrMake(name, 'key', make)).toEqual(content);
});
