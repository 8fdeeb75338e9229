import { Source } from '@storybook/addon-docs/blocks';
import { toPackageImports } from './package-imports.ts';

/**
 * A component in code, as an app writes it. The code is a file of stories/docs/samples, imported with `?raw`: the
 * type checker reads it like any other file, so the example compiles.
 */
export function Sample({ code }: { code: string }) {
  return <Source language="tsx" code={toPackageImports(code).trim()} />;
}
