import { paths } from '../paths.ts';

export type PageRow = {
  /** Address, without a slash at the end. */
  path: string;
  /** What the page is about; the name of the studio is added in the head. */
  title: string;
  /** For search results and shared links: 50 to 160 characters. */
  description: string;
  /** The module whose default export is the page below the header; it becomes a chunk of its own. */
  module: `./pages/${string}.tsx` | `./templates/${string}.tsx`;
  /** Path of the page above it, for breadcrumbs. None: it stands directly below the home page. */
  parent?: string;
  /** False keeps it out of the sitemap and asks search engines to stay out. Default: true. */
  indexable?: boolean;
};

/**
 * One row a page. Routes, the prerender list, the sitemap, breadcrumbs and the link checks come from
 * here: a new page is one row and one file.
 */
export const pages: readonly PageRow[] = [
  {
    path: paths.home,
    title: 'Professional photo retouching',
    description:
      'Send portraits, weddings, products or interiors. Editors retouch each photograph by hand, from $1 an image, and quote within 2 hours.',
    module: './pages/home.tsx',
  },
  {
    path: paths.services,
    title: 'Photo editing services',
    description:
      'Sixteen kinds of photo editing, from background removal to restoration, each with its price for one image and the time it takes.',
    module: './pages/services.tsx',
  },
  {
    path: paths.pricing,
    title: 'Prices for photo editing',
    description:
      'Three levels of finish for each of sixteen services, priced by the image in US dollars. No subscription, and an estimate before you send.',
    module: './pages/pricing.tsx',
  },
];

/** Answers every address that has no row. Hosts serve it as `404.html`. */
export const notFoundPage: PageRow = {
  path: '/404',
  title: 'Page not found',
  description:
    'There is no page at this address. The services, the prices and the order form are one step away.',
  module: './pages/not-found.tsx',
  indexable: false,
};
