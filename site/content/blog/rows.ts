import type { PageRow } from '../page-row.ts';

const blog = '/blog';

/** The blog: its list and its articles. An article about one service is left out with it. */
export const blogRows = [
  {
    path: blog,
    title: 'Notes on editing photographs',
    description:
      'Working notes for photographers: culling, skin, white balance, HDR, cut-outs, verticals, RAW files and color, with steps and figures to use.',
    module: './templates/listing.tsx',
    label: 'Blog',
  },
  {
    path: '/blog/culling-a-wedding',
    title: 'Culling a wedding',
    description:
      'Four passes, each with one question, take a wedding from 3,000 frames to a gallery of 600 in under four hours, with times for every pass.',
    module: './templates/article.tsx',
    content: 'blog/culling-a-wedding.mdx',
    service: 'wedding',
    parent: blog,
    kind: 'article',
    published: '2026-11-17',
    photo: 'bands',
  },
  {
    path: '/blog/skin-retouching-that-keeps-texture',
    title: 'Skin that keeps its texture',
    description:
      'What to remove, what to keep and in which order: healing, dodging and burning, color and a careful use of frequency separation on portraits.',
    module: './templates/article.tsx',
    content: 'blog/skin-retouching-that-keeps-texture.mdx',
    service: 'portrait',
    parent: blog,
    kind: 'article',
    published: '2026-11-05',
    photo: 'ringLight',
  },
  {
    path: '/blog/white-balance-across-cameras',
    title: 'White balance across cameras',
    description:
      'Why 5,200 K differs from body to body, how to offset cameras in mireds instead of kelvin, and a four-step match that starts from a gray card.',
    module: './templates/article.tsx',
    content: 'blog/white-balance-across-cameras.mdx',
    service: 'color-correction',
    parent: blog,
    kind: 'article',
    published: '2026-10-27',
    photo: 'microphone',
  },
  {
    path: '/blog/hdr-without-halos',
    title: 'HDR without halos',
    description:
      'Where halos come from, how many frames a scene needs, and an order of merging and toning that leaves rooflines and windows without a glow.',
    module: './templates/article.tsx',
    content: 'blog/hdr-without-halos.mdx',
    service: 'hdr',
    parent: blog,
    kind: 'article',
    published: '2026-10-15',
    photo: 'pyramid',
  },
  {
    path: '/blog/product-cut-outs-and-shadows',
    title: 'Product cut-outs and shadows',
    description:
      'Which edge needs which kind of cut, how to lose a fringe without changing the shape, and how to keep or rebuild a shadow that fits the light.',
    module: './templates/article.tsx',
    content: 'blog/product-cut-outs-and-shadows.mdx',
    service: 'product',
    parent: blog,
    kind: 'article',
    published: '2026-10-06',
    photo: 'sofa',
  },
  {
    path: '/blog/preparing-raw-files-for-an-editor',
    title: 'Preparing RAW files',
    description:
      'Formats, sizes under 50 MB, names that stay unique, settings that travel with the file and a check of every copy before an order is sent.',
    module: './templates/article.tsx',
    content: 'blog/preparing-raw-files-for-an-editor.mdx',
    parent: blog,
    kind: 'article',
    published: '2026-09-24',
    photo: 'car',
  },
  {
    path: '/blog/real-estate-verticals',
    title: 'Straight verticals in interiors',
    description:
      'What leveling in software costs in width and stretch, camera heights room by room, and the order in which to correct a crooked interior.',
    module: './templates/article.tsx',
    content: 'blog/real-estate-verticals.mdx',
    service: 'real-estate',
    parent: blog,
    kind: 'article',
    published: '2026-09-15',
    photo: 'bedroom',
  },
  {
    path: '/blog/color-managed-delivery',
    title: 'Color-managed delivery',
    description:
      'Four color spaces, three common mistakes, and what to send to websites, galleries, labs and presses so that the picture arrives as you saw it.',
    module: './templates/article.tsx',
    content: 'blog/color-managed-delivery.mdx',
    parent: blog,
    kind: 'article',
    published: '2026-09-03',
    photo: 'canal',
  },
  {
    path: '/blog/a-brief-a-retoucher-can-follow',
    title: 'A brief a retoucher can follow',
    description:
      'Four questions, words with a size, rules for a set and a one-page template: a brief that answers a retoucher before a revision is needed.',
    module: './templates/article.tsx',
    content: 'blog/a-brief-a-retoucher-can-follow.mdx',
    parent: blog,
    kind: 'article',
    published: '2026-08-25',
    photo: 'coffee',
  },
  {
    path: '/blog/jewelry-focus-stacks',
    title: 'Focus stacks for jewelry',
    description:
      'Effective aperture, depth of field and the number of frames for a ring, with light for metal and stone and cures for what stacking gets wrong.',
    module: './templates/article.tsx',
    content: 'blog/jewelry-focus-stacks.mdx',
    service: 'jewelry',
    parent: blog,
    kind: 'article',
    published: '2026-08-13',
    photo: 'ring',
  },
  {
    path: '/blog/restoring-a-torn-print',
    title: 'Restoring a torn print',
    description:
      'How to handle and scan a damaged photograph, the order of repair from fragments to grain, and where honest restoration of a face has to stop.',
    module: './templates/article.tsx',
    content: 'blog/restoring-a-torn-print.mdx',
    service: 'restoration',
    parent: blog,
    kind: 'article',
    published: '2026-08-04',
    photo: 'farmhouse',
  },
] as const satisfies readonly PageRow[];
