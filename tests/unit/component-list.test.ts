import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentList, llmsText } from '../../.storybook/component-list.ts';

const components = componentList();
const named = (name: string) => components.find((component) => component.name === name);

test('componentList has more than 55 components, each with an existing file', () => {
  expect(components.length).toBeGreaterThan(55);
  const files = components.map((component) => component.import.replace('safelight/', 'src/'));
  const exists = (file: string) => ['.tsx', '.ts', '/index.ts'].some((ending) => existsSync(file + ending));
  expect(files.filter((file) => !exists(file))).toEqual([]);
});

test('componentList omits components that no entry of the package exports', () => {
  expect(named('Button')?.import).toBe('safelight/ui/button');
  expect(named('Mark editor')?.import).toBe('safelight/annotations');
  expect(named('Highlighted text')).toBeUndefined();
});

test('componentList has a purpose for each component and an example that imports the package', () => {
  expect(components.filter(({ purpose }) => purpose.length < 20 || /[<{]/.test(purpose))).toEqual([]);
  expect(named('Button')?.example).toContain("from 'safelight'");
});

test('componentList takes when to use a component from its docs page, without markup', () => {
  const button = named('Button');
  expect(button?.use.length).toBeGreaterThan(1);
  expect(button?.avoid.length).toBeGreaterThan(1);
  expect([...(button?.use ?? []), ...(button?.avoid ?? [])].filter((line) => /<|\{/.test(line))).toEqual([]);
});

test('llmsText has a heading for each component', () => {
  const text = llmsText();
  expect(text.match(/^## /gm)?.length).toBe(components.length);
});
