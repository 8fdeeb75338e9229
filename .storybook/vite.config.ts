import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../site/build/fonts.ts';
import { photographs } from '../site/build/photographs.ts';

/** Storybook's own configuration: the library's plugins without the site's prerendering. */
export default defineConfig({
  plugins: [fonts(), photographs(), tailwindcss(), react()],
  // No lowering: Lightning CSS would rewrite every light-dark() into two properties that surfaces can't switch.
  build: { target: 'esnext', cssTarget: 'esnext', reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
});
