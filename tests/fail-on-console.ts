/**
 * Fails a test that logs an error or a warning: each `console.error` and `console.warn` for which the test has no
 * `vi.spyOn(console, …)`.
 */
import { afterEach, beforeEach, expect } from 'vitest';

const original = { error: console.error, warn: console.warn };
let consoleErrors: string[] = [];

/** Replaces a console method by one that collects its messages. A test may spy on it; restoring returns to this one. */
function collect(kind: 'error' | 'warn') {
  return (...details: unknown[]) => {
    consoleErrors.push(`console.${kind}: ${details.map(String).join(' ')}`);
    original[kind](...details);
  };
}

console.error = collect('error');
console.warn = collect('warn');

beforeEach(() => {
  consoleErrors = [];
});

afterEach(() => {
  expect(consoleErrors, 'the console stays silent').toEqual([]);
});
