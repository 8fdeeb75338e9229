import * as fc from 'fast-check';
import { expect } from 'vitest';
import { ResponseError } from '../../src/api/errors.ts';
import { cpuTime } from '../cpu-time.ts';

/** Length, in characters, at which a quadratic parser exceeds `TIME_LIMIT`. */
export const LONG = 100_000;

/** Texts that attack a careless page: scripts, unsafe URLs, control characters, or excessive length. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//',
    'data:text/html,<script>alert(1)</script>',
    'https://example.com/phish',
    '//example.com/phish',
    '/\\example.com',
    'photo\u202Egnp.exe',
    '\u2066\u2067\u202A\u202Eabc',
    '\u0000\u0007\u001B[31m',
    '\uD800',
    '{{constructor.constructor("return this")()}}',
    '__proto__',
    'constructor',
    '%E0%A4%A',
    '%'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.repeat(Math.ceil(LONG / text.length))),
);

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'then', 'length', 'toJSON'),
  fc.constantFrom('id', 'files', 'filename', 'title', 'url', 'type', 'description', 'image', 'message'),
  fc.string({ maxLength: 5 }),
);

/**
 * Arbitrary JSON with hostile texts, also under property names that every object inherits. It is parsed from text,
 * because `JSON.parse` makes `__proto__` an own property, as in a real response.
 */
export const hostileJson: fc.Arbitrary<unknown> = fc
  .letrec<{ value: string; object: string; list: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      hostileText.map((text) => JSON.stringify(text)),
      fc.constantFrom('null', 'true', '-0', '1e999', '9007199254740993', '""', '[]', '{}'),
      tie('object'),
      tie('list'),
    ),
    object: fc
      .array(fc.tuple(hostileKey, tie('value')), { maxLength: 5 })
      .map((entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
    list: fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join()}]`),
  }))
  .value.map((text) => JSON.parse(text) as unknown);

/** Limit of CPU time, in ms. A quadratic parser takes minutes for 100 kB. */
const TIME_LIMIT = 2000;

/** Returns the parser's result, or the ResponseError that it throws, which callers handle. */
export function outcomeOf(parse: () => unknown): unknown {
  const started = cpuTime();
  try {
    return parse();
  } catch (error) {
    if (error instanceof ResponseError) return error;
    throw error;
  } finally {
    expect(cpuTime() - started).toBeLessThan(TIME_LIMIT);
  }
}
