import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('npm test names the command that installs the tests where they are missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  try {
    for (const file of ['tests/run.ts', 'tests/platform.ts', '.gitignore'])
      cpSync(join(import.meta.dirname, '../..', file), join(folder, file));
    const { stderr, status } = spawnSync(process.execPath, [join(folder, 'tests/run.ts'), 'types'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('npm ci --include=dev');
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
