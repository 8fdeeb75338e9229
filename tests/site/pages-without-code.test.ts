/**
 * The code of pages with text only runs late on a direct visit, and never if the page has no controls (`textModules` in
 * site/build/prerender.ts). So it must have no effects. The same holds for parts of a page that have only links
 * (`hydrates: false`).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, rowOf } from './built.ts';

const root = join(import.meta.dirname, '../..');
/** Hooks with state or effects, handlers and refs. */
const CODE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|ActionState|Optimistic|ImperativeHandle)\(|\bon[A-Z]\w*=|\bref=/;
/** A module whose code a page needs only where its HTML has the slider. */
const SLIDER = 'src/photos/before-after.tsx';
/** Modules that only serve buttons, inputs and lazy components. A page with one of these in its HTML runs its code. */
const ofControls = ['src/lib/lazy-component.tsx', 'src/lib/use-event-replay.ts', SLIDER, 'src/ui/button.tsx'];

/** Pages whose code has none of these, but is not left out: their slider is on the first screen. */
const LOADED_AT_ONCE = ['./templates/service.tsx'];

/** Returns a module and all modules that it imports statically, as paths from the root of the repository. */
function withImports(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  const imports = /^(?:import|export)\s+(?!type\s)[^;'"]*?from '(\.[^']+\.(?:tsx?|mdx))'/gm;
  for (const [, path = ''] of read(module).matchAll(imports)) withImports(join(module, '..', path), found);
  return found;
}

const read = (module: string) => readFileSync(join(root, module), 'utf8');

/** Returns the modules with code to run that a module imports, itself included. */
const withCode = (module: string) =>
  [...withImports(module)].filter((file) => !ofControls.includes(file) && CODE.test(read(file)));

test('the code of a page is left out of its first load if, and only if, it has no effects, state or handlers', () => {
  const sourcesOf = new Map<string, Set<string>>();
  const deferred = new Set<string>();
  for (const { html } of builtPages) {
    const { module, content } = rowOf(html);
    const sources = [join('site', module), ...(content ? [join('site/content', content)] : [])];
    sourcesOf.set(module, new Set([...(sourcesOf.get(module) ?? []), ...sources]));
    if (html.includes('"isText":true')) deferred.add(module);
  }
  const still = [...sourcesOf].filter(([, sources]) => [...sources].flatMap(withCode).length === 0);
  expect([...deferred, ...LOADED_AT_ONCE].toSorted()).toEqual(still.map(([module]) => module).toSorted());
  expect(deferred).toContain('./templates/legal.tsx');
});

test('a part of a page that loads late hydrates if, and only if, its modules have code to run', () => {
  const list = 'site/sections/lazy-sections.tsx';
  const sections = [...read(list).matchAll(/(link|lazy)Section\(\s*\(\) => import\('([^']+)'\)/g)].map(
    ([, kind, file = '']) => ({ module: join(list, '..', file), hydrates: kind === 'lazy' }),
  );
  expect(sections.length).toBeGreaterThan(10);
  const others = globSync('site/{orders,pages,templates}/*.tsx', { cwd: root }).flatMap((source) =>
    [...read(source).matchAll(/ lazyComponent\(\(\) => import\('([^']+)'\)([^;]*)\);/g)].map(
      ([, file = '', options = '']) => ({
        module: join(source, '..', file),
        hydrates: !options.includes('hydrates: false'),
      }),
    ),
  );
  expect(others.length).toBeGreaterThan(3);
  const needsCode = (module: string) => withCode(module).length > 0 || withImports(module).has(SLIDER);
  const wrong = [...sections, ...others].filter(({ module, hydrates }) => hydrates !== needsCode(module));
  expect(wrong.map(({ module }) => module)).toEqual([]);
});
