import { copyFile } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { fonts } from './site/build/fonts.ts';

const installed = Object.keys(manifest.dependencies);

/**
 * `npm run build:lib`: the library as a package in dist/lib. One ES module per source module, so that a page
 * with a Button alone carries nothing else; `styles.css` holds tokens, fonts and every class that the pieces
 * use. The dependencies stay imports.
 */
export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss(), fonts(), theme()],
  publicDir: false,
  build: {
    outDir: 'dist/lib',
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    minify: false,
    cssMinify: true,
    // Not Vite's `lib` mode, which would inline the fonts into the stylesheet.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: ['src/index.ts', 'src/styles/index.css'],
      preserveEntrySignatures: 'strict',
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]'),
      },
    },
  },
});

/** A host with Tailwind of its own takes the tokens as they are written, and its classes from them. */
function theme() {
  return {
    name: 'library-theme',
    writeBundle: () => copyFile('src/styles/tokens.css', 'dist/lib/tokens.css'),
  };
}
