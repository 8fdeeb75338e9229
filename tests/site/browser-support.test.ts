/**
 * Checks that shipped code uses only features of the oldest supported browsers. `URL.parse`, for example, broke the
 * search in Safari 17.5.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { builtPages, filesOf, site } from './built.ts';

/** The same as `browsers` in vite.config.ts. */
const FLOOR = { chrome: 123, firefox: 128, safari: 17.5 };

type Support = {
  version_added?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  partial_implementation?: boolean;
};
type Feature = { __compat?: { support: Record<string, Support | Support[]> } } & { [name: string]: Feature };
// Read as a file, because Vite would make a module of its 17 MB.
const require = createRequire(import.meta.url);
const data = require.resolve('@mdn/browser-compat-data');
const { api, css, javascript } = JSON.parse(readFileSync(data, 'utf8')) as {
  api: Feature;
  css: { 'at-rules': Feature; properties: Feature; selectors: Feature; types: Feature };
  javascript: { builtins: Feature };
};

/** The features below another, by name. */
const featuresOf = (feature: Feature | undefined): [string, Feature][] =>
  Object.entries(feature ?? {}) as [string, Feature][];

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

/** Interfaces of the global objects. */
const INTERFACES: Record<string, string> = {
  caches: 'CacheStorage',
  document: 'Document',
  history: 'History',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
};

/** A static member is under its name, or under it with `_static`. */
const memberOf = (owner: string, name: string) =>
  [api[INTERFACES[owner] ?? owner], javascript.builtins[owner]]
    .flatMap((feature) => [feature?.[`${name}_static`], feature?.[name]])
    .find((found) => found?.__compat);

/** Events that no object has in every browser of the floor. */
const events = featuresOf(api).flatMap(([, owner]) => featuresOf(owner));
const isYoungEvent = (name: string) => {
  const found = events.filter(([key]) => key === `${name}_event`);
  return found.length > 0 && found.every(([, event]) => lacking(event).length > 0);
};

/**
 * Methods of instances that no value of the language has in every browser of the floor. TypeScript's `lib` refuses them
 * in our own code; this is for dependencies.
 */
const BUILTINS = ['Array', 'ArrayBuffer', 'Iterator', 'Map', 'Promise', 'Set', 'String', 'Uint8Array'];
/** Names of methods of our own objects, which iterators have as well. */
const OWN_METHODS = ['take', 'drop'];
const methods = BUILTINS.flatMap((owner) => featuresOf(javascript.builtins[owner]));
const youngMethods = new Set(
  methods
    .map(([name]) => name)
    .filter((name) => methods.every(([other, method]) => other !== name || lacking(method).length > 0)),
);

