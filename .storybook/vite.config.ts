import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../site/build/fonts.ts';
import { photographs } from '../site/build/photographs.ts';

/** Storybook's own configuration: the library's plugins without the site's prerendering. */
export default defineConfig({
  plugins: [fonts(), photographs(), tailwindcss(), react()],
  // React warns only in its development build, and a warning fails the story (tests/visual/stories.spec.ts).
  define: { 'process.env.NODE_ENV': '"development"' },
  // No lowering: Lightning CSS would rewrite every light-dark() into two properties that surfaces can't switch. Storybook
  // passes no other option of `build` on: main.ts sets them.
  build: { target: 'esnext' },
});
