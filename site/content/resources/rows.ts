import { paths } from '../../routing/paths.ts';
import { textRows } from '../make-rows.ts';
import type { PageRow } from '../page-row.ts';

const resource = textRows('resources', { module: './templates/prose.tsx', parent: paths.resources });

export const resourceRows: readonly PageRow[] = [
  resource(paths.resources, {
    title: 'Resources for photographers',
    label: 'Resources',
    description:
      'Guides, checklists, presets and files for photographers: what to do before the shoot, during the cull, and after the edit.',
    module: './templates/listing.tsx',
  }),
  resource(paths.tips, {
    title: 'Photography tips',
    description:
      'What to do at the camera so that less has to be repaired: people, weddings, rooms, products and food, with shutter speeds and distances.',
    module: './templates/article.tsx',
    kind: 'article',
    published: '2026-07-21',
    photo: 'city',
  }),
  resource(paths.guides, {
    title: 'Editing guides, step by step',
    label: 'Editing guides',
    description:
      'A base edit in seven moves, then crops, masks, noise, sharpening, black and white, consistency and export, for any editing program.',
    module: './templates/article.tsx',
    kind: 'article',
    published: '2026-07-14',
  }),
  resource(paths.presets, {
    title: 'Presets: six styles as LUTs',
    label: 'Presets',
    description:
      'The six styles of our order form as .cube files for Photoshop, Affinity, DaVinci Resolve and others, each shown on the same frame.',
    keywords: 'lut filter lightroom style',
    module: './pages/presets.tsx',
  }),
  resource(paths.downloads, {
    title: 'Downloads: lists, briefs, LUTs',
    label: 'Downloads',
    description:
      'A shot list and a photo brief as spreadsheets, six LUTs, and the data processing and non-disclosure agreements. No sign-up.',
    module: './pages/downloads.tsx',
  }),
  resource(paths.templates, {
    title: 'Templates for briefs and emails',
    label: 'Templates',
    description:
      'Texts to copy and change: a retouching brief for each kind of work, a file-naming scheme, a note to clients and a model for change rounds.',
  }),
  resource(paths.tools, {
    title: 'Tools and quick calculations',
    label: 'Tools',
    description:
      'Pixels for a print size, frames to deliver, disk space, hours saved by sending a set out: the everyday math of the trade, with worked examples.',
  }),
  resource(paths.freeResources, {
    title: 'Free resources, and their terms',
    label: 'Free resources',
    description:
      'What costs nothing here: LUTs, planning sheets, templates, lessons and an estimate. Where each is, and what you may do with it in paid work.',
  }),
  resource(paths.reports, {
    title: 'Reports: figures you can check',
    label: 'Reports',
    description:
      'What our public price table says when it is read as data: the spread of prices, what speed adds, and where a set gets expensive.',
  }),
  resource(paths.webinars, {
    title: 'Webinars as written lessons',
    label: 'Webinars',
    description:
      'Four sessions written out for reading: grading a wedding, a calm product set, straight rooms, and the honest portrait. Do them at any time.',
  }),
  resource(paths.newsletter, {
    title: 'Newsletter on photo editing',
    label: 'Newsletter',
    description:
      'A letter on editing every other week: one technique, one before and after, one answer to a reader. What happens with your address, and how to stop.',
    module: './pages/newsletter.tsx',
  }),
  resource(paths.training, {
    title: 'Training: ten exercises',
    label: 'Training',
    description:
      'A course for assistants and beginners in retouching: ten exercises on your own files, each with its aim and a way to check the result.',
    content: 'resources/training.mdx',
  }),
];
