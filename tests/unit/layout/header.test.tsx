import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Header } from '../../../src/layout/header.tsx';

test('Header renders the Portal button only if the host passes onPortal', () => {
  const brand = { name: 'Plumb', phone: '1', email: 'a@b.example', hours: '' };
  const header = (onPortal?: () => void) =>
    renderToStaticMarkup(
      <Header brand={brand} links={[]} getStarted={{ label: 'Start', href: '/start' }} onPortal={onPortal} />,
    );
  expect(header(() => {})).toContain('Portal');
  expect(header()).not.toContain('Portal');
});

test('Header shows the currencies and languages of the host, or no menu', () => {
  const frame = { brand: { name: 'Plumb' }, links: [], getStarted: { label: 'Start', href: '/start' } };
  const german = renderToStaticMarkup(
    <Header {...frame} currencies={[]} languages={[{ name: 'Deutsch' }, { name: 'English' }]} />,
  );
  expect(german).toContain('Deutsch');
  expect(german).not.toMatch(/USD|English/);
  const bare = renderToStaticMarkup(<Header {...frame} currencies={[]} languages={[]} />);
  expect(bare).not.toContain('aria-haspopup');
});
