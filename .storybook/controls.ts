import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/csf';

/**
 * Categories of the controls table, in order. Those that a story names itself come first, and before all others
 * Storybook puts those of the props that have a value.
 */
const categories = ['Content', 'Appearance', 'State', 'Events', 'In code'];

/** The sentence of a docstring that states what an omitted prop means. */
const defaultSentence = /\s*\bDefault: ([\s\S]+?)\.(?=\s|$)/;

/** Descriptions of props that a component passes on to its element, which react-docgen does not read. */
const passedOn: Readonly<Record<string, string>> = {
  checked: 'Whether it is checked, if the host controls it.',
  children: 'The content.',
  className: 'Classes that join the component’s own, and win over them.',
  defaultValue: 'Value at first, if the host does not control it.',
  disabled: 'Whether it can’t be used.',
  placeholder: 'Example of what to enter, shown while the field is empty.',
};

/** Props that say how a component is built into a page, not what it shows. */
const wiring = /^(ref|style|key|asChild)$|className$/i;
/** Types that Storybook has a control for, or, for a function, rightly none. */
const known = ['string', 'number', 'boolean', 'enum', 'function', 'symbol'];

/**
 * Gives each prop of every story a control that can be used, a category and its default. For a type that it does not know
 * Storybook offers “Set object”: text gets a text field instead, data keeps its editor, and all else is left to code.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  const rows = names.map((name): [string, StrictInputType] => {
    const given: InputType = argTypes[name] ?? {};
    const argType = {
      ...controlOf(name, given, initialArgs[name]),
      ...given,
      name: given.name ?? name,
      description: (given.description || passedOn[name])?.replace(defaultSentence, ''),
    };
    const table = {
      category: categoryOf(name, argType),
      ...given.table,
      ...typeOf(given),
      ...defaultOf(given),
    };
    // react-docgen cannot read `readonly X[]` and `keyof typeof x`. “unknown” would be a false type.
    if (table.type?.summary?.startsWith('unknown')) delete table.type;
    return [name, { ...argType, table } as StrictInputType];
  });
  const rank = ([, { table }]: [string, StrictInputType]) => categories.indexOf(table?.category ?? '');
  return Object.fromEntries(rows.toSorted((a, b) => rank(a) - rank(b)));
};

/**
 * Returns the type as the source has it, in place of its kind, such as “union”. An object with comments opens with a
 * press. A type that only names a list of values, such as `(typeof sizes)[number]`, is written as the values.
 */
function typeOf({ type, options }: InputType) {
  const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
  if (raw?.startsWith('(typeof ') && options) return { type: { summary: options.join(' | ') } };
  if (!raw) return undefined;
  if (raw.includes('/*')) return { type: { summary: 'object', detail: raw } };
  return { type: { summary: raw.replaceAll(/\s+/g, ' ').replace(/^ReadonlyArray<(.+)>$/, 'readonly $1[]') } };
}

/** Returns the default as the docstring states it: react-docgen sees only those in a function’s parameters. */
function defaultOf({ description }: InputType) {
  const summary = defaultSentence
    .exec(description ?? '')?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll('`', '');
  return summary && { defaultValue: { summary } };
}

function controlOf(name: string, { type, options }: InputType, value: unknown): InputType {
  if (wiring.test(name)) return { control: false };
  const typeName = typeof type === 'object' ? type.name : type;
  if (options || known.includes(typeName ?? typeof value)) return {};
  const isNode = typeof type === 'object' && 'value' in type && type.value === 'ReactNode';
  if (typeof value === 'string' || (isNode && value === undefined)) return { control: 'text' };
  return isData(value) ? { control: 'object' } : { control: false };
}

/** Whether a value is all text, numbers and lists of them, so that its editor can show it. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !isValidElement(value) && Object.values(value).every(isData);
}

function categoryOf(name: string, { type, control, options }: InputType): string {
  const typeName = typeof type === 'object' ? type.name : type;
  const isBoolean = [typeName, typeof control === 'object' && control.type].includes('boolean');
  if (/^on[A-Z]/.test(name)) return 'Events';
  if (control === false || (typeof control === 'object' && control.disable)) return 'In code';
  if (/^(value|checked|pressed|open|index|default[A-Z].*)$/.test(name) || isBoolean) return 'State';
  return options || typeName === 'enum' ? 'Appearance' : 'Content';
}
