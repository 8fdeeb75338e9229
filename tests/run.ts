/**
 * `npm test`: runs every check that is fast and needs no network, with the time of each step and the totals at the end.
 * `node tests/run.ts types lint unit` runs only the steps named: without `build` among them, they use the last build.
 *
 * A step is not run, and counts as failed, if a step that it needs failed. All others run, so that one run shows every
 * failure.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { hasPinnedBrowser, noScreenshots, npm, toPosix } from './platform.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'tests/results');

type Step = {
  name: string;
  /** The npm script. */
  script: string;
  /** The report with the counts; a step without one counts as a single check. */
  report?: 'vitest' | 'playwright';
  /** Steps that run before this one, if they are part of the run. If one of them fails, this one is not run, and counts as failed. */
  needs?: string[];
  /** Steps that run before this one and fill a cache for it. */
  after?: string[];
  /** Variables for the script. */
  env?: NodeJS.ProcessEnv;
  /** Why this step leaves out some checks on this system. Shown in the report. The step does not fail. */
  leavesOut?: string | false;
};

/** Steps that use the cache of fonts and photographs, which the build fills. */
const after = ['build'];
/**
 * Compressing at the best quality takes a third of a build. No test needs it: tests that weigh files compress them
 * themselves (budgets.ts).
 */
const env = { BROTLI_QUALITY: '5' };

/** Steps that leave a core idle at times. They run in parallel, in this order where dependencies allow. */
const parallel: Step[] = [
  { name: 'build', script: 'build', env },
  { name: 'unit', script: 'test:unit', report: 'vitest' },
  { name: 'browser', script: 'test:browser', report: 'vitest', after },
  { name: 'build:storybook', script: 'build:storybook', after },
  { name: 'build:live', script: 'build:live', after, env },
  { name: 'site', script: 'test:site', report: 'vitest', needs: ['build', 'build:live'] },
];
/** One more than the cores of a small machine, because each of these steps waits at times. */
const PARALLEL_STEPS = 3;

/** Steps that use every core most of the time. In parallel they were no faster. */
const sequential: Step[] = [
  { name: 'e2e', script: 'test:e2e', report: 'playwright', needs: ['build', 'build:live'] },
  {
    name: 'visual',
    // Stories also run where screenshots cannot be compared.
    script: hasPinnedBrowser ? 'test:visual' : 'test:stories',
    report: 'playwright',
    needs: ['build', 'build:storybook'],
    leavesOut: !hasPinnedBrowser && noScreenshots,
  },
];

/**
 * Steps that no other step needs and that have no time limits. They run one after the other at the lowest priority, in the
 * time that the others leave idle: tests in browsers wait for timers and servers for a fifth of theirs.
 */
const background: Step[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'package', script: 'test:package', report: 'vitest' },
];

const steps = [...parallel, ...sequential, ...background];

type Outcome = {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Tests that cannot run on this system; each says why in its runner's report. */
  skipped?: number;
  note?: string;
  /** The names of the tests that failed. */
  failures?: string[];
  /** Output of a background step, printed at the end, because other steps print meanwhile. */
  output?: string;
};

/**
 * `lane`: in parallel, output printed at its end. `alone`: output printed at once. `background`: at the lowest
 * priority, output printed at the very end.
 */
type Place = 'lane' | 'alone' | 'background';

/** The parts of the two runners' reports that are read. */
type VitestReport = {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean }[];
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length)
  throw new Error(
    `No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`,
  );

// `npm ci` installs no development dependencies where NODE_ENV is `production`.
if (!existsSync(join(root, 'node_modules/vitest')))
  throw new Error('The tests are not installed. Run: npm ci --include=dev');

await rm(results, { recursive: true, force: true });
const outcomes: Outcome[] = [];
const isWanted = ({ name }: Step) => !asked.length || asked.includes(name);
const inBackground = runInLanes(1, background.filter(isWanted), 'background');
await runInLanes(PARALLEL_STEPS, parallel.filter(isWanted), 'lane');
for (const step of sequential.filter(isWanted)) outcomes.push(await run(step, 'alone'));
await inBackground;
report();

