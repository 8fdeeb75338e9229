import { expect, test } from 'vitest';
import { parseSafeUrl } from '../../../src/search/parse-safe-url.ts';

const base = 'https://studio.example/about';
const read = (url: string) => parseSafeUrl(url, base);

test('parseSafeUrl returns the section of a URL that starts with # (search 9)', () => {
  expect(read('#services')).toEqual({ kind: 'section', id: 'services' });
  expect(read('#caf%C3%A9')).toEqual({ kind: 'section', id: 'café' });
  expect(read('#100%')).toEqual({ kind: 'section', id: '100%' });
  expect(read('#')).toBeNull();
});

test('parseSafeUrl returns a same-origin path with its query and hash (search 9)', () => {
  expect(read('/faq?q=a#b')).toEqual({ kind: 'path', href: '/faq?q=a#b' });
  expect(read('https://studio.example/faq')).toEqual({ kind: 'path', href: '/faq' });
  expect(read('faq')).toEqual({ kind: 'path', href: '/faq' });
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://studio.example/1',
  'vbscript:x',
  'mailto:a@b.example',
  'https://example.com/',
  'http://studio.example/',
  'https://studio.example:8443/',
  'https://studio.example.evil.example/',
  'https://user@studio.example/',
  'https://:word@studio.example/',
  '//example.com/phish',
  '/\\example.com/phish',
  '\\\\example.com/phish',
  '/\t/example.com/phish',
  '/.//example.com/phish',
  'https://studio.example//example.com',
  'https://',
])('parseSafeUrl rejects %j (search 9)', (url) => {
  expect(read(url)).toBeNull();
});
