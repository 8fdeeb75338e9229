import type { Page } from '../content/page-row.ts';
import { brand, author } from '../brand.ts';
import { pageUrl, socialImageOf } from '../shell/head.tsx';
import { paths } from '../routing/paths.ts';
import { loadPageAt } from '../routing/routes.ts';
import { qualityNames } from '../../src/pricing/names.ts';
import { qualityLevels, tiersFor } from '../../src/pricing/price-table.ts';
import type { OrderSheet, ServiceGuide } from '../content/services/guide.ts';

type Thing = Readonly<Record<string, unknown>>;

const studio = {
  '@type': 'Organization',
  '@id': `${brand.url}/#studio`,
  name: brand.name,
  url: `${brand.url}/`,
};

/**
 * Returns what search engines read about a page as JSON-LD (schema.org). Only the build calls it. Pages with invented
 * content have none.
 */
export async function structuredData(page: Page): Promise<Thing[]> {
  if (page.demonstration && brand.demonstration) return [];
  const things: Thing[] = [];
  if (page.path === paths.home) things.push(organization());
  if (page.trail.length > 0 && page.path !== paths.home && page.indexable !== false)
    things.push(breadcrumbs(page));
  if (page.kind === 'article') things.push(article(page));
  if (page.path === paths.faq) things.push(await faqQuestions());
  if (page.content?.startsWith('services/')) {
    const { content } = await loadPageAt(page.path);
    things.push(...serviceThings(page, content as ServiceContent));
  }
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

/** Returns the questions of the FAQ page. The paragraphs of an answer become one text. */
async function faqQuestions(): Promise<Thing> {
  const faq = await import('../content/faq.ts');
  return questions(faq.questions.map(({ question, answer }) => [question, answer.join(' ')]));
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

type ServiceContent = { guide: ServiceGuide; sheet?: undefined } | { guide?: undefined; sheet: OrderSheet };

function serviceThings(page: Page, { guide, sheet }: ServiceContent): Thing[] {
  const { service, heading } = guide ?? sheet;
  const prices = tiersFor(guide?.prices ?? service);
  const offers = qualityLevels.map((quality) => ({
    '@type': 'Offer',
    name: qualityNames[quality],
    priceCurrency: 'USD',
    price: prices[quality],
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'USD',
      price: prices[quality],
      unitText: 'image',
    },
    url: brand.url + paths.orderOf(service),
  }));
  const thing = {
    '@type': 'Service',
    name: heading,
    serviceType: page.label ?? page.title,
    description: page.description,
    provider: studio,
    offers,
  };
  return guide ? [thing, questions(Object.entries(guide.questions))] : [thing];
}

/** Questions with their answers, as search engines show them. */
function questions(all: readonly (readonly [question: string, answer: string])[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: all.map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