function tooYoung(code: string): string[] {
  const found = new Set<string>();
  const { program } = parseSync('built.js', code);
  /** `URL.parse?.()` checks for the method itself. */
  const optional = new Set<object>();
  new Visitor({
    CallExpression({ callee, optional: asks, arguments: [first] }) {
      if (asks) return optional.add(callee);
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      // The build writes text as a template.
      const event = first?.type === 'TemplateLiteral' ? first.quasis[0]?.value.cooked : undefined;
      if (called.type === 'Identifier' && called.name === 'addEventListener' && isYoungEvent(event ?? ''))
        found.add(`event ${event}`);
      if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return;
      const { object, property } = callee;
      // A static method has its owner in front of it.
      if (property.type !== 'Identifier' || (object.type === 'Identifier' && BUILTINS.includes(object.name)))
        return;
      if (youngMethods.has(property.name) && !OWN_METHODS.includes(property.name))
        found.add(`.${property.name}()`);
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

test('the script check finds features that are too new, and no others', () => {
  expect(tooYoung(`URL.parse('a'); Promise.try(f); new URLPattern({});`)).toEqual([
    'URL.parse',
    'Promise.try',
    'new URLPattern',
  ]);
  expect(tooYoung(`bytes.toBase64(); list.union(other); words.toReversed().findLast(f);`)).toEqual([
    '.toBase64()',
  ]);
  expect(tooYoung('document.startViewTransition(f); window.addEventListener(`scrollend`, f)')).toEqual([
    'document.startViewTransition',
    'event scrollend',
  ]);
  expect(tooYoung(`URL.canParse('a'); Object.groupBy([], f); new Set().has(1); URL.parse?.('a');`)).toEqual(
    [],
  );
});

/** APIs that may be missing: what an old browser does instead. */
const OPTIONAL_APIS: Record<string, string> = {
  'document.prerendering': 'it prerenders no page',
  'document.wasDiscarded': 'the Web Vitals do not tell that kind of load',
  'event beforematch': 'its own search finds nothing in a closed answer',
  'event contentvisibilityautostatechange': 'Safari 17.5 skips no part of a page',
  'event navigate': 'React shows no progress of a navigation that it does not see',
  'event navigateerror': 'as navigate',
  'event navigatesuccess': 'as navigate',
  'event prerenderingchange': 'it prerenders no page',
  'event scrollend': 'a jump is not corrected, and the chat gives way to a focus only when it moves',
  'event touchmove': 'Safari on a Mac has no touch screen',
  'event touchstart': 'as touchmove',
  'navigator.connection': 'React assumes a fast connection',
  'performance.interactionCount': 'the Web Vitals count interactions themselves',
  'window.requestIdleCallback': 'a timer instead',
};

test('no script needs an API that the oldest supported browsers lack', () => {
  const scripts = filesOf(site).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((file) =>
    tooYoung(readFileSync(join(site, file), 'utf8')).map((name) => ({ file, name })),
  );
  expect(found.filter(({ name }) => !(name in OPTIONAL_APIS))).toEqual([]);
  const names = new Set(found.map(({ name }) => name));
  expect(
    Object.keys(OPTIONAL_APIS).filter((name) => !names.has(name)),
    'no longer used',
  ).toEqual([]);
});

/** Styles that may be missing: what an old browser shows instead. */
const ENHANCEMENTS: Record<string, string> = {
  '@starting-style': 'what opens appears at once',
  '@page': 'the print dialog has its own margins',
  '-webkit-tap-highlight-color': 'Firefox shows no gray flash to remove',
  'animation-timeline': 'the bar on the left of an article does not grow while it is read',
  'break-after': 'a sheet of paper may end after a heading',
  'break-before': 'a sheet of paper may begin with the footer',
  'content-visibility': 'sections far away are laid out as well',
  'field-sizing': 'a text field has a bar to scroll by',
  'forced-color-adjust': 'colors of the system replace ours',
  orphans: 'a paragraph is cut anywhere between two sheets',
  'scrollbar-gutter': 'a page moves by the width of its scroll bar behind a dialog',
  'text-decoration: dotted': 'a line that is not dotted',
  'text-size-adjust': 'Safari has it under its own prefix',
  'text-wrap: pretty': 'a paragraph may end on a short line',
  'user-select': 'Safari has it under its own prefix',
  widows: 'as orphans',
};

/** The features of a value: a keyword of its property, or a function of any. */
function valueOf(property: string, word: string): Feature | undefined {
  const name = word.replace('()', '');
  const types: Feature[] = name === word ? [] : [css.types, ...featuresOf(css.types).map(([, type]) => type)];
  return [css.properties[property], ...types].map((owner) => owner?.[name]).find((found) => found?.__compat);
}

/** Rules inside of `@supports` check for the feature themselves. */
function isGuarded({ parent }: postcss.Node): boolean {
  return parent !== undefined && ((parent as AtRule).name === 'supports' || isGuarded(parent));
}

function tooYoungStyles(source: string): string[] {
  const found = new Set<string>();
  const check = (name: string, feature: Feature | undefined) => {
    if (lacking(feature).length) found.add(name);
  };
  const checkAtRule = ({ name, params }: AtRule) => {
    check(`@${name}`, css['at-rules'][name]);
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
      check(`@${name} (${feature})`, css['at-rules'][name]?.[feature]);
  };
  const checkRule = ({ selector }: Rule) => {
    // A browser skips what it does not know inside of `:is()` and `:where()`, not the rule.
    const strict = selector.replace(/:(?:is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    for (const [pseudo, name = ''] of strict.matchAll(/::?([a-z][a-z-]*)/g))
      check(pseudo, css.selectors[name]);
  };
  const checkDeclaration = ({ prop, value }: Declaration) => {
    check(prop, css.properties[prop]);
    for (const [word] of value.matchAll(/(?<![\w"'#.-])[a-z][a-z-]*(?:\()?/g))
      check(`${prop}: ${word.replace('(', '()')}`, valueOf(prop, word.replace('(', '()')));
    for (const [, name = ''] of value.matchAll(/([a-z]+)\(from /g))
      check(`${name}(from …)`, css.types['color']?.[name]?.['relative_syntax']);
  };
  postcss.parse(source).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') checkAtRule(node);
    if (node.type === 'rule') checkRule(node);
    if (node.type === 'decl') checkDeclaration(node);
  });
  return [...found];
}

test('the style check finds features that are too new', () => {
  const source = `
    a { field-sizing: content; text-wrap: pretty; color: contrast-color(red); width: sibling-index() }
    a:has-slotted { color: light-dark(red, rgb(from red r g b / 50%)) }
    a:is([open], :open):has(b) { text-wrap: balance }
    @supports (field-sizing: content) { a { max-width: stretch; field-sizing: content } }
    @starting-style { a { opacity: 0 } }`;
  expect(tooYoungStyles(source)).toEqual([
    'field-sizing',
    'field-sizing: content',
    'text-wrap: pretty',
    'color: contrast-color()',
    'width: sibling-index()',
    ':has-slotted',
    '@starting-style',
  ]);
});

test('no style needs a feature that the oldest supported browsers lack', () => {
  const sheets = new Set(
    builtPages.flatMap(({ html }) =>
      [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text),
    ),
  );
  expect([...sheets].join('').length).toBeGreaterThan(50_000);
  const found = new Set([...sheets].flatMap(tooYoungStyles));
  const isAllowed = (name: string) =>
    [name, name.split(':')[0]].some((part) => part !== undefined && part in ENHANCEMENTS);
  expect([...found].filter((name) => !isAllowed(name))).toEqual([]);
  expect(
    Object.keys(ENHANCEMENTS).filter((name) => ![...found].some((other) => other.startsWith(name))),
    'no longer used',
  ).toEqual([]);
});
