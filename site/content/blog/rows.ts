import { paths } from '../../routing/paths.ts';
import { textRows } from '../make-rows.ts';
import type { PageRow } from '../page-row.ts';

const article = textRows('blog', {
  module: './templates/article.tsx',
  parent: paths.blog,
  kind: 'article',
});

/** The blog: its list and its articles. An article about one service is left out with it. */
export const blogRows: readonly PageRow[] = [
  {
    path: paths.blog,
    title: 'Notes on editing photographs',
    description:
      'Working notes for photographers: culling, skin, white balance, HDR, cut-outs, verticals, RAW files and color, with steps and figures to use.',
    module: './templates/listing.tsx',
    label: 'Blog',
  },
  article('/blog/culling-a-wedding', {
    title: 'Culling a wedding',
    description:
      'Four passes, each with one question, take a wedding from 3,000 frames to a gallery of 600 in under four hours, with times for every pass.',
    service: 'wedding',
    published: '2026-11-17',
    photo: 'bands',
  }),
  article('/blog/skin-retouching-that-keeps-texture', {
    title: 'Skin that keeps its texture',
    description:
      'What to remove, what to keep and in which order: healing, dodging and burning, color and a careful use of frequency separation on portraits.',
    service: 'portrait',
    published: '2026-11-05',
    photo: 'ringLight',
  }),
  article('/blog/white-balance-across-cameras', {
    title: 'White balance across cameras',
    description:
      'Why 5,200 K differs from body to body, how to offset cameras in mireds instead of kelvin, and a four-step match that starts from a gray card.',
    service: 'color-correction',
    published: '2026-10-27',
    photo: 'microphone',
  }),
  article('/blog/hdr-without-halos', {
    title: 'HDR without halos',
    description:
      'Where halos come from, how many frames a scene needs, and an order of merging and toning that leaves rooflines and windows without a glow.',
    service: 'hdr',
    published: '2026-10-15',
    photo: 'pyramid',
  }),
  article('/blog/product-cut-outs-and-shadows', {
    title: 'Product cut-outs and shadows',
    description:
      'Which edge needs which kind of cut, how to lose a fringe without changing the shape, and how to keep or rebuild a shadow that fits the light.',
    service: 'product',
    published: '2026-10-06',
    photo: 'sofa',
  }),
  article('/blog/preparing-raw-files-for-an-editor', {
    title: 'Preparing RAW files',
    description:
      'Formats, sizes under 50 MB, names that stay unique, settings that travel with the file and a check of every copy before an order is sent.',
    published: '2026-09-24',
    photo: 'car',
  }),
  article('/blog/real-estate-verticals', {
    title: 'Straight verticals in interiors',
    description:
      'What leveling in software costs in width and stretch, camera heights room by room, and the order in which to correct a crooked interior.',
    service: 'real-estate',
    published: '2026-09-15',
    photo: 'bedroom',
  }),
  article('/blog/color-managed-delivery', {
    title: 'Color-managed delivery',
    description:
      'Four color spaces, three common mistakes, and what to send to websites, galleries, labs and presses so that the picture arrives as you saw it.',
    published: '2026-09-03',
    photo: 'canal',
  }),
  article('/blog/a-brief-a-retoucher-can-follow', {
    title: 'A brief a retoucher can follow',
    description:
      'Four questions, words with a size, rules for a set and a one-page template: a brief that answers a retoucher before a revision is needed.',
    published: '2026-08-25',
    photo: 'coffee',
  }),
  article('/blog/jewelry-focus-stacks', {
    title: 'Focus stacks for jewelry',
    description:
      'Effective aperture, depth of field and the number of frames for a ring, with light for metal and stone and cures for what stacking gets wrong.',
    service: 'jewelry',
    published: '2026-08-13',
    photo: 'ring',
  }),
  article('/blog/restoring-a-torn-print', {
    title: 'Restoring a torn print',
    description:
      'How to handle and scan a damaged photograph, the order of repair from fragments to grain, and where honest restoration of a face has to stop.',
    service: 'restoration',
    published: '2026-08-04',
    photo: 'farmhouse',
  }),
];
