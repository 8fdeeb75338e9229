import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { ensureFonts } from '../site/build/fonts.ts';
import { componentList, llmsText } from './component-list.ts';
import { designTokens } from './design-tokens.ts';
import { groups } from './groups.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Files that Storybook serves beside its own: the design tokens, and MSW's worker from the installed package, so that
 * both are of the same version. They are copied into one folder, because `staticDirs` takes folders only.
 */
async function staticFolder(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/storybook-static');
  const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
  await mkdir(folder, { recursive: true });
  await copyFile(join(msw, 'lib/mockServiceWorker.js'), join(folder, 'mockServiceWorker.js'));
  await copyFile(join(root, 'src/styles/tokens.css'), join(folder, 'tokens.css'));
  await writeFile(join(folder, 'tokens.json'), JSON.stringify(designTokens(), null, 2));
  await writeFile(join(folder, 'components.json'), JSON.stringify(componentList(), null, 2));
  await writeFile(join(folder, 'llms.txt'), llmsText());
  return folder;
}

await ensureFonts();

/** Writes `readonly X[]` in its other spelling before react-docgen reads a component: it cannot read the first. */
const readableLists: Plugin = {
  name: 'readable-lists',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.tsx$/.test(id)
      ? code.replaceAll(/\breadonly ([\w.]+(?:<[^[\]]+>)?)\[\]/g, 'ReadonlyArray<$1>')
      : undefined,
};

const config: StorybookConfig = {
  stories: [
    '../stories/*.mdx',
    ...Object.entries(groups).map(([folder, titlePrefix]) => ({
      directory: `../stories/${folder}`,
      files: '*.@(stories.tsx|mdx)',
      titlePrefix,
    })),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX alone reads no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // A play function that fails is reported with its file, its line and the names of components.
  viteFinal: (config) => ({
    ...config,
    plugins: [readableLists, ...(config.plugins ?? [])],
    build: {
      ...config.build,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 8000,
    },
  }),
  staticDirs: [await staticFolder(), { from: '../src/styles/fonts', to: '/brand-fonts' }],
  // react-docgen-typescript crashes on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  // Writes manifests/components.json with every component's props, for tools that read (stories/docs/README.md).
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head) => `${head}
    <style>
      @font-face { font-family: 'Instrument Sans'; src: url('brand-fonts/instrument-sans.woff2'); font-weight: 400 650; }
      @font-face { font-family: 'DM Mono'; src: url('brand-fonts/dm-mono.woff2'); }
    </style>`,
};

export default config;
