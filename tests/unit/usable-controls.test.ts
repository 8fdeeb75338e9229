import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import type { ArgTypes } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { usableControls } from '../../.storybook/controls.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the control and the category of one prop in the controls table of its story. */
function rowOf(name: string, argType: ArgTypes[string], value?: unknown) {
  const context = {
    argTypes: { [name]: argType },
    initialArgs: value === undefined ? {} : { [name]: value },
  };
  const { control, table } = usableControls(context as never)[name] ?? {};
  return [control, table?.category];
}
const other = (value: string) => ({ type: { name: 'other' as const, value } });

test.each([
  ['unset text', 'hint', other('ReactNode'), undefined, 'text', 'Content'],
  ['text of an unknown type', 'title', other('Title'), 'Rooms', 'text', 'Content'],
  ['rows of data', 'items', other('readonly Item[]'), [{ id: 'a' }], 'object', 'Content'],
  ['an unset object', 'messages', other('Partial'), undefined, false, 'In code'],
  ['an element', 'aside', other('ReactNode'), createElement('p'), false, 'In code'],
  ['a list of elements', 'children', other('ReactNode'), [createElement('p')], false, 'In code'],
  ['a date', 'now', other('Date'), new Date(0), false, 'In code'],
  ['a list of files', 'photos', other('readonly File[]'), [new File([], 'a.jpg')], false, 'In code'],
  ['a map', 'problems', other('ReadonlyMap'), new Map([['a', 'b']]), false, 'In code'],
  ['a class name', 'className', { type: { name: 'string' as const } }, undefined, false, 'In code'],
  [
    'a choice',
    'size',
    { options: ['sm', 'md'], control: { type: 'radio' as const } },
    'md',
    { type: 'radio' },
    'Appearance',
  ],
  ['a boolean', 'busy', { type: { name: 'boolean' as const } }, undefined, undefined, 'State'],
  ['an event', 'onClick', { type: { name: 'function' as const } }, undefined, undefined, 'Events'],
])(
  'usableControls gives %s a usable control and a category',
  (_, name, argType, value, control, category) => {
    expect(rowOf(name, argType, value)).toEqual([control, category]);
  },
);

test('usableControls keeps the category and the control that a story sets', () => {
  const argType = { control: { type: 'select' as const }, table: { category: 'Order' } };
  expect(rowOf('turnaround', argType)).toEqual([{ type: 'select' }, 'Order']);
});

test('usableControls shows the options of a prop whose type only names their list', () => {
  const columns = { type: { name: 'other', raw: '(typeof columns)[number]' }, options: [1, 2, 3] };
  const { columns: row } = usableControls({ argTypes: { columns }, initialArgs: {} } as never);
  expect(row?.table?.type?.summary).toBe('1 | 2 | 3');
});

test('usableControls shows the source text of a type, and folds one with comments', () => {
  const typeOf = (name: string, raw: string) => {
    const argTypes = { items: { type: { name: 'other', raw }, table: { type: { summary: name } } } };
    return usableControls({ argTypes, initialArgs: {} } as never)['items']?.table?.type;
  };
  const summary = (name: string, raw: string) => typeOf(name, raw)?.summary;
  expect(summary('union', '1 | 2')).toBe('1 | 2');
  expect(summary('Partial', 'Partial<ChatMessages>')).toBe('Partial<ChatMessages>');
  expect(summary('ReadonlyArray', 'ReadonlyArray<FaqItem>')).toBe('readonly FaqItem[]');
  expect(summary('Partial', 'Partial<\n  Order\n>')).toBe('Partial< Order >');
  const withComments = '{ /** Name. */ a: string }';
  expect(typeOf('signature', withComments)).toEqual({ summary: 'object', detail: withComments });
});

test('usableControls describes a prop of the element, unless the component or the story does', () => {
  const described = (name: string, description?: string) =>
    usableControls({ argTypes: { [name]: { description } }, initialArgs: {} } as never)[name]?.description;
  expect(described('disabled')).toBe('Whether it can’t be used.');
  expect(described('disabled', '')).toBe('Whether it can’t be used.');
  expect(described('disabled', 'No more photos.')).toBe('No more photos.');
  expect(described('unheardOf')).toBeUndefined();
});

test('usableControls omits an unknown type', () => {
  const typeOf = (summary: string) => {
    const argTypes = { items: { table: { type: { summary } } } };
    return usableControls({ argTypes, initialArgs: {} } as never)['items']?.table?.type;
  };
  expect(['string', 'unknown', 'unknown[number]'].map(typeOf)).toEqual([
    { summary: 'string' },
    undefined,
    undefined,
  ]);
});

test('usableControls puts props that only code can set last', () => {
  const argTypes = { ref: {}, onClick: {}, label: { type: { name: 'string' } } };
  expect(Object.keys(usableControls({ argTypes, initialArgs: {} } as never))).toEqual([
    'label',
    'onClick',
    'ref',
  ]);
});

test('usableControls moves the default of a docstring into its own column', () => {
  const rowWith = (description: string) => {
    const { align } = usableControls({ argTypes: { align: { description } }, initialArgs: {} } as never);
    return [align?.description, align?.table?.defaultValue?.summary];
  };
  expect(rowWith('Keeps its place. Default: `center`.')).toEqual(['Keeps its place.', 'center']);
  expect(rowWith('Signs in.\n Default: POST /api/auth/login.')).toEqual([
    'Signs in.',
    'POST /api/auth/login',
  ]);
  expect(rowWith('Waits. Default: true. Not for `rendered`.')).toEqual([
    'Waits. Not for `rendered`.',
    'true',
  ]);
  expect(rowWith('One line.')).toEqual(['One line.', undefined]);
});

/** Module and name of each prop that has a default according to the public API report. */
const withDefault = readFileSync(`${root}/tests/package/api.md`, 'utf8')
  .split(/^## /m)
  .flatMap((section) =>
    [...section.matchAll(/^ {2}'?([\w-]+)'?\?: .*; \/\/ default /gm)].map(([, prop]) => [
      section.slice(0, section.indexOf('\n')),
      prop,
    ]),
  );

test.each(withDefault)('%s: the docstring of %s states its default', (module, prop) => {
  const source = readFileSync(`${root}/src/${module}.tsx`, 'utf8');
  expect(source).toMatch(new RegExp(`Default: (?:(?!\\*/)[^])*\\*/\\s+'?${prop}\\?:`));
});

test('finds props with a default', () => expect(withDefault.length).toBeGreaterThan(45));
