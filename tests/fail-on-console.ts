/**
 * Each `console.error` and `console.warn` while a test runs fails it, unless the test replaces it with
 * `vi.spyOn(console, …).mockImplementation(…)`. Such a spy ends when the next test begins.
 */
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const original = { error: console.error, warn: console.warn };
let consoleErrors: string[] = [];

/** Returns a console method that also collects its messages. A test may replace it; restoring returns to this one. */
function collect(kind: 'error' | 'warn') {
  return (...details: unknown[]) => {
    consoleErrors.push(`console.${kind}: ${details.map(String).join(' ')}`);
    original[kind](...details);
  };
}

beforeEach(() => {
  consoleErrors = [];
  console.error = collect('error');
  console.warn = collect('warn');
});

afterEach(() => {
  expect(consoleErrors, 'the console stays silent').toEqual([]);
});

// Unit tests share a process, in which the next file runs this module again.
afterAll(() => void Object.assign(console, original));
