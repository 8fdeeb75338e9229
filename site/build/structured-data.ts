import type { Page } from '../content/page-row.ts';
import { brand, author } from '../brand.ts';
import { pageUrl, socialImageOf } from '../routing/page-url.ts';
import { paths } from '../routing/paths.ts';

type Thing = Readonly<Record<string, unknown>>;

const studio = {
  '@type': 'Organization',
  '@id': `${brand.url}/#studio`,
  name: brand.name,
  url: `${brand.url}/`,
};

/** Returns what search engines show of a page, as JSON-LD (schema.org). Pages with invented content have none. */
export function structuredData(page: Page): Thing[] {
  if (page.demonstration && brand.demonstration) return [];
  const things: Thing[] = [];
  if (page.path === paths.home) things.push(organization());
  else if (page.trail.length > 0 && page.indexable !== false) things.push(breadcrumbs(page));
  if (page.kind === 'article') things.push(article(page));
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function organization(): Thing {
  // A link without a path leads to the network's home page, which says nothing about the studio.
  const profiles = brand.social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');
  return {
    ...studio,
    slogan: brand.tagline,
    email: brand.email,
    telephone: brand.phone,
    logo: `${brand.url}/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function breadcrumbs(page: Page): Thing {
  const steps = [...page.trail, { path: page.path, label: page.label ?? page.title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, label }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: pageUrl({ path }),
    })),
  };
}

function article(page: Page): Thing {
  return {
    '@type': page.path.startsWith(`${paths.blog}/`) ? 'BlogPosting' : 'Article',
    headline: page.title,
    description: page.description,
    image: brand.url + socialImageOf(page),
    mainEntityOfPage: pageUrl(page),
    datePublished: page.published,
    dateModified: page.updated ?? page.published,
    author: { '@type': 'Organization', name: author, url: studio.url },
    publisher: studio,
  };
}
