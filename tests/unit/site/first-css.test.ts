import { expect, test } from 'vitest';
import { firstCss } from '../../../site/build/first-css.ts';

const sheet = (utilities: string) => `@layer base{a{color:red}}@layer utilities{${utilities}}@property --x{}`;

test('a class that no text names is left out, whatever stands around it is kept', () => {
  expect(firstCss(sheet('.used{a:b}.unused{c:d}'), ['<p class="used">'])).toBe(sheet('.used{a:b}'));
});

test('classes with variants are read as HTML and scripts write them', () => {
  const rules = String.raw`.hover\:x:hover{a:b}.\[\&_a\]\:y a{c:d}.data-\[s\=on\]\:z[data-s=on]{e:f}.w-1\/2{g:h}`;
  const html = '<p class="hover:x [&amp;_a]:y">';
  const script = 'q("data-[s=on]:z w-1/2",`t`)';
  expect(firstCss(sheet(rules), [html, script])).toBe(sheet(rules));
  expect(firstCss(sheet(rules), [html])).not.toContain('w-1');
});

test('a rule inside @media is judged for itself, and an empty @media goes', () => {
  const rules = '@media (width>=40rem){.a{b:c}.d{e:f}}@media print{.g{h:i}}';
  expect(firstCss(sheet(rules), ['"a"'])).toBe(sheet('@media (width>=40rem){.a{b:c}}'));
});

test('a rule that begins with an element or with :where(.class) is kept where it may hold', () => {
  const rules = ':where(.space>:not(:last-child)){a:b}:root{c:d}.gone{e:f}';
  expect(firstCss(sheet(rules), ['space'])).toBe(sheet(':where(.space>:not(:last-child)){a:b}:root{c:d}'));
});

test('a sheet without classes is a build gone wrong', () => {
  expect(() => firstCss('a{b:c}', [])).toThrow('utilities');
});
