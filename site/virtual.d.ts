/** Data that the build computes for pages (site/build/downloads.ts, site/build/api-reference.ts, site/build/colors.ts). */
declare module 'virtual:downloads' {
  /** Size of each file below `/downloads`, by its name. */
  export const bytes: Readonly<Record<string, number>>;
}

declare module 'virtual:brand-colors' {
  export const colors: readonly { name: string; use: string; hex: string; oklch: string }[];
}

declare module 'virtual:api-reference' {
  import type { ApiCall } from './content/support/api-call.ts';

  export const calls: readonly ApiCall[];
}
