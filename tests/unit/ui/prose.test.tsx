import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { proseElements } from '../../../src/ui/prose.tsx';

test.each(Object.entries(proseElements))(
  'proseElements.%s keeps the className of its caller',
  (_name, element) => {
    const Element = element as ComponentType<{ className: string }>;
    const html = renderToStaticMarkup(<Element className="from-caller" />);
    expect(html).toMatch(/class="[^"]*\bfrom-caller\b[^"]*"/);
  },
);
