import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addComponent } from '../../.storybook/new-component.ts';
import { toPosix } from '../platform.ts';

const root = join(import.meta.dirname, '../..');
/** Existing files that `addComponent` edits or reads. */
const shared = ['src/index.ts', 'tests/unit/component-samples.tsx', '.oxfmtrc.json'];
let copy = '';

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-component-'));
  for (const file of [...shared, 'src/ui/badge.tsx']) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await copyFile(join(root, file), join(copy, file));
  }
});
afterEach(() => rm(copy, { recursive: true }));

/** Returns the text of every file of the copy, by path. */
async function tree(): Promise<Record<string, string>> {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = files.map(
    async (file) => [toPosix(file.slice(copy.length + 1)), await readFile(file, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

test('addComponent creates source, story, docs page, sample and test, and adds the export', async () => {
  const files = await addComponent('ui/star-rating', copy);
  expect(files).toEqual([
    'src/ui/star-rating.tsx',
    'stories/ui/star-rating.stories.tsx',
    'stories/ui/star-rating.mdx',
    'stories/docs/samples/star-rating.tsx',
    'tests/unit/ui/star-rating.test.tsx',
  ]);
  const after = await tree();
  expect(after['src/index.ts']).toContain(
    "export { StarRating, type StarRatingProps } from './ui/star-rating.tsx';",
  );
  expect(after['tests/unit/component-samples.tsx']).toContain('  StarRating: (probe) =>');
  expect(after['stories/ui/star-rating.stories.tsx']).toContain("title: 'Star rating'");
});

test('addComponent writes files that oxfmt accepts', async () => {
  await addComponent('ui/rating', copy);
  const format = join(root, 'node_modules/oxfmt/bin/oxfmt');
  await expect(
    promisify(execFile)(process.execPath, [format, '--check', '.'], { cwd: copy }),
  ).resolves.toMatchObject({ stderr: '' });
});

test('the new-component script rejects two paths and changes no file', async () => {
  const script = join(copy, '.storybook/new-component.ts');
  await mkdir(dirname(script));
  await copyFile(join(root, '.storybook/new-component.ts'), script);
  const before = await tree();
  const run = promisify(execFile)(process.execPath, [script, 'ui/star-rating', 'ui/badge']);
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Say one path') });
  expect(await tree()).toEqual(before);
});

test.each([
  ['rating', 'is not a path'],
  ['ui/Rating', 'is not a path'],
  ['nowhere/rating', 'There is no folder src/nowhere'],
  ['ui/badge', 'src/ui/badge.tsx exists'],
])('addComponent rejects the path %s and writes nothing', async (path, reason) => {
  const before = await tree();
  await expect(addComponent(path, copy)).rejects.toThrow(reason);
  expect(await tree()).toEqual(before);
});
