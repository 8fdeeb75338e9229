import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTokens } from '../../stories/docs/read-tokens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The folders whose every component has a docs page. */
const folders = [
  'account',
  'chat',
  'layout',
  'photos',
  'annotations',
  'looks',
  'pricing',
  'quote',
  'search',
  'sections',
  'ui',
].map((name) => `stories/${name}`);

const list = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => `${folder}/${name}`),
  );
const stories = list('.stories.tsx');
const pages = list('.mdx');

const index = read('src/index.ts');
/** Stories of a public component. Other stories show a part of a component, or several components together. */
const publicStories = stories.filter((file) =>
  index.includes(`'./${file.replace('stories/', '').replace('.stories.tsx', '.tsx')}'`),
);

test('every public component with stories has a docs page and no generated one', () => {
  expect(publicStories.length).toBeGreaterThan(45);
  expect(
    publicStories.filter((file) => !existsSync(join(root, file.replace('.stories.tsx', '.mdx')))),
  ).toEqual([]);
  expect(publicStories.filter((file) => !read(file).includes("tags: ['!autodocs']"))).toEqual([]);
});

test('every public component is used in a story (accessibility 8)', () => {
  const names = [...index.matchAll(/export \{([^}]+)\} from '[^']+\.tsx'/g)].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => /^\s*([A-Z][a-z]\w+)\s*$/.exec(name)?.[1] ?? []),
  );
  const storyText = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => read(`stories/${name}`))
    .join('\n');
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(storyText))).toEqual(
    [],
  );
});

