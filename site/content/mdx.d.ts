declare module '*.mdx' {
  import type { ProseModule } from './page-row.ts';

  const Content: ProseModule['default'];
  export default Content;
  export const lead: ProseModule['lead'];
  export const heading: ProseModule['heading'];
  export const toc: ProseModule['toc'];
  export const words: ProseModule['words'];
}
