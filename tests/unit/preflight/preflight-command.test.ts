import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
