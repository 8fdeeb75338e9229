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

test('Link passes paths of its own origin to the host’s router', () => {
  expect(
    ['/pricing', '/#services', 'pricing?a=b:c', '../up', '?q=a', ''].filter((href) => !routed(href)),
  ).toEqual([]);
});

test('Link passes no anchor, other origin or other scheme to the host’s router', () => {
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
