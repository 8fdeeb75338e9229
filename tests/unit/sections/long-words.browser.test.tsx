import '../../../src/styles/index.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PortalTeaser } from '../../../src/sections/portal-teaser.tsx';
import { Testimonials } from '../../../src/sections/testimonials.tsx';

/** “Background removal” in German. */
const word = 'Hintergrundentfernung';

beforeEach(() => page.viewport(360, 800));
afterEach(() => page.viewport(1280, 900));

const sections = {
  Testimonials: (
    <Testimonials title={word} quotes={[{ id: 'a', quote: word, initials: 'L.T.', trade: word }]} />
  ),
  PortalTeaser: (
    <PortalTeaser
      title={word}
      points={[{ title: word, text: word }]}
      action={{ href: '/portal', label: word }}
      slip={{
        label: word,
        number: '2048',
        rows: [{ term: word, value: word }],
        total: { term: word, value: '$43' },
      }}
    />
  ),
};

test.each(Object.entries(sections))(
  '%s breaks a long word and is no wider than a phone',
  async (_, section) => {
    await render(section);
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);
