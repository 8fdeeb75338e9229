import '../../../src/styles/index.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Footer } from '../../../src/layout/footer.tsx';
import { catalog } from '../../../src/pricing/catalog.ts';
import { Contact } from '../../../src/sections/contact.tsx';
import { PortalTeaser } from '../../../src/sections/portal-teaser.tsx';
import { Services } from '../../../src/sections/services.tsx';
import { Testimonials } from '../../../src/sections/testimonials.tsx';

/** “Retouching of photographs of paintings” in German. */
const word = 'Gemäldefotografieretuschen';

beforeEach(() => page.viewport(320, 800));
afterEach(() => page.viewport(1280, 900));

const sections = {
  Contact: (
    <Contact
      title={word}
      channels={[{ id: 'email', label: word, value: word, href: '#email', note: word }]}
      promise={word}
      action={{ href: '#order', label: word }}
    />
  ),
  Footer: (
    <Footer
      brand={{ name: word, phone: '+49 30 123456', email: 'a@example.com', hours: word }}
      newsletter={word}
      columns={[{ title: word, links: [{ label: word, href: '#link' }] }]}
      social={[{ label: word, href: '#social' }]}
      recognition={[
        { value: word, label: word },
        { value: word, label: word },
      ]}
      trust={[word]}
      payments={[{ mark: word, name: word }]}
      credit={word}
      note={word}
    />
  ),
  Services: (
    <Services
      title={word}
      services={[{ ...catalog[0]!, title: word, description: word, turnaround: word }]}
      hrefFor={(id) => `#${id}`}
    />
  ),
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

test.each(Object.entries(sections))('%s with long words is no wider than a phone', async (_, section) => {
  await render(section);
  expect(document.documentElement.scrollWidth).toBe(320);
});
