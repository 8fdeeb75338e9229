import type { Plugin } from 'vite';
import { brand } from '../brand.ts';

/** Vite plugin: adds the `theme-color` element, with the color of `brand.ts`. */
export function themeColor(): Plugin {
  return {
    name: 'safelight-theme-color',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: brand.themeColor }, injectTo: 'head' },
    ],
  };
}
