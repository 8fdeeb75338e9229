import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandColors } from './site/build/colors.ts';
import { DIST } from './site/build/dist.ts';
import { NOTICES } from './site/build/licenses.ts';
import { downloads, downloadSizes } from './site/build/downloads.ts';
import { fonts } from './site/build/fonts.ts';
import { assetFileNames, photographs } from './site/build/photographs.ts';
import { prerenderSite } from './site/build/prerender.ts';
import { prose } from './site/build/prose.ts';
import { leftOut } from './site/content/pages.ts';
import { serveStatic } from './site/serve.ts';

/**
 * The first browser versions with `light-dark()`, which every color token uses, and `@property`, which Tailwind's
 * utilities use. For older ones Lightning CSS would write each color as two properties.
 */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** Makes `vite preview` serve the build as `npm start` does. Vite itself answers an unknown path with the home page. */
const previewAsServed: Plugin = {
  name: 'preview-as-served',
  async configurePreviewServer({ middlewares }) {
    middlewares.use(await serveStatic());
  },
};

/**
 * Sets NODE_ENV by Vite's command, whatever the shell says. With `development`, visitors would load the development version
 * of React; with `production`, pages of the development server would hydrate, without HTML, and not refresh.
 */
const nodeEnvByCommand: Plugin = {
  name: 'node-env-by-command',
  config(_, { command }) {
    process.env['NODE_ENV'] = command === 'build' ? 'production' : 'development';
  },
};

/** The site. Storybook and Vitest have their own configuration, so that neither inherits a prerender step. */
export default defineConfig({
  root: 'site',
  envDir: '..',
  plugins: [
    nodeEnvByCommand,
    prose(leftOut),
    downloads(),
    fonts(),
    photographs(),
    tailwindcss(),
    react(),
    previewAsServed,
  ],
  define: {
    BRAND_COLORS: JSON.stringify(brandColors()),
    DOWNLOAD_SIZES: JSON.stringify(downloadSizes),
    LEFT_OUT: JSON.stringify([...leftOut]),
  },
  resolve: {
    alias: {
      'tough-cookie': join(import.meta.dirname, 'mocks/no-cookies.ts'),
    },
  },
  build: {
    target: browsers,
    cssTarget: browsers,
    // Fonts and images stay files: inlined they would be part of every page, and not be cached.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The entry names every file that its lazy code imports, on every page. Not of `failures` and `reload-offer-notice`,
      // which are loaded after a failure, nor of the mocks `page` and `search-entries`: these load their imports
      // themselves. The bundler's own functions are there by then. The import requests its own file, in the same task.
      resolveDependencies: (file, files) =>
        /^assets\/(?:failures|reload-offer-notice|page|search-entries)-/.test(file)
          ? []
          : files.filter((dependency) => dependency !== file && !dependency.includes('/rolldown-runtime-')),
    },
    rolldownOptions: {
      treeshake: {
        // Otherwise the page that imports the hero's photographs from `#photos` loads all of them.
        moduleSideEffects: [{ test: /[\\/](?:hero-)?photos\.ts$/, sideEffects: false }],
        // Radix calls it for each of its functions. These calls would keep unused functions in the build.
        manualPureFunctions: ['__name'],
      },
      output: {
        assetFileNames,
        // Files name each other a hundred times, and chance does not compress: seven hexadecimal digits take 3.5 bytes, the
        // default's seven letters 5.25. Rolldown allows no fewer than seven.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // `entry` is the code that every page needs at once. The others join small modules that several pages share,
          // because each file is a request ahead of the first image. No group has a module that is loaded by `import()`: a
          // file that has failed is loaded again under another URL (src/lib/retrying-loader.ts), and a group's exports have
          // other names.
          groups: [
            { name: 'entry', test: /site[\\/]boot[\\/]entry\.client\.tsx$/ },
            {
              name: 'controls',
              test: /src[\\/](?:ui[\\/](?:badge|button|slot)|lib[\\/](?:use-announcement|obstacles))\.tsx?$|site[\\/]routing[\\/]paths\.ts$|@radix-ui[\\/]react-compose-refs[\\/]/,
            },
            {
              name: 'sections',
              test: /src[\\/](?:ui[\\/](?:icons|section-heading)|photos[\\/]picture|sections[\\/]section-frame)\.tsx?$|site[\\/](?:content[\\/]pair-note\.ts|sections[\\/]two-lines\.tsx)$/,
            },
            // The home page shows them at once; photos.ts, which has all others, is loaded later.
            { name: 'hero-photos', test: /[\\/]hero-photos\.ts$/ },
            // For what the host sets: most components need it.
            {
              name: 'host-props',
              test: /@radix-ui[\\/]react-use-(?:controllable-state|effect-event|layout-effect)[\\/]|src[\\/]lib[\\/](?:call-host|use-controllable|with-defaults)\.ts$/,
            },
            // Small modules of the header, the chat and the toasts. Every page loads these after its own code.
            {
              name: 'frame',
              test: /src[\\/](?:layout[\\/](?:contact-links|logo)|lib[\\/](?:find-by-id|highlight|is-composing|telephone)|ui[\\/]highlighted-text)\.tsx?$|site[\\/](?:content[\\/]header-links|worker[\\/]cache-names)\.ts$/,
            },
            {
              name: 'fields',
              test: /src[\\/](?:ui[\\/](?:field|text-field|text-area)|lib[\\/](?:form-props|is-blank-text|is-email)|quote[\\/]quote-form-context)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // Shared by every component that uses Radix.
            {
              name: 'radix',
              test: /@radix-ui[\\/](?:primitive|react-(?:context|direction|id|presence|primitive|use-callback-ref))[\\/]/,
            },
            // Each is too small to compress well alone.
            {
              name: 'before-after',
              test: /src[\\/](?:photos[\\/](?:before-after|before-layer|edit-recipes)|lib[\\/]use-less-motion)\.tsx?$/,
            },
            {
              name: 'formats',
              test: /src[\\/](?:preflight[\\/]formats|photos[\\/]rejection-messages)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'facts',
              test: /site[\\/](?:content[\\/](?:facts|policy)|templates[\\/]quiet-link)\.tsx?$|src[\\/]lib[\\/]locale\.tsx$/,
            },
            {
              name: 'prices',
              test: /src[\\/]pricing[\\/](?:price-table|names|currency|estimate|money)\.tsx?$/,
            },
            {
              name: 'stored',
              test: /src[\\/]lib[\\/]storage\.ts$/,
            },
            {
              name: 'api',
              test: /src[\\/](?:api[\\/](?:endpoints|errors|responses|retry)|lib[\\/]plain-line)\.ts$/,
            },
            // Last, because a group also takes the modules that its own modules import.
            {
              name: 'order',
              test: /src[\\/](?:quote[\\/](?:quote-options|quote-state|serialized-quote|order[\\/]order-tabs)|annotations[\\/]photo-mark|lib[\\/](?:digest|photo-key))\.ts$/,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // A separate folder, because workers have headers of their own.
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash:6].js' } },
  },
  environments: {
    client: {
      build: {
        outDir: `${DIST}/site`,
        emptyOutDir: true,
        // The licenses of the bundled modules. The prerender step adds those that Vite does not list (build/licenses.ts).
        license: { fileName: NOTICES },
      },
    },
    ssr: {
      build: {
        outDir: `${DIST}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: 'site/build/entry.server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The site is built for two environments.');
      await builder.build(client);
      await builder.build(ssr);
      await prerenderSite({ log: (line) => client.logger.info(line) });
    },
  },
  server: { fs: { allow: ['..'] } },
});
