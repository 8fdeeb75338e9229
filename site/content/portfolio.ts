/** Sample photographs and renders, in the order shown. Nobody in them is named or is a customer. */
import { photos, squarePhotos } from '#photos';
import { serviceNames } from '../../src/pricing/names.ts';
import { isServiceId, serviceIds } from '../../src/pricing/price-table.ts';
import type { EditRecipeName } from '../../src/photos/edit-recipes.ts';
import { pairNote } from './pair-note.ts';
import type { PortfolioItem } from '../../src/sections/portfolio.tsx';

type Frame = Omit<PortfolioItem, 'id' | 'category' | 'photo' | 'thumbnail' | 'text'> & { text: string };

/** Returns a frame. The service's recipe makes its "before", unless it has one. The text ends with what the pair is. */
const frame = (name: keyof typeof squarePhotos, service: EditRecipeName, words: Frame): PortfolioItem => ({
  id: name,
  category: service,
  photo: photos[name],
  thumbnail: squarePhotos[name],
  ...(!words.before && { recipe: service }),
  ...words,
  text: `${words.text} ${pairNote(photos[name], words.before)}`,
});

const frames: readonly PortfolioItem[] = [
  frame('car', 'automotive', {
    title: 'Ochre paint, old wall',
    text: 'Flat paint gets its color back. The wall stays as rough as it is.',
  }),
  frame('ringLight', 'portrait', {
    title: 'Turquoise, ringed',
    text: 'Skin evened, not smoothed, and every strand of the turquoise where it was.',
    marked: true,
  }),
  frame('bedroom', 'real-estate', {
    title: 'Four-poster',
    text: 'Verticals upright, one color of light, and white linen that keeps its folds.',
  }),
  frame('bottleWhite', 'background-removal', {
    title: 'Bottle, off the terracotta',
    text: 'What a cut-out has to do: lose the background and its shadows, keep the amber in the glass.',
    before: photos.bottle,
  }),
  frame('coffee', 'food', {
    title: 'Coffee, morning light',
    text: 'The green cast leaves the cup, and the coffee keeps its reds.',
  }),
  frame('pyramid', 'hdr', {
    title: 'Glass at night',
    text: 'Detail in the lights and in the stone, and a sky that is still night.',
  }),
  frame('turtleneck', 'portrait', {
    title: 'Light blue knit',
    text: 'Gray light lifted and skin warmed. The hair keeps its outline.',
  }),
  frame('lamp', 'product', {
    title: 'Pendant, lit',
    text: 'The lamp glows, the enamel is white, and the wall has one color.',
  }),
  frame('ring', 'jewelry', {
    title: 'Solitaire on slate',
    text: 'What a finished ring shows: clean facets, dark reflections, sharp prongs.',
  }),
  frame('city', 'hdr', {
    title: 'Weather over the square',
    text: 'Clouds with detail behind dark towers, without a halo.',
  }),
  frame('skater', 'portrait', {
    title: 'Denim by the sea',
    text: 'Open shadows in the jacket, and a sky that is still overcast.',
  }),
  frame('sofa', 'product', {
    title: 'Tan leather',
    text: 'No dust on the leather, an even wall and a shadow under the feet.',
  }),
  frame('bands', 'wedding', {
    title: 'Two bands',
    text: 'Two bands in one shade of gold.',
  }),
  frame('yellowWall', 'fashion', {
    title: 'Lace on yellow',
    text: 'Washed-out fabric gets its colors back. The wall stays behind it.',
  }),
  frame('canal', 'color-correction', {
    title: 'Canal at dusk',
    text: 'A neutral white balance in which the sky may still be warm.',
  }),
  frame('palaces', 'architectural', {
    title: 'Bridge between palaces',
    text: 'Verticals upright, detail in the dark stone, blue back in the sky.',
  }),
  frame('farmhouse', 'restoration', {
    title: 'House on the plain, 1930s',
    text: 'Dorothea Lange’s print without scratches and yellowing, with its grain.',
  }),
  frame('cactus', 'ecommerce', {
    title: 'Cactus on tan',
    text: 'One even background for the whole catalog, a straight frame and true terracotta.',
  }),
  frame('mountains', 'manipulation', {
    title: 'Clouds over the fjord',
    text: 'Heavy clouds in place of a gray, empty sky, and the same clouds in the water.',
  }),
  frame('sneaker', 'ecommerce', {
    title: 'Sneaker in blue light',
    text: 'True coral under a blue lamp, and no dust on the sole.',
  }),
  frame('microphone', 'event', {
    title: 'Before the first speaker',
    text: 'Less noise in the dark, and stage lights that keep their color.',
  }),
  frame('tent', 'color-correction', {
    title: 'Tent among trees',
    text: 'The leaves get their green back, and the tent is still yellow.',
  }),
  frame('bridge', 'color-correction', {
    title: 'Bridge after sunset',
    text: 'The cast leaves the sky. The lamps stay warm, and the river stays dark.',
  }),
  frame('bike', 'product', {
    title: 'Black on gray',
    text: 'Black parts stand apart from a dark wall, without a glow around them.',
  }),
];

/** The pairs of a removed service are left out. */
export const portfolioFrames = frames.filter(({ category }) => isServiceId(category));

/** Number of them on the home page: three rows on desktop. */
export const HOME_FRAMES = 12;

/** The services that have a frame among these, in the order of the catalog. */
export function categoriesOf(frames: readonly PortfolioItem[]) {
  const used = new Set(frames.map(({ category }) => category));
  return serviceIds.filter((id) => used.has(id)).map((id) => ({ value: id, label: serviceNames[id] }));
}

/** Text below the frames that says what they are. */
export const portfolioNote =
  'Sample photographs and renders, none of them from a customer. Open a frame to see what its “before” is. Sources are in the photo credits.';
