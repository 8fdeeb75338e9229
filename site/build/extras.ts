import sharp from 'sharp';
import { openApiDocument } from '../../src/api/openapi.ts';
import { brand } from '../brand.ts';
import type { PageRow } from '../content/page-row.ts';
import { pages } from '../content/pages.ts';
import { pageUrl } from '../routing/page-url.ts';
import { paths } from '../routing/paths.ts';
import { colorOf } from './colors.ts';

/** Months until security.txt expires. RFC 9116 recommends less than a year, so that an abandoned site shows as such. */
const MONTHS_VALID = 6;

/** Color of the header. Browsers paint their own toolbar with it. */
export const THEME_COLOR = colorOf('ground', 'darkroom').hex;

/** Path of the feed. */
const FEED = '/feed.xml';
/** The articles of the feed, the latest first. A site without articles has no feed. */
const articles = pages
  .filter(({ kind, parent }) => kind === 'article' && parent === paths.blog)
  .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));

type Write = (name: string, content: string | Buffer) => Promise<void>;

/** Writes the small files around the pages: for crawlers, feed readers, home screens, developers and security researchers. */
export async function writeExtras(write: Write): Promise<void> {
  const icon = Buffer.from(iconSvg());
  await Promise.all([
    write('sitemap.xml', sitemap()),
    write('robots.txt', `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.url}/sitemap.xml\n`),
    ...(articles.length > 0 ? [write('feed.xml', feed())] : []),
    write('.well-known/security.txt', securityText(new Date())),
    write('manifest.webmanifest', JSON.stringify(manifest(), null, 2)),
    write('openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`),
    write('favicon.svg', icon),
    ...[180, 192, 512].map(async (size) =>
      write(
        size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`,
        await sharp(icon, { density: (72 * size) / 64 })
          .resize(size)
          .png({ palette: true })
          .toBuffer(),
      ),
    ),
  ]);
}

function sitemap(): string {
  const urls = pages
    .filter(({ indexable, canonical }) => indexable !== false && !canonical)
    .map((page) => `  <url><loc>${pageUrl(page)}</loc>${lastmod(page)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Returns the date of a page, if it is known. The date of the build would not help crawlers. */
function lastmod({ published, updated }: PageRow): string {
  const date = updated ?? published;
  return date ? `<lastmod>${date}</lastmod>` : '';
}

/** Returns the link to the feed, for the head of every page. */
export function feedLink(): string {
  if (articles.length === 0) return '';
  return `<link rel="alternate" type="application/rss+xml" title="${escapeXml(brand.name)}" href="${FEED}">`;
}

/** The articles as RSS 2.0. */
function feed(): string {
  const blog = pages.find(({ path }) => path === paths.blog);
  if (!blog) throw new Error('The articles of the feed have no blog page.');
  const items = articles.map((page) =>
    [
      '<item>',
      element('title', page.title),
      element('link', pageUrl(page)),
      `<guid isPermaLink="true">${escapeXml(pageUrl(page))}</guid>`,
      element('description', page.description),
      element('pubDate', new Date(page.published ?? '').toUTCString()),
      '</item>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${brand.name} – ${blog.title}`)}
${element('link', pageUrl(blog))}
${element('description', blog.description)}
${element('language', 'en-us')}
<atom:link href="${brand.url}${FEED}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Returns security.txt, which says where to report a vulnerability (RFC 9116).
 *
 * @param built Date of the build. Only its month counts, so that two builds of a day are the same.
 */
function securityText(built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + MONTHS_VALID, 1));
  return `Contact: mailto:${brand.email}
Contact: ${pageUrl({ path: paths.contact })}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: en
Canonical: ${brand.url}/.well-known/security.txt
Policy: ${pageUrl({ path: paths.dataSecurity })}
`;
}

function manifest() {
  return {
    name: `${brand.name} – ${brand.tagline}`,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** The icon: the dot of the logo in the darkroom. */
function iconSvg(): string {
  const { hex: accent } = colorOf('accent', 'darkroom');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><radialGradient id="g"><stop offset=".35" stop-color="${accent}" stop-opacity=".75"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs><rect width="64" height="64" rx="14" fill="${THEME_COLOR}"/><circle cx="32" cy="32" r="28" fill="url(#g)"/><circle cx="32" cy="32" r="13" fill="${accent}"/></svg>`;
}
