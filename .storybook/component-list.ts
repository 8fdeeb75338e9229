import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries, importName } from '../src/entries.ts';
import { toPackageImports } from '../stories/docs/package-imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type ListedComponent = {
  /** As Storybook's sidebar has it: “Select field”. */
  name: string;
  /** Entry point of the package that has the component and nothing it does not use. */
  import: string;
  purpose: string;
  /** When to use it, and when not, with what to take instead. */
  use: string[];
  avoid: string[];
  do: string[];
  dont: string[];
  /** A complete example. It compiles: the type checker reads it too. */
  example: string;
};

/** Every public component with a docs page, read from those pages: for tools that compose pages. */
export function componentList(): ListedComponent[] {
  return readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, 'stories', file), 'utf8');
      const [, , source, purpose] = /<(\w+) source="src\/([^"]+)">([\s\S]*?)<\/\1>/.exec(text) ?? [];
      if (!source || !purpose || !isPublic(source)) return [];
      const sample = join(root, 'stories/docs/samples', basename(file).replace('.mdx', '.tsx'));
      const name = basename(file, '.mdx').replaceAll('-', ' ');
      return {
        name: name.charAt(0).toUpperCase() + name.slice(1),
        import: importOf(source),
        purpose: plain(purpose),
        use: list(text, 'use'),
        avoid: list(text, 'not'),
        do: [...text.matchAll(/<Do [^>]*?because="([^"]+)"/g)].map(([, because = '']) => because),
        dont: [...text.matchAll(/<Dont [^>]*?because="([^"]+)"/g)].map(([, because = '']) => because),
        example: existsSync(sample) ? toPackageImports(readFileSync(sample, 'utf8')) : '',
      };
    });
}

/** Whether an entry of the package exports the module. */
function isPublic(source: string): boolean {
  return Object.values(entries).some((file) =>
    readFileSync(join(root, file), 'utf8').includes(`'./${posix.relative(dirname(file), `src/${source}`)}'`),
  );
}

/** The entry that has a component and least beside it: its folder’s, or a module’s own. */
function importOf(source: string): string {
  const folder = `./${dirname(source)}`;
  return importName(folder in entries ? folder : `./${source.replace(/\.tsx?$/, '')}`);
}

/** The same as one text, in the form of llmstxt.org. */
export function llmsText(): string {
  const lines = componentList().map(({ name, import: entry, purpose, use, avoid, example }) =>
    [
      `## ${name}`,
      `\`${entry}\`: ${purpose}`,
      use.length ? `Use it when:\n${use.map((line) => `- ${line}`).join('\n')}` : '',
      avoid.length ? `Do not use it when:\n${avoid.map((line) => `- ${line}`).join('\n')}` : '',
      example ? `\`\`\`tsx\n${example.trim()}\n\`\`\`` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [
    '# Safelight',
    '> A React component library for a professional photo-editing service: order form, estimate, photo brief, search, chat, account, layout and page sections.',
    'Import everything from `safelight`, or one component from its own entry. Import `safelight/styles.css` once. Components take the surface that they are on (`data-surface="paper"` or `"darkroom"`) and state no colors of their own. Types and docstrings of every prop are in the `.d.ts` file beside each entry. In the examples, `./photos` is a file of your own that exports photographs of the type `Photograph`.',
    ...lines,
    '',
  ].join('\n\n');
}

/** The entries of `use={[…]}` on a docs page, in plain words. */
function list(page: string, prop: 'use' | 'not'): string[] {
  const [, body = ''] = new RegExp(`\\b${prop}=\\{\\[([\\s\\S]*?)\\]\\}`).exec(page) ?? [];
  return [...body.matchAll(/'((?:[^'\\]|\\.)+)'|"([^"]+)"|<>([\s\S]*?)<\/>/g)].map(
    ([, single, double, markup]) => plain(single ?? double ?? markup ?? ''),
  );
}

function plain(markup: string): string {
  return markup
    .replaceAll(/<code>(.*?)<\/code>/g, '`$1`')
    .replaceAll(/\{'(.*?)'\}/g, '$1')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
