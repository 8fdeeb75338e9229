import type { PhotoName, SitePhotograph } from '#photos';
import type { ComponentType } from 'react';
import type { ServiceId } from '../../src/pricing/price-table.ts';

/** Kind of page, if it changes the metadata for search engines or the entry in the site's own search. */
type PageKind = 'service' | 'article' | 'portfolio';

export type PageRow = {
  /** In the form of `canonicalPath`. */
  path: string;
  /** Title without name and tagline. The head adds both; together they have at most 60 characters. */
  title: string;
  /** For search results, shared links and listings: 110 to 155 characters, of which search results show all. */
  description: string;
  /** The module whose default export is the page below the header; it becomes a chunk of its own. */
  module: `./pages/${string}.tsx` | `./templates/${string}.tsx`;
  /** Content for a template, relative to `site/content`: prose, or a module of typed data. A chunk of its own. */
  content?: `${string}.mdx` | `services/guides/${string}.ts`;
  /** Service that the page is about. If it is not offered, the site has no such page. Default: none. */
  service?: ServiceId;
  /** Path of the page above it, for breadcrumbs and listings. Default: the home page. */
  parent?: string;
  /** Paths of pages to read next. Default: the next ones with the same parent. */
  related?: readonly string[];
  /** Name in breadcrumbs, if the title is too long for a line. */
  label?: string;
  /** Search terms that neither title nor description contains. Only the site's own search reads them. */
  keywords?: string;
  /** The search shows it beside the result, except of an article, which gets structured data. Default: a page. */
  kind?: PageKind;
  /** Whether its people, jobs, customers, terms or figures are invented. The page then shows a notice. */
  demonstration?: boolean;
  /** Path of the page that search engines should list instead of this one. Default: its own. */
  canonical?: string;
  /** The photograph at the top of the page, in listings and on its social card. */
  photo?: PhotoName;
  /** YYYY-MM-DD. */
  published?: string;
  /** YYYY-MM-DD of the last change that a reader would notice. */
  updated?: string;
  /** False keeps it out of the sitemap and asks search engines to stay out. Default: true. */
  indexable?: boolean;
};

/** A row with its photograph, so that no page needs the URLs of all photographs. */
export type RowWithPhotograph = PageRow & { photograph?: SitePhotograph };

/** A page with its neighbors. A prerendered document contains this, so that it does not need the whole table. */
export type Page = Omit<RowWithPhotograph, 'related'> & {
  /** The pages above this one, the home page first. Empty only for the not-found and offline pages, which have no row. */
  trail: readonly { path: string; label: string }[];
  /** The pages that name this one as their parent. */
  subPages: readonly RowWithPhotograph[];
  /** The pages to read next. */
  related: readonly RowWithPhotograph[];
};

/** Props of every page: its row, and the module that the row's `content` names. */
export type PageProps<Content = unknown> = { page: Page; content: Content };

/** Props of a page whose row names a service. */
export type ServicePageProps<Content = unknown> = PageProps<Content> & { page: { service: ServiceId } };

/** A heading that the table of contents lists. */
export type ProseHeading = { id: string; text: string; level: 2 | 3 };

/** Exports of a file of prose (.mdx). Its author writes `lead` and `heading`; the build derives the others. */
export type ProseModule = {
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  /** One or two sentences under the title. */
  lead?: string;
  /** The h1, if it differs from the title of the row. */
  heading?: string;
  /** Its h2 and h3, in order. */
  toc: readonly ProseHeading[];
  /** Number of words. */
  words: number;
};
