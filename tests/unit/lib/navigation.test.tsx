import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link, NavigationProvider, type LinkProps } from '../../../src/lib/navigation.tsx';

const Recorded = ({ href, children }: LinkProps) => <i title={href}>{children}</i>;
const routed = (href: string) =>
  renderToStaticMarkup(
    <NavigationProvider Link={Recorded}>
      <Link href={href}>Go</Link>
    </NavigationProvider>,
  ).startsWith('<i');

test('the host’s router gets the paths of its own origin', () => {
  expect(
    ['/pricing', '/#services', 'pricing?a=b:c', '../up', '?q=a', ''].filter((href) => !routed(href)),
  ).toEqual([]);
});

test('the host’s router gets no anchor, no other origin and no other scheme', () => {
  const others = [
    '#services',
    '//cdn.example/a',
    'https://a.example',
    'HTTP://a.example',
    'mailto:a@b.c',
    'tel:+1',
  ];
  expect(others.filter(routed)).toEqual([]);
});
