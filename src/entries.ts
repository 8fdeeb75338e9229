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
