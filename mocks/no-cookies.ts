/*
 * The classes that MSW uses of tough-cookie, without cookies: the mocks set none. The build puts this file in its place
 * (vite.config.ts), because tough-cookie brings the list of all public suffixes: 320 KB of script to load and evaluate.
 */
export const Cookie = { fromJSON: () => null };
export class MemoryCookieStore {
  idx = {};
}
export class CookieJar {
  getCookiesSync = () => [];
  setCookie = async () => {};
}
