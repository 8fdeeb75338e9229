/** Where a result leads: to a section of a page, or to a path of this site. */
export type SafeUrl = { kind: 'section'; id: string } | { kind: 'path'; href: string };

/**
 * Reads the address of a search result. Only a `#section` or a same-origin path over http(s) is followed
 * (DECISIONS 22): results come from a server, and what a server sends may be somebody else's words.
 *
 * @param base The page's own address.
 * @returns null for every other address: another scheme, another origin, with a login in it, or no address.
 */
export function parseSafeUrl(url: string, base: string): SafeUrl | null {
  if (url.startsWith('#')) {
    const id = decoded(url.slice(1));
    return id ? { kind: 'section', id } : null;
  }
  const origin = new URL(base).origin;
  // The browser's own parser decides: it drops tabs and line breaks and reads backslashes as slashes, and so must we.
  // Not URL.parse, which Chrome has since 126 and Safari since 18.
  const address = URL.canParse(url, origin) ? new URL(url, origin) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== origin) return null;
  if (address.username || address.password) return null;
  const href = address.pathname + address.search + address.hash;
  // `/.//example.com` parses to a path of our own that a router would read as another host.
  return href.startsWith('//') ? null : { kind: 'path', href };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
