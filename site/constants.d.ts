import type { ApiCall } from './content/support/api-call.ts';

/** Constants of pages that only the build can compute: `define` in vite.config.ts. */
declare global {
  /** The calls as the documentation shows them, so that no browser loads the contract. */
  const API_CALLS: readonly ApiCall[];
  /** The colors of the press page. */
  const BRAND_COLORS: readonly { name: string; use: string; hex: string; oklch: string }[];
  /** Size of each file below `/downloads`, by its name. */
  const DOWNLOAD_SIZES: Readonly<Record<string, string>>;
  /** Paths of the pages that the studio leaves out, and of those below them and those of services that are not offered. */
  const LEFT_OUT: readonly string[];
}
