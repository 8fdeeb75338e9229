/**
 * `npm run new ui/rating` writes the files of a component: source, story, docs page, sample and test, and exports it.
 * The page *How to add a component* says what to do next.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Names = {
  /** As in the path: `ui/star-rating`. */
  path: string;
  folder: string;
  file: string;
  /** `StarRating` */
  component: string;
  /** `Star rating` */
  title: string;
};

/** Derives all names of a component from its path. @throws {Error} if the path is not `folder/kebab-case`. */
function namesOf(path: string): Names {
  const [, folder = '', file = ''] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(path) ?? [];
  if (!file) throw new Error(`"${path}" is not a path like ui/star-rating. Say: npm run new ui/star-rating`);
  const component = file.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const words = file.replaceAll('-', ' ');
  return { path, folder, file, component, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** Files of a component → their first text. */
const templates = (names: Names): Record<string, string> => ({
  [`src/${names.path}.tsx`]: source(names),
  [`stories/${names.path}.stories.tsx`]: stories(names),
  [`stories/${names.path}.mdx`]: page(names),
  [`stories/docs/samples/${names.file}.tsx`]: sample(names),
  [`tests/unit/${names.path}.test.tsx`]: unitTest(names),
});

/** Files that name every component → the line added to them, and the line that it is added before. */
const lines = ({ path, component }: Names): Record<string, { line: string; before: RegExp }> => ({
  'src/index.ts': {
    line: `export { ${component}, type ${component}Props } from './${path}.tsx';\n`,
    before: /^export \{ Badge,/m,
  },
  'tests/unit/component-samples.tsx': {
    line: `  ${component}: (probe) => <library.${component} {...probe}>Text</library.${component}>,\n`,
    before: /^ {2}Aside: /m,
  },
});

/**
 * Writes a component's files and exports it.
 *
 * @param root folder of the repository.
 * @returns the paths of the new files.
 * @throws {Error} if the folder is unknown or one of the files exists.
 */
export async function addComponent(path: string, root: string): Promise<string[]> {
  const names = namesOf(path);
  const files = templates(names);
  if (!existsSync(join(root, 'src', names.folder)))
    throw new Error(`There is no folder src/${names.folder}.`);
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} exists.`);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  for (const [file, { line, before }] of Object.entries(lines(names))) {
    const text = await readFile(join(root, file), 'utf8');
    await writeFile(
      join(root, file),
      text.replace(before, (found) => line + found),
    );
  }
  return Object.keys(files);
}

const source = ({ component }: Names) => `import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export type ${component}Props = ComponentPropsWithRef<'div'>;

/** Describe what ${component} shows, and when to use it. */
export function ${component}({ className, ...rest }: ${component}Props) {
  return <div {...rest} className={cn('text-ink', className)} />;
}
`;

const stories = ({
  path,
  title,
  component,
}: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from '../../src/${path}.tsx';

const meta = {
  title: '${title}',
  component: ${component},
  tags: ['!autodocs'],
  args: { children: '${title}' },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
`;

const page = ({
  path,
  file,
  component,
  title,
}: Names) => `import { Meta } from '@storybook/addon-docs/blocks';
import { ${component} } from '../../src/${path}.tsx';
import { Anatomy, ComponentHeader, Do, DoDont, Dont, Keyboard, Live, Props, Sample, ScreenReaderTable, States, TokensUsed, When } from '../docs/index.ts';
import sample from '../docs/samples/${file}.tsx?raw';
import * as Stories from './${file}.stories.tsx';

<Meta of={Stories} />

<ComponentHeader source="src/${path}.tsx">${title}: say in one sentence what it is for.</ComponentHeader>

<Live of={Stories.Playground} />

## When to use it

<When use={['Say when ${component} is right.']} not={['Say what to take instead of ${component}.']} />

## Anatomy

<Anatomy parts={[{ name: 'Text', at: '[data-part]', edge: 'top', what: 'Name each part of ${component}.' }]}>
  <${component} data-part="">${title}</${component}>
</Anatomy>

## Do and don’t

<DoDont>
  <Do because="Show ${component} at its best.">
    <${component}>${title}</${component}>
  </Do>
  <Dont because="Show a likely mistake with ${component}.">
    <${component}>${title}</${component}>
  </Dont>
</DoDont>

## States

<States of={[Stories.InTheDarkroom]} />

## Keyboard

<Keyboard rows={[['Tab', 'Say where ${component} takes the focus.']]} />

## What a screen reader says

<ScreenReaderTable rows={[['In passing', '${title}', 'Say which role ${component} has.']]} />

## Tokens

<TokensUsed names={['ink']} />

## In code

<Sample code={sample} />

## Props

<Props of={Stories} />
`;

const sample = ({ component, title }: Names) => `import { ${component} } from '../../../src/index.ts';

export const Example = () => <${component}>${title}</${component}>;
`;

const unitTest = ({
  path,
  component,
  title,
}: Names) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${component} } from '../../../src/${path}.tsx';

test('${component} renders its text', () => {
  expect(renderToStaticMarkup(<${component}>${title}</${component}>)).toContain('${title}');
});
`;

if (import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [path = '', ...more] = process.argv.slice(2);
  try {
    if (more.length > 0) throw new Error('Say one path: npm run new ui/star-rating');
    console.warn((await addComponent(path, root)).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
