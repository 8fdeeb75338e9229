import { entries, importName } from '../../src/entries.ts';

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
