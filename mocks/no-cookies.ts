/*
 * Replaces tough-cookie, which MSW imports, in the build (vite.config.ts). The mocks set no cookies, and tough-cookie
 * contains the list of all public suffixes: 320 KB of script to load and evaluate.
 */
export const Cookie = { fromJSON: () => null };
export class MemoryCookieStore {
  /** MSW reads and writes it. */
  idx = {};
}
export class CookieJar {
  getCookiesSync = () => [];
  setCookie = async () => {};
}
