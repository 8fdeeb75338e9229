/**
 * A test that makes React or the browser complain has failed, whatever it asserts: every `console.error` and
 * `console.warn` that a test did not announce with `vi.spyOn(console, …)` fails it.
 */
import { afterEach, beforeEach, expect } from 'vitest';

/** Complaints that are not ours to mend, each with the reason. */
const tolerated: readonly { says: RegExp; because: string }[] = [
  {
    says: /An update to %s inside a test was not wrapped in act[\s\S]* Presence$/,
    because:
      'Radix takes a closed dialog away in a task of its own, after the act that Storybook puts around a click',
  },
  {
    says: /A component suspended inside an `act` scope/,
    because: 'the same: Storybook does not await the act around a click that closes a dialog',
  },
];

const original = { error: console.error, warn: console.warn };
let complaints: string[] = [];

/** A spy that the test sets replaces this for the test; restoring it brings this one back. */
function collect(kind: 'error' | 'warn') {
  return (...details: unknown[]) => {
    const text = details.map(String).join(' ');
    if (!tolerated.some(({ says }) => says.test(text))) complaints.push(`console.${kind}: ${text}`);
    original[kind](...details);
  };
}

console.error = collect('error');
console.warn = collect('warn');

beforeEach(() => {
  complaints = [];
});

afterEach(() => {
  expect(complaints, 'the console stays silent').toEqual([]);
});
