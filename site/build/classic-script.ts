import { build } from 'vite';

/**
 * Builds a module, with all that it imports, as one classic script.
 *
 * @param source The module's file.
 * @param define Names in the code, with the expressions that replace them.
 */
export async function buildClassicScript(
  source: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${source} was not built.`);
  return result.output[0].code;
}
