import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = join(import.meta.dirname, '../../preflight.ts');
const run = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });

test('preflight asks for photos if none is named', () => {
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([2, 'Which photos? npm run preflight -- DSC_0001.NEF [--json]\n']);
});

test('preflight names a file that cannot be read in one line, and goes on with the next', () => {
  const { status, stdout, stderr } = run('gone.jpg', program);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^gone\.jpg cannot be read\. .*\n$/);
  expect(stdout).toContain(program);
});

test('preflight does not take a file of 4 GiB for an empty one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'a.dng');
  writeFileSync(path, '');
  truncateSync(path, 4 * 2 ** 30);
  const { status, stdout, stderr } = run(path);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${path} cannot be read. It has 4 GiB or more.\n`,
  });
});
