import type { PageRow } from '../page-row.ts';

const resources = '/resources';

/** Guides, tips and things to take away. */
export const resourceRows = [
  {
    path: resources,
    title: 'Resources for photographers',
    description:
      'Tips for the shoot and guides for the desk: what makes a photograph easy to edit, and the operations that nearly every edit goes through.',
    module: './templates/listing.tsx',
    label: 'Resources',
  },
  {
    path: '/resources/photography-tips',
    title: 'Photography tips from the editing desk',
    description:
      'What to do at the camera so that less has to be repaired: people, weddings, rooms, products, food, and what to try when the light is bad.',
    module: './templates/prose.tsx',
    content: 'resources/photography-tips.mdx',
    parent: resources,
    label: 'Photography tips',
    photo: 'city',
  },
  {
    path: '/resources/editing-guides',
    title: 'Editing guides, one operation at a time',
    description:
      'Short guides to base edits, crops, masks, noise, sharpening, black and white, consistent sets and exports, with the values to start from.',
    module: './templates/prose.tsx',
    content: 'resources/editing-guides.mdx',
    parent: resources,
    label: 'Editing guides',
    photo: 'mountains',
  },
] as const satisfies readonly PageRow[];
