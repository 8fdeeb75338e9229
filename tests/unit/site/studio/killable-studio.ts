/**
 * A studio in a process of its own that kills itself at a step: before or after the n-th change of the disk or the
 * database. Run as a program: killable-studio.ts <data folder> <n>. It sends its origin to the process that forked it.
 */
import fs from 'node:fs/promises';
import { DatabaseSync, StatementSync } from 'node:sqlite';

const [, , data = '', killAt = '0'] = process.argv;
let left = Number(killAt);
const step = () => {
  if (--left === 0) process.kill(process.pid, 'SIGKILL');
};

/** Wraps a method so that there is a step before it and one after it. */
function wrap<T extends object>(object: T, name: keyof T & string): void {
  const original = object[name] as (...values: unknown[]) => unknown;
  const wrapped = function (this: unknown, ...values: unknown[]): unknown {
    step();
    const result = original.apply(this, values);
    if (!(result instanceof Promise)) step();
    return result instanceof Promise ? result.finally(step) : result;
  };
  Object.assign(object, { [name]: wrapped });
}

for (const name of ['rename', 'open', 'mkdir', 'rm', 'readdir'] as const) wrap(fs, name);
wrap(DatabaseSync.prototype, 'exec');
wrap(StatementSync.prototype, 'run');

const { openTestStudio } = await import('./test-studio.ts');
const { origin } = await openTestStudio({ data });
process.send?.(origin);
