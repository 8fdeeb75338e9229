/**
 * `npm run summary`: prints a summary of a change for its reviewer, as Markdown. It reads the results of `npm test` and
 * `npm run bench`, so run those first. `-- main` compares the public names with that commit. The default is the parent
 * of the last commit, which in the workflow is the target of the pull request.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const base = process.argv[2] ?? 'HEAD^1';
const API = 'tests/package/api.md';

const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** A list of the screenshots that differ from the committed ones. Playwright adds a hash to the name of an attachment. */
function changedScreenshots(): string {
  if (!existsSync(join(root, 'tests/results/visual.json'))) return 'Not compared: run `npm test`.';
  const folder = join(root, 'tests/results/artifacts');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const names = files
    .map((file) => basename(file))
    .filter((file) => file.includes('-actual'))
    .map((file) => file.replace(/-actual.*/, ''))
    .toSorted();
  return names.map((name) => `- ${name}`).join('\n') || 'No screenshot differs from the committed one.';
}

/** The lines of the API report that were added or removed since `base`. */
function changedNames(): string {
  try {
    const git = ['diff', '--unified=0', base, '--', API];
    const lines = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n');
    return lines.filter((line) => /^[+-](?![+-])/.test(line)).join('\n');
  } catch {
    return `There is no commit ${base} to compare with.`;
  }
}

const names = changedNames();

process.stdout.write(`## Public names

${names ? `\`\`\`diff\n${names}\n\`\`\`` : 'No public name or type changed.'}

## Screenshots

${changedScreenshots()}

## Figures

${textOf('dist/bench.md') || 'Not measured: run `npm run bench`.'}`);
