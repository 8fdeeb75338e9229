/*
 * The one table of response headers. The build writes it to dist/site/_headers, in the form that static
 * hosts read; site/serve.ts reads that same file.
 */

/** Headers by path pattern. `*` at the end of a pattern matches any characters. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Hashes of the inline script and style of each document, as `sha256-…`. */
type Inlined = { script: string; style: string };

/**
 * Returns the content security policy: what a browser may load, and from where.
 *
 * @param apiUrl Address of a backend on another origin. Default: the backend has the site's origin.
 */
function contentSecurityPolicy({ script, style }: Inlined, apiUrl?: string): Record<string, string> {
  return {
    // Not 'none': WebKit does not know manifest-src, logs that on every page, and applies this line to the manifest.
    'default-src': "'self'",
    // Script and style elements only by hash. Attributes are allowed: React writes them for widths and crops.
    'script-src': `'self' '${script}'`,
    'style-src': `'self' '${style}'`,
    'style-src-attr': "'unsafe-inline'",
    // The visitor's photos have blob: and data: URLs.
    'img-src': "'self' blob: data:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': apiUrl ? `'self' ${new URL(apiUrl).origin}` : "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    // Text becomes markup or a script's URL only through the policy of site/boot/trusted-types.ts.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
}

/**
 * Policy of the workers that read and decode photos. A worker obeys the policy of its own response, so the pages stay
 * without WebAssembly. The workers have no document: they need their own code and decoders, nothing else.
 */
const WORKER_POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'connect-src': "'self'",
};

const formatPolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Returns the policy as an element of the page, for hosts that ignore `_headers`. Without `frame-ancestors`,
 * which browsers ignore in an element, with a warning.
 */
export function policyElement(inlined: Inlined, apiUrl?: string): string {
  const { 'frame-ancestors': _, ...directives } = contentSecurityPolicy(inlined, apiUrl);
  return `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(directives)}">`;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns the headers of every response, and of the files that need others. */
export function headerRules(inlined: Inlined, apiUrl?: string): HeaderRules {
  return {
    '/*': {
      'Content-Security-Policy': formatPolicy(contentSecurityPolicy(inlined, apiUrl)),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    },
    // Social networks embed the cards in their own pages. Copies expire after a day, because a card may change.
    '/social/*': { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' },
    // A cached worker would keep the whole site at its old version.
    '/service-worker.js': { 'Cache-Control': 'no-cache' },
    // Some hosts send these headers with a missing file, too. Then the service worker requests it past the browser's cache.
    '/assets/*': { 'Cache-Control': IMMUTABLE },
    '/assets/workers/*': {
      'Cache-Control': IMMUTABLE,
      'Content-Security-Policy': formatPolicy(WORKER_POLICY),
    },
  };
}

export function formatHeaders(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = {};
  let current: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    if (!line.startsWith(' ')) {
      rules[line.trim()] = current = {};
      continue;
    }
    const colon = line.indexOf(':');
    current[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}

/** Returns the headers of a path. Of all rules that match it, a later one wins. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
