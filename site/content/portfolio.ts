/** Finished frames, in the order of the sheet. Nobody in them is named, and no customer stands behind them. */
import { photos, squarePhotos } from '#photos';
import { serviceNames } from '../../src/pricing/names.ts';
import { serviceIds, type ServiceId } from '../../src/pricing/price-table.ts';
import type { PortfolioItem } from '../../src/sections/portfolio.tsx';

type Frame = Omit<PortfolioItem, 'id' | 'category' | 'photo' | 'thumbnail'>;

/** The "before" of a frame is its service's recipe, unless the frame says otherwise. */
const frame = (name: keyof typeof squarePhotos, service: ServiceId, words: Frame): PortfolioItem => ({
  id: name,
  category: service,
  photo: photos[name],
  thumbnail: squarePhotos[name],
  ...(!words.before && { recipe: service }),
  ...words,
});

export const portfolioFrames: readonly PortfolioItem[] = [
  frame('car', 'automotive', {
    title: 'Ochre paint, old wall',
    text: 'The paint got its color back and the curb its blue. The wall was left as rough as it is.',
  }),
  frame('redJumper', 'portrait', {
    title: 'Red on ochre',
    text: 'Skin evened, not smoothed. The wall was pulled one step away from the hair, so that the curls stand free.',
    marked: true,
  }),
  frame('bedroom', 'real-estate', {
    title: 'Four-poster',
    text: 'Verticals upright, lamps down to one color, and the linen white without losing its folds.',
  }),
  frame('bottleWhite', 'background-removal', {
    title: 'Bottle, off the terracotta',
    text: 'Cut by hand along the glass. The leaf shadows went with the ground, the amber stayed in the liquid.',
    before: photos.bottle,
  }),
  frame('croissant', 'food', {
    title: 'Counter lunch',
    text: 'The green of the window light taken out of the bread, not out of the salad.',
  }),
  frame('pyramid', 'hdr', {
    title: 'Glass at night',
    text: 'Five stops between the lamps and the stone. Both hold detail; the sky was left to be night.',
  }),
  frame('auburnHair', 'portrait', {
    title: 'Auburn and turquoise',
    text: 'Stray hairs across the eyes removed, the ones that make the outline kept.',
  }),
  frame('chair', 'real-estate', {
    title: 'Yellow chair',
    text: 'White walls without a tint from the chair, and a chair without a tint from the walls.',
  }),
  frame('ring', 'jewelry', {
    title: 'Solitaire on slate',
    text: 'Stacked for depth, dust removed facet by facet. Every prong is sharp.',
  }),
  frame('cafe', 'food', {
    title: 'Behind the counter',
    text: 'Tungsten brought down until the tiles are white, and no further: it is still a café.',
  }),
  frame('city', 'hdr', {
    title: 'Weather over the square',
    text: 'The clouds developed on their own and laid back behind the towers, without a halo.',
  }),
  frame('yellowCap', 'portrait', {
    title: 'Yellow cap',
    text: 'A white sweater in a dark room: opened in the shadows, held in the knit.',
  }),
  frame('sofa', 'product', {
    title: 'Chesterfield',
    text: 'Dust out of the tufting, one even ground from edge to edge, the shadow drawn back under the feet.',
  }),
  frame('bands', 'wedding', {
    title: 'Two bands',
    text: 'One gold from two, under light from a window and a lamp.',
  }),
  frame('stripes', 'fashion', {
    title: 'Stripes, laughing',
    text: 'Six colors of fabric, each at the swatch, and a wall that stays behind them.',
  }),
  frame('canal', 'color-correction', {
    title: 'Canal at dusk',
    text: 'White balance set on the boats, so that the sky may be as warm as it was.',
  }),
  frame('house', 'architectural', {
    title: 'House at blue hour',
    text: 'Lens corrected, verticals upright, the windows exposed on their own.',
  }),
  frame('farmhouse', 'restoration', {
    title: 'House on the plain, 1930s',
    text: 'Scratches and spots removed from a scan; the grain is the film’s own.',
  }),
  frame('shirt', 'ecommerce', {
    title: 'Petal shirt',
    text: 'Pure white ground, the margin of the whole catalog, red at the sample.',
  }),
  frame('mountains', 'manipulation', {
    title: 'Peaks under stars',
    text: 'Two exposures, one for the snow and one for the sky, joined along the ridge.',
  }),
  frame('wavyHair', 'portrait', {
    title: 'On pink',
    text: 'The wall’s pink taken out of the skin, every curl left where it fell.',
  }),
  frame('meeting', 'event', {
    title: 'Four at a desk',
    text: 'Noise out of the dark corners, ceiling light out of the faces.',
  }),
  frame('cameras', 'product', {
    title: 'Two film cameras',
    text: 'The wood kept warm, the chrome made neutral.',
  }),
  frame('headshot', 'portrait', {
    title: 'On turquoise',
    text: 'One ground for the whole company, whatever the office wall was.',
  }),
];

/** How many of them the home page shows: three rows on a desk. */
export const HOME_FRAMES = 12;

/** The services that have a frame among these, in the order of the catalogue. */
export function categoriesOf(frames: readonly PortfolioItem[]) {
  const used = new Set(frames.map(({ category }) => category));
  return serviceIds.filter((id) => used.has(id)).map((id) => ({ value: id, label: serviceNames[id] }));
}

/** Plain words on what the sheet is. */
export const portfolioNote =
  'Sample frames. Each “before” is the finished picture with its edit undone on your screen; the bottle is a true pair from one tripod.';
