import { photos, squarePhotos } from '#photos';
import { serviceNames } from '../../src/pricing/names.ts';
import type { PortfolioItem, PortfolioProps } from '../../src/sections/portfolio.tsx';

type Name = keyof typeof squarePhotos;

const frame = (
  name: Name,
  category: keyof typeof serviceNames,
  title: string,
  more: Partial<PortfolioItem> = {},
): PortfolioItem => ({
  id: name,
  title,
  category,
  photo: photos[name],
  thumbnail: squarePhotos[name],
  recipe: category,
  ...more,
});

/** Twelve frames of six services, one of them a true pair, one marked. */
export const portfolioItems: readonly PortfolioItem[] = [
  frame('car', 'automotive', 'Ochre car, old wall', {
    text: 'Paint back to its color; the stone left rough.',
  }),
  frame('ringLight', 'portrait', 'Turquoise, ringed', { marked: true }),
  frame('ring', 'jewelry', 'Diamond on dark stone'),
  frame('bedroom', 'real-estate', 'Four-poster, straightened'),
  frame('canal', 'color-correction', 'Dusk on the canal'),
  frame('turtleneck', 'portrait', 'Light blue knit'),
  frame('bottleWhite', 'background-removal', 'Bottle, cut out', {
    recipe: undefined,
    before: photos.bottle,
  }),
  frame('tent', 'color-correction', 'Tent among trees'),
  frame('yellowWall', 'portrait', 'Lace on yellow'),
  frame('pyramid', 'color-correction', 'Glass at night'),
  frame('skater', 'portrait', 'Denim by the sea'),
  frame('sofa', 'real-estate', 'Tan sofa, white wall'),
];

const used = new Set(portfolioItems.map(({ category }) => category));

export const portfolioSample = {
  number: '04',
  eyebrow: 'Portfolio',
  title: 'Off the light table.',
  lead: 'Select a frame to see it large, and how it came in.',
  items: portfolioItems,
  categories: Object.entries(serviceNames)
    .filter(([value]) => used.has(value))
    .map(([value, label]) => ({ value, label })),
} satisfies PortfolioProps;
