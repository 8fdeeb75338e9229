import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { projectFiles } from '../platform.ts';

const root = join(import.meta.dirname, '../..');
const sources = projectFiles()
  .filter((file) => /^src\/.*\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Attributes whose value visitors read or hear. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|legend|hint)$/;
const hasWord = (text: string) => /[a-z]{2}/i.test(text);

/** Text between tags, and words written into attributes that are read out. Texts belong among the messages. */
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

test('finds words that are written into markup', () => {
  expect(wordsIn('a.tsx', '<p title="Shown">Read aloud {words.text}</p>')).toEqual([
    'a.tsx: Shown',
    'a.tsx: Read aloud',
  ]);
});

test('no component has words that a host cannot replace', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(({ file, text }) => wordsIn(file, text))).toEqual([]);
});

/** The components whose words a host may replace: their props have `messages`. */
const worded = sources.flatMap(({ file, text }) => {
  const found: string[] = [];
  new Visitor({
    TSTypeAliasDeclaration({ id, start, end }) {
      if (/^  messages\??:/m.test(text.slice(start, end))) found.push(id.name.replace(/Props$/, ''));
    },
  }).visit(parseSync(file, text).program);
  return found;
});

/** Elements that show no words of their own. */
const isSilent: Record<string, (props: readonly string[]) => boolean> = {
  DialogContent: (props) => props.includes('hideClose'),
  TabsTrigger: (props) => !props.includes('state'),
};

/** Components in another one that get no words from it, so that a host cannot replace them. */
function wordlessIn(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      const name = element.type === 'JSXIdentifier' ? element.name : '';
      if (!worded.includes(name)) return;
      const props = attributes.map((one) => (one.type === 'JSXAttribute' ? String(one.name.name) : '...'));
      // Dialogs have `messages` of their own, so what they spread has none for the content.
      const isGiven = props.includes('messages') || (props.includes('...') && name !== 'DialogContent');
      if (!isGiven && !isSilent[name]?.(props)) found.push(name);
    },
  }).visit(parseSync(file, text).program);
  return found.map((component) => `${file}: ${component}`);
}

test('finds a component in another one that gets no words', () => {
  expect(worded).toContain('DialogContent');
  expect(wordlessIn('a.tsx', '<><DialogContent /><DialogContent messages={words} /></>')).toEqual([
    'a.tsx: DialogContent',
  ]);
});

test('a component hands its host’s words on to those that it is made of', () => {
  // The order form is made of whole components, whose words it does not offer.
  const composed = sources.filter(({ file }) => file.endsWith('x') && !file.startsWith('src/quote/'));
  expect(composed.flatMap(({ file, text }) => wordlessIn(file, text))).toEqual([]);
});

/** Files that name a locale, and why. */
const fixed = {
  'src/lib/default-locale.ts': 'the default',
  'src/pricing/delivery-clock.ts': 'reads the numbers of a clock from its parts, and shows none of them',
};

test('numbers, dates and prices name no locale of their own', () => {
  const named = sources.filter(({ text }) => /toLocale\w*\(\s*['")]|['"]en-[A-Z]{2}['"]/.test(text));
  expect(named.map(({ file }) => file).filter((file) => !(file in fixed))).toEqual([]);
});
