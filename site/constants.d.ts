/* Constants of pages that only the build can compute: `define` in vite.config.ts. */

/** The colors of the press page. */
declare const BRAND_COLORS: readonly { name: string; use: string; hex: string; oklch: string }[];
/** Size of each file below `/downloads`, by its name. */
declare const DOWNLOAD_SIZES: Readonly<Record<string, string>>;
/** Paths of the pages that the studio leaves out, and of those below them and those of services that are not offered. */
declare const LEFT_OUT: readonly string[];
