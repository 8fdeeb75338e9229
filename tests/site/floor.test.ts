/** Nothing that ships calls what the oldest promised browsers do not have: `URL.parse` broke the search in Safari 17.5. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, site } from './built.ts';

/** As `browsers` in vite.config.ts. */
const FLOOR = { chrome: 123, firefox: 128, safari: 17.5 };

type Support = {
  version_added?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  partial_implementation?: boolean;
};
type Feature = { __compat?: { support: Record<string, Support | Support[]> } } & { [name: string]: Feature };
// Read, not imported: Vite would make a module of 17 MB of it.
const require = createRequire(import.meta.url);
const data = require.resolve('@mdn/browser-compat-data');
const { api, javascript } = JSON.parse(readFileSync(data, 'utf8')) as {
  api: Feature;
  javascript: { builtins: Feature };
};

/** The browsers of the floor that do not have a feature. */
function lacking(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(FLOOR)
    .filter(([browser, floor]) => {
      const entries = [support[browser] ?? []].flat();
      return !entries.some(
        ({ version_added: since, flags, prefix }) =>
          !flags &&
          !prefix &&
          (since === true ||
            (typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= floor)),
      );
    })
    .map(([browser]) => browser);
}

/** A static member is under its name, or under it with `_static`. */
const memberOf = (owner: string, name: string) =>
  [api[owner], javascript.builtins[owner]]
    .flatMap((feature) => [feature?.[`${name}_static`], feature?.[name]])
    .find((found) => found?.__compat);

function tooYoung(code: string): string[] {
  const found = new Set<string>();
  const { program } = parseSync('built.js', code);
  /** `URL.parse?.()` asks by itself. */
  const optional = new Set<object>();
  new Visitor({
    CallExpression(call) {
      if (call.optional) optional.add(call.callee);
    },
    MemberExpression(member) {
      const { object, property, computed } = member;
      if (computed || optional.has(member) || object.type !== 'Identifier' || property.type !== 'Identifier')
        return;
      if (lacking(memberOf(object.name, property.name)).length) found.add(`${object.name}.${property.name}`);
    },
    NewExpression({ callee }) {
      if (callee.type !== 'Identifier') return;
      if (lacking(api[callee.name] ?? javascript.builtins[callee.name]).length)
        found.add(`new ${callee.name}`);
    },
  }).visit(program);
  return [...found];
}

test('the check knows what is too young, and what is not', () => {
  expect(tooYoung(`URL.parse('a'); Promise.try(f); new URLPattern({});`)).toEqual([
    'URL.parse',
    'Promise.try',
    'new URLPattern',
  ]);
  expect(tooYoung(`URL.canParse('a'); Object.groupBy([], f); new Set().has(1); URL.parse?.('a');`)).toEqual(
    [],
  );
});

test('no script calls what the oldest promised browsers do not have', { timeout: 60_000 }, () => {
  const scripts = filesOf(site).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((file) =>
    tooYoung(readFileSync(join(site, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
