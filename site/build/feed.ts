import { paths } from '../routing/paths.ts';
import type { Site } from './extras.ts';

const FEED = '/feed.xml';

/** Returns the link to the feed, for the head of every page. */
export function feedLink({ name }: Site['brand']): string {
  return `<link rel="alternate" type="application/rss+xml" title="${escapeXml(name)}" href="${FEED}">`;
}

/** The articles as RSS 2.0, the latest first. */
export function feed({ pages, brand, pageUrl }: Site): string {
  const articles = pages
    .filter(({ kind, parent }) => kind === 'article' && parent === paths.blog)
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  const blog = pages.find(({ path }) => path === articles[0]?.parent);
  if (!blog) throw new Error('The feed has no articles.');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${brand.name} – ${blog.title}`),
    element('link', pageUrl(blog)),
    element('description', blog.description),
    element('language', 'en-us'),
    `<atom:link href="${brand.url}${FEED}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((page) =>
      [
        '<item>',
        element('title', page.title),
        element('link', pageUrl(page)),
        `<guid isPermaLink="true">${escapeXml(pageUrl(page))}</guid>`,
        element('description', page.description),
        element('pubDate', new Date(page.published ?? '').toUTCString()),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
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
