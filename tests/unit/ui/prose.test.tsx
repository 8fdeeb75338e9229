import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { proseElements } from '../../../src/ui/prose.tsx';

test.each(Object.entries(proseElements))('%s of proseElements keeps its className', (_name, element) => {
  const Element = element as ComponentType<{ className: string }>;
  const html = renderToStaticMarkup(<Element className="given" />);
  expect(html).toMatch(/class="[^"]*\bgiven\b[^"]*"/);
});