test('a state that only a play function brings about has a frame of its own on its docs page', () => {
  // Storybook runs no play function on the page itself, so the state would look as at first.
  const shown = pages.flatMap((page) => {
    const stories = page.replace('.mdx', '.stories.tsx');
    const names = [...read(page).matchAll(/<States(?: desktop)? of=\{\[([^\]]+)/g)]
      .map(([, list]) => list)
      .join();
    const [meta = '', ...blocks] = existsSync(join(root, stories))
      ? read(stories).split('export const ')
      : [];
    return blocks
      .filter((block) => names.includes(`Stories.${block.slice(0, block.indexOf(':'))}`))
      .filter((block) => /userEvent\.(click|type)/.test(block) && !/^ {2}(args|render):/m.test(block))
      .map((block) => ({ block, isFramed: (meta + block).includes('inline: false'), stories }));
  });
  expect(shown.length).toBeGreaterThan(4);
  expect(
    shown.flatMap(({ block, isFramed, stories }) => (isFramed ? [] : `${stories} ${block.slice(0, 20)}`)),
  ).toEqual([]);
});

test('a component at an edge of the window has frames of its own on its docs page', () => {
  // Inline, it would lie over the text of the page, and its place in the page would be empty.
  const atAnEdge = publicStories.filter((file) =>
    /\bfixed (inset-x|top|z)-/.test(read(file.replace('stories/', 'src/').replace('.stories.tsx', '.tsx'))),
  );
  expect(atAnEdge.length).toBeGreaterThan(4);
  const openAtFirst = atAnEdge.filter((file) => !file.endsWith('/dialog.stories.tsx'));
  expect(openAtFirst.filter((file) => !read(file).includes('inline: false'))).toEqual([]);
});

const everyStoryFile = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.stories.tsx'));

test.each(everyStoryFile)('the title of %s is its file name in words', (name) => {
  const [, title = ''] = /^const meta = \{\n {2}title: '(.+)',$/m.exec(read(`stories/${name}`)) ?? [];
  expect(title).toMatch(/^[A-Z][A-Za-z -]+$/);
  expect(title.toLowerCase().replaceAll(' ', '-')).toBe(basename(name, '.stories.tsx'));
});

test('every story name has at most five words, and no colon, semicolon or parenthesis', () => {
  const names = everyStoryFile.flatMap((file) =>
    [...read(`stories/${file}`).matchAll(/^(?: {2}|export const .*\{ )name: (['"])(.+?)\1,/gm)].map(
      ([, , name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(300);
  // Steps of a flow start with their number.
  const words = (name: string) => name.replace(/^\d /, '').split(' ').length;
  expect(names.filter((name) => words(name) > 5 || /[:;()]/.test(name))).toEqual([]);
});

test('stories tagged !dev or no-screenshot disable the Chromatic snapshot', () => {
  const violations = everyStoryFile.flatMap((file) =>
    read(`stories/${file}`)
      .split(/^(?=export const \w+: Story|const meta = )/m)
      .filter((story) => /tags: \[[^\]]*'(!dev|no-screenshot)'/.test(story))
      .filter((story) => !story.includes('chromatic: { disableSnapshot: true }'))
      .map((story) => `${file}: ${/name: '(.+)'/.exec(story)?.[1]}`),
  );
  expect(violations).toEqual([]);
});

test.each(pages)('%s has the required headings, a live example and as many Do as Dont blocks', (page) => {
  const text = read(page);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(
    expect.arrayContaining([
      'When to use it',
      'Anatomy',
      'Do and don’t',
      'Keyboard',
      'What a screen reader says',
      'Tokens',
      'Props',
    ]),
  );
  expect(text).toMatch(/<Live (desktop )?of=\{Stories\.Playground\}/);
  expect(text.match(/<Do /g)?.length).toBe(text.match(/<Dont /g)?.length);
});

test('docs pages name only tokens that tokens.css defines', () => {
  const known = readTokens(read('src/styles/tokens.css'));
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/<TokensUsed names=\{\[([^\]]+)\]/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('no sentence occurs on two docs pages of ui, pricing or chat', () => {
  const seen = new Map<string, string>();
  // Sections share parts, so their docs pages may share sentences about those parts.
  const ofTheirOwn = pages.filter((page) => /^stories\/(ui|pricing|chat)\//.test(page));
  const repeated = ofTheirOwn.flatMap((page) =>
    sentences(read(page)).filter((sentence) => {
      const elsewhere = seen.get(sentence);
      seen.set(sentence, page);
      return elsewhere !== undefined && elsewhere !== page;
    }),
  );
  expect(repeated).toEqual([]);
});

/** Returns the visible sentences of a docs page: texts in quotes and between tags, without code and class names. */
function sentences(page: string): string[] {
  const texts = [...page.matchAll(/'([^'\n]+)'|because="([^"\n]+)"|>([^<>{}\n]+)</g)].map(
    ([, quoted, because, between]) => quoted ?? because ?? between ?? '',
  );
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /^[A-Z].*[.!?]$/.test(text) && text.includes(' '));
}

test('every story of several words has a name in sentence case', () => {
  const unnamed = stories.flatMap((file) =>
    [...read(file).matchAll(/^export const ([A-Z][a-z]*(?:[A-Z]|\d)\w*)(?:: [\w<>]+)? = (?=(.{0,200}))/gms)]
      .filter(([, , code = '']) => !/^[^\n]*\{(?:\s*\.\.\.[\w.]+,)*\s*name: '[A-Z1-9]/.test(code))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('no component takes props from another file by Pick or Omit, because its props table would omit them', () => {
  // Props that a component passes on to a dialog or button. Their own docs pages list them.
  const passedOn = ['DialogContentProps', 'ButtonProps'];
  const violations = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [
        ...read(`src/${file}`).matchAll(
          /^export type \w+Props =[^{]*?\b(?:Pick|Omit)<(?!Component)(\w+(?:Props|Options))\b/gm,
        ),
      ]
        .filter(
          ([, name = '']) => !passedOn.includes(name) && !read(`src/${file}`).includes(`type ${name} =`),
        )
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(violations).toEqual([]);
});

test('the Keyboard tables of the docs use the standard key names', () => {
  const names =
    /^(?:Tab|Enter|Space|Esc|Left|Right|Up|Down|Home|End|Page\u00a0(?:Up|Down)|Shift|Ctrl|Cmd|Delete|F8|A–Z|\S)$/;
  const other = list('.mdx').flatMap((file) =>
    [...read(file).matchAll(/<Keyboard\b(.*?)\/>\n/gs)]
      .flatMap(([, rows = '']) => [...rows.matchAll(/(?:^|[\n[,])\s*\['([^']*)'/g)])
      .filter(([, keys = '']) => keys.split(' ').some((key) => !names.test(key)))
      .map(([, keys]) => `${file}: ${keys}`),
  );
  expect(other).toEqual([]);
});
