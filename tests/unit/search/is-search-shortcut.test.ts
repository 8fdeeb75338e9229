import { expect, test } from 'vitest';
import { isSearchShortcut } from '../../../src/search/is-search-shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const press = (keys: Partial<KeyboardEvent>) =>
  ({ ...none, key: 'k', code: 'KeyK', ctrlKey: true, ...keys }) as KeyboardEvent;

test.each<[string, Partial<KeyboardEvent>]>([
  ['Ctrl+K', {}],
  ['Cmd+K', { ctrlKey: false, metaKey: true }],
  ['Ctrl+K with Caps Lock', { key: 'K' }],
  ['Ctrl and the K of a Dvorak keyboard', { code: 'KeyV' }],
  ['Ctrl and the K of a Russian keyboard', { key: 'л' }],
  ['Ctrl and the K of a Greek keyboard', { key: 'κ' }],
  ['Ctrl and the K of a Hebrew keyboard', { key: 'ל' }],
])('isSearchShortcut accepts %s', (_name, keys) => {
  expect(isSearchShortcut(press(keys))).toBe(true);
});

test.each<[string, Partial<KeyboardEvent>]>([
  ['K alone', { ctrlKey: false }],
  ['Ctrl+Cmd+K', { metaKey: true }],
  ['Ctrl+Shift+K', { shiftKey: true }],
  ['Ctrl+Alt+K', { altKey: true }],
  ['Ctrl and the T of a Dvorak keyboard', { key: 't' }],
  ['Ctrl and another key of a Russian keyboard', { key: 'т', code: 'KeyN' }],
  ['a key that an input method composes with', { key: 'Process', isComposing: true }],
])('isSearchShortcut rejects %s', (_name, keys) => {
  expect(isSearchShortcut(press(keys))).toBe(false);
});