/** Each lane takes the next step whose dependencies have ended. */
async function runInLanes(lanes: number, wanted: Step[], place: Place): Promise<void> {
  const waiting = [...wanted];
  const pending = new Set(wanted.map(({ name }) => name));
  let finished = Promise.withResolvers<void>();
  const runLane = async () => {
    while (waiting.length) {
      const at = waiting.findIndex(
        ({ needs = [], after = [] }) => ![...needs, ...after].some((name) => pending.has(name)),
      );
      const [step] = at < 0 ? [] : waiting.splice(at, 1);
      if (!step) {
        await finished.promise;
        continue;
      }
      outcomes.push(await run(step, asked.length === 1 ? 'alone' : place));
      pending.delete(step.name);
      finished.resolve();
      finished = Promise.withResolvers();
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

async function run(step: Step, place: Place): Promise<Outcome> {
  const cause = step.needs?.find((name) =>
    outcomes.some((outcome) => outcome.name === name && outcome.failed),
  );
  if (cause) return { name: step.name, seconds: 0, passed: 0, failed: 1, note: `not run: ${cause} failed` };

  const heading = `\n=== ${step.name} ===`;
  if (place === 'alone') console.log(heading);
  const started = performance.now();
  const { code, output } = await start(step, place);
  if (place === 'lane') console.log(`${heading}\n${output}`);
  const counts = step.report ? await readCounts(step) : { passed: code ? 0 : 1, failed: code ? 1 : 0 };
  // A runner that failed without a failed test has crashed, or wrote no report.
  if (code && !counts.failed) counts.failed = 1;
  const seconds = (performance.now() - started) / 1000;
  const outcome = { name: step.name, seconds, ...counts, ...(step.leavesOut && { note: step.leavesOut }) };
  return place === 'background' ? { ...outcome, output: `${heading}\n${output}` } : outcome;
}

/** Runs the step's script with the same Node. Its output is printed at once, or returned at its end. */
function start(
  { name, script, report: kind, env }: Step,
  place: Place,
): Promise<{ code: number; output: string }> {
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`],
    playwright: ['--output', join(results, 'artifacts', name)],
  };
  return new Promise((resolve, reject) => {
    const child = spawn(...npm('run', '--silent', script, '--', ...(kind ? reporters[kind] : [])), {
      cwd: root,
      stdio: place === 'alone' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name),
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(results, 'html', name),
        ...env,
      },
    });
    // Processes that it starts inherit the priority.
    if (place === 'background' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function reportFile(name: string): string {
  return join(results, `${name}.json`);
}

async function readCounts({ name, report: kind }: Step): Promise<Omit<Outcome, 'name' | 'seconds'>> {
  const text = await readFile(reportFile(name), 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, note: 'crashed before its first test' };
  const json = JSON.parse(text);
  if (kind === 'vitest')
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests,
      failures: failedInVitest(json),
    };
  const { expected, flaky, unexpected, skipped } = json.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: failedInPlaywright(json),
    // Reports tests that passed only on a retry, so that they can be fixed.
    ...(flaky && { note: `${flaky} only at a second try` }),
  };
}

function failedInVitest(json: VitestReport): string[] {
  return json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${toPosix(relative(root, name))}: ${fullName}`),
  );
}

function failedInPlaywright(json: { suites: PlaywrightSuite[] }): string[] {
  const visit = ({ file, suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `tests/${file}: ${title}`),
    ...suites.flatMap(visit),
  ];
  return json.suites.flatMap(visit);
}

function line(name: string, seconds: number): string {
  return `${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
}

function report(): void {
  for (const { output } of outcomes) if (output) console.log(output);
  console.log('');
  for (const { name, seconds, passed, failed, skipped, note } of outcomes) {
    const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    console.log(`${line(name, seconds)}   ${[counts, note].filter(Boolean).join('; ')}`);
  }
  // Repeated at the end, because the output above has thousands of lines.
  const failures = outcomes.flatMap(({ name, failures = [] }) => failures.map((test) => `${name}: ${test}`));
  if (failures.length) console.log(`\nFailed:\n${failures.map((test) => `  ${test}\n`).join('')}`);
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`${line('all', performance.now() / 1000)}\n`);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
