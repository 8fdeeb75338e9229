/** Entries of the package → their files. Everything that another project may import is exported by one of them. */
export const entries = {
  '.': 'src/index.ts',
  './preflight': 'src/preflight/index.ts',
  './annotations': 'src/annotations/index.ts',
  './looks': 'src/looks/index.ts',
  './queries': 'src/api/queries.ts',
  './mocks': 'mocks/index.ts',
  './mocks/node': 'mocks/node.ts',
  './mocks/browser': 'mocks/browser.ts',
  './mocks/page': 'mocks/page.ts',
} as const;

/** The name under which another project imports an entry: `safelight/preflight`. */
export const importName = (entry: string): string => `safelight${entry.slice(1)}`;

/**
 * Returns code with the package’s imports in place of those of its sources, as another project writes them. The
 * photographs are a file of that project.
 */
export function toPackageImports(code: string): string {
  const own = code.replaceAll("'#photos'", "'./photos'");
  return own.replaceAll(/'(?:\.\.\/)+([^']+)'/g, (_, file: string) => {
    const [entry] = Object.entries(entries).find(([, source]) => source === file) ?? [
      file.replace(/^src/, '.').replace(/\.tsx?$/, ''),
    ];
    return `'${importName(entry)}'`;
  });
}
