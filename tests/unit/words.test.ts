import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { projectFiles } from '../platform.ts';

const root = join(import.meta.dirname, '../..');
const sources = projectFiles()
  .filter((file) => /^src\/.*\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Matches attributes whose value is shown or read by screen readers. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|legend|hint)$/;
const hasWord = (text: string) => /[a-z]{2}/i.test(text);

/** Returns the literal words in JSX text and in the attributes of `spoken`. Such words belong into `messages`. */
function wordsIn(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXText: ({ value }) => void (hasWord(value) && found.push(value.trim())),
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.test(name.name);
      if (isSpoken && value?.type === 'Literal' && hasWord(value.value)) found.push(value.value);
    },
  }).visit(parseSync(file, text).program);
  return found.map((words) => `${file}: ${words}`);
}

test('wordsIn finds literal words in JSX text and attributes', () => {
  expect(wordsIn('a.tsx', '<p title="Shown">Read aloud {words.text}</p>')).toEqual([
    'a.tsx: Shown',
    'a.tsx: Read aloud',
  ]);
});

test('no component has literal words in its JSX, because a host cannot replace them', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(({ file, text }) => wordsIn(file, text))).toEqual([]);
});

/** Components with a `messages` prop, through which a host replaces their words. */
const worded = sources.flatMap(({ file, text }) => {
  const found: string[] = [];
  new Visitor({
    TSTypeAliasDeclaration({ id, start, end }) {
      if (/^  messages\??:/m.test(text.slice(start, end))) found.push(id.name.replace(/Props$/, ''));
    },
  }).visit(parseSync(file, text).program);
  return found;
});

/** Whether a component with these props renders no words of its own. */
const isSilent: Record<string, (props: readonly string[]) => boolean> = {
  DialogContent: (props) => props.includes('hideClose'),
  TabsTrigger: (props) => !props.includes('state'),
};

/** Returns components that another component renders without passing `messages`, so that a host cannot replace their words. */
function wordlessIn(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      const name = element.type === 'JSXIdentifier' ? element.name : '';
      if (!worded.includes(name)) return;
      const props = attributes.map((one) => (one.type === 'JSXAttribute' ? String(one.name.name) : '...'));
      // Dialogs read `messages` themselves, so their rest props contain none for the content.
      const isGiven = props.includes('messages') || (props.includes('...') && name !== 'DialogContent');
      if (!isGiven && !isSilent[name]?.(props)) found.push(name);
    },
  }).visit(parseSync(file, text).program);
  return found.map((component) => `${file}: ${component}`);
}

test('wordlessIn finds a nested component without messages', () => {
  expect(worded).toContain('DialogContent');
  expect(wordlessIn('a.tsx', '<><DialogContent /><DialogContent messages={words} /></>')).toEqual([
    'a.tsx: DialogContent',
  ]);
});

test('every component passes messages to the components that it renders', () => {
  // The order form consists of whole components and does not expose their messages.
  const composed = sources.filter(({ file }) => file.endsWith('x') && !file.startsWith('src/quote/'));
  expect(composed.flatMap(({ file, text }) => wordlessIn(file, text))).toEqual([]);
});

/** Files that name a locale, and the reason. */
const fixed = {
  'src/lib/default-locale.ts': 'the default',
  'src/pricing/delivery-clock.ts': 'reads the parts of a time and renders none of them',
};

test('no file names a locale except those in `fixed`', () => {
  const named = sources.filter(({ text }) => /toLocale\w*\(\s*['")]|['"]en-[A-Z]{2}['"]/.test(text));
  expect(named.map(({ file }) => file).filter((file) => !(file in fixed))).toEqual([]);
});
