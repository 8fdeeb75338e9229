import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentList, llmsText } from '../../.storybook/component-list.ts';

const components = componentList();
const named = (name: string) => components.find((component) => component.name === name);

test('the list has every component with a docs page, each from a file that exists', () => {
  expect(components.length).toBeGreaterThan(55);
  const files = components.map((component) => component.import.replace('safelight/', 'src/'));
  const exists = (file: string) => ['.tsx', '.ts', '/index.ts'].some((ending) => existsSync(file + ending));
  expect(files.filter((file) => !exists(file))).toEqual([]);
});

test('a component that no entry of the package exports is not in the list', () => {
  expect(named('Button')?.import).toBe('safelight/ui/button');
  expect(named('Mark editor')?.import).toBe('safelight/annotations');
  expect(named('Highlighted text')).toBeUndefined();
});

test('a component has a purpose, and an example that imports the package', () => {
  expect(components.filter(({ purpose }) => purpose.length < 20 || /[<{]/.test(purpose))).toEqual([]);
  expect(named('Button')?.example).toContain("from 'safelight'");
});

test('when to use it, and when not, come from the docs page in plain words', () => {
  const button = named('Button');
  expect(button?.use.length).toBeGreaterThan(1);
  expect(button?.avoid.length).toBeGreaterThan(1);
  expect([...(button?.use ?? []), ...(button?.avoid ?? [])].filter((line) => /<|\{/.test(line))).toEqual([]);
});

test('llms.txt has a heading for each component', () => {
  const text = llmsText();
  expect(text.match(/^## /gm)?.length).toBe(components.length);
});
