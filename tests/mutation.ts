/**
 * `npm run test:mutation`: Stryker makes small changes in the code for prices, orders and responses, and the unit tests
 * should fail for each. Rewrites mutation.md: every change for which no test failed, with the reason why it is not a
 * fault. Reasons are written into mutation.md by hand and kept. Fails if a reason is missing, or if the tests notice less
 * than `MIN_SCORE` percent of the changes. Takes a quarter of an hour, so it is not part of `npm test`.
 * `npm run test:mutation -- --report` only writes the report of the last run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './platform.ts';

const root = join(import.meta.dirname, '..');
const REPORT = join(import.meta.dirname, 'mutation.md');
const RESULT = join(root, 'dist/mutation.json');
const MIN_SCORE = 90;

type Place = { line: number; column: number };
type Mutant = { status: string; replacement?: string; location: { start: Place; end: Place } };
type Result = { files: Record<string, { source: string; mutants: Mutant[] }> };

if (!process.argv.includes('--report')) {
  // A run that fails, for example because a test does, writes no result. Without this line, the result of an earlier run
  // would be reported.
  rmSync(RESULT, { force: true });
  spawnSync(...npm('exec', '--', 'stryker', 'run', 'tests/stryker.config.json'), {
    cwd: root,
    stdio: 'inherit',
  });
}

const { files } = JSON.parse(readFileSync(RESULT, 'utf8')) as Result;
const mutants = Object.values(files).flatMap((file) => file.mutants);
const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
const noticed = count('Killed', 'Timeout');
const missed = count('Survived', 'NoCoverage');
const score = (100 * noticed) / (noticed + missed);

const reasons = new Map(
  [...readFileSync(REPORT, 'utf8').matchAll(/^\| `(.*)` \| (.*) \|$/gm)].map(
    ([, change = '', reason = '']) => [change, reason],
  ),
);
const rows = Object.entries(files).flatMap(([path, { source, mutants }]) =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((a, b) => a.location.start.line - b.location.start.line)
    .map((mutant) => `${path.replace('src/', '')}: ${changeOf(source, mutant)}`),
);
const survivors = [...new Set(rows)].map((change) => ({ change, reason: reasons.get(change) ?? '' }));
const unexplained = survivors.filter(({ reason }) => !reason);

writeFileSync(
  REPORT,
  `# What the tests do not notice

Written by \`npm run test:mutation\`, except for the reasons, which are typed here and kept. It changes prices, checks, the state of the form, the sending of an order and the client of the seven calls, one small change at a time. No unit test fails after these changes.

| change | why it may go unnoticed |
| --- | --- |
${survivors.map(({ change, reason }) => `| \`${change}\` | ${reason} |`).join('\n')}
`,
);
console.log(`${noticed} of ${noticed + missed} changes noticed, ${score.toFixed(1)} %.`);
for (const { change } of unexplained) console.log(`Without a reason: ${change}`);
process.exitCode = score < MIN_SCORE || unexplained.length ? 1 : 0;

/** `count < 1 → count <= 1`, on one line and without what would break the table. */
function changeOf(source: string, { location: { start, end }, replacement = '' }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const before = lines
    .map((line, index) =>
      line.slice(index ? 0 : start.column - 1, index === last ? end.column - 1 : undefined),
    )
    .join(' ');
  const line = (text: string) =>
    text.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').replaceAll('`', "'").slice(0, 90);
  const context = (source.split('\n')[start.line - 1] ?? '').trim();
  return `${line(before)} → ${line(replacement)}  in  ${line(context)}`;
}
