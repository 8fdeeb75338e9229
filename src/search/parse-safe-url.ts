import { idIn } from '../lib/id-in.ts';

/** The target of a result: a section of a page, or a path of this site. */
type SafeUrl = { kind: 'section'; id: string } | { kind: 'path'; href: string };

/**
 * Reads the URL of a search result. Only a `#section` or a same-origin path over http(s) is followed (search 9):
 * results come from a server and cannot be trusted.
 *
 * @param base The page's own URL.
 * @returns null for every other URL: another scheme, another origin, one with credentials, or an invalid one.
 */
export function parseSafeUrl(url: string, base: string): SafeUrl | null {
  if (url.startsWith('#')) {
    const id = idIn(url);
    return id ? { kind: 'section', id } : null;
  }
  const origin = new URL(base).origin;
  // Parsed as browsers do: they drop tabs and line breaks, and read backslashes as slashes. `URL.parse` would not
  // throw, but Chrome has it only since 126 and Safari since 18.
  const parsed = URL.canParse(url, origin) ? new URL(url, origin) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== origin) return null;
  if (parsed.username || parsed.password) return null;
  const href = parsed.pathname + parsed.search + parsed.hash;
  // `/.//example.com` parses to a path of our own that a router would read as another host.
  return href.startsWith('//') ? null : { kind: 'path', href };
}
