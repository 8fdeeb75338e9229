/**
 * The code of pages with text only runs late on a direct visit, and never if the page has no controls (`textModules` in
 * site/build/prerender.ts). So it must have no effects. The same holds for the home page's sections that have only
 * links (site/sections/lazy-sections.tsx).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from './built.ts';

const root = join(import.meta.dirname, '../..');
/** Hooks with state or effects, handlers and refs. */
const CODE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|ActionState|Optimistic|ImperativeHandle)\(|\bon[A-Z]\w*=|\bref=/;
/** Modules that only serve buttons, inputs and lazy components. A page with one of these in its HTML runs its code. */
const ofControls = [
  'src/lib/lazy-component.tsx',
  'src/lib/use-event-replay.ts',
  'src/photos/before-after.tsx',
  'src/ui/button.tsx',
];

/** Returns a module and all modules that it imports statically, as paths from the root of the repository. */
function withImports(module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  const imports = /^(?:import|export)\s+(?!type\s)[^;'"]*?from '(\.[^']+\.(?:tsx?|mdx))'/gm;
  for (const [, path = ''] of read(module).matchAll(imports)) withImports(join(module, '..', path), found);
  return found;
}

const read = (module: string) => readFileSync(join(root, module), 'utf8');

test('the modules of pages of text have no effects, state or handlers', () => {
  const sources = builtPages
    .filter(({ html }) => html.includes('"isText":true'))
    .flatMap(({ html }) => {
      const [, module = '', content] = /"module":"([^"]+)"(?:,"content":"([^"]+)")?/.exec(html) ?? [];
      return [join('site', module), ...(content ? [join('site/content', content)] : [])];
    });
  expect(sources).toEqual(
    expect.arrayContaining([
      'site/templates/legal.tsx',
      'site/content/legal/privacy-policy.mdx',
      'site/templates/job.tsx',
    ]),
  );
  const modules = new Set(sources.flatMap((source) => [...withImports(source)]));
  expect([...modules].filter((module) => CODE.test(read(module))).toSorted()).toEqual(ofControls);
});

test('a home section is declared as links only if, and only if, its modules have no code to run', () => {
  const list = 'site/sections/lazy-sections.tsx';
  const sections = [...read(list).matchAll(/= (link|lazy)Section\(\s*\(\) => import\('([^']+)'\)/g)];
  expect(sections.length).toBeGreaterThan(10);
  const withCode = (file: string) =>
    [...withImports(join(list, '..', file))].filter(
      (module) => !ofControls.includes(module) && CODE.test(read(module)),
    );
  const wrong = sections.filter(([, kind, file = '']) => (kind === 'link') !== (withCode(file).length === 0));
  expect(wrong.map(([, , file]) => file)).toEqual([]);
});
