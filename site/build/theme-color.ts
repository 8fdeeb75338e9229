import type { Plugin } from 'vite';
import { brand } from '../brand.ts';

/** Vite plugin: tells the browser the color of its own frame, as `brand.ts` has it. */
export function themeColor(): Plugin {
  return {
    name: 'safelight-theme-color',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: brand.themeColor }, injectTo: 'head' },
    ],
  };
}
