/**
 * Each `console.error` and `console.warn` while a test runs fails it, unless the test replaces it with
 * `vi.spyOn(console, …).mockImplementation(…)`.
 */
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const original = { error: console.error, warn: console.warn };
let consoleErrors: string[] = [];

/** Replaces a console method by one that collects its messages. A test may replace it in turn; restoring returns to this one. */
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

// Unit tests share a process, in which the next file runs this module again.
afterAll(() => void Object.assign(console, original));
