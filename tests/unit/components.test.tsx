import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as annotations from '../../src/annotations/index.ts';
import * as library from '../../src/index.ts';
import * as looks from '../../src/looks/index.ts';
import * as preflight from '../../src/preflight/index.ts';
import { exceptions, overlays, samples } from './component-samples.tsx';

/** Names of the exported components: capitalized functions, or objects if made by `forwardRef`. */
const exported = Object.entries({ ...library, ...preflight, ...annotations, ...looks })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name);

test('every exported component has a sample or a documented exception', () => {
  const known = [...Object.keys(samples), ...Object.keys(overlays), ...Object.keys(exceptions)];
  expect(known.toSorted()).toEqual(exported.toSorted());
  expect(exported.length).toBeGreaterThan(40);
});

test.each(Object.entries(samples))('%s passes className and other props to its root', (_name, sample) => {
  const markup = renderToStaticMarkup(sample({ className: 'from-host', 'data-sample': 'here' }));
  const roots = markup.match(/<[^>]*\bdata-sample="here"[^>]*>/g) ?? [];
  expect(roots).toHaveLength(1);
  expect(roots[0]).toMatch(/\bclass="[^"]*\bfrom-host\b[^"]*"/);
  expect(markup.match(/\bfrom-host\b/g)).toHaveLength(1);
});
