/** Sample photographs and renders, in the order shown. Nobody in them is named or is a customer. */
import { photos, squarePhotos } from '#photos';
import { serviceNames } from '../../src/pricing/names.ts';
import { serviceIds, type ServiceId } from '../../src/pricing/price-table.ts';
import { pairNote } from './pair-note.ts';
import type { PortfolioItem } from '../../src/sections/portfolio.tsx';

type Frame = Omit<PortfolioItem, 'id' | 'category' | 'photo' | 'thumbnail' | 'text'> & { text: string };

/** The "before" is computed by the service's recipe, unless the frame has one. The text ends with what the pair is. */
const frame = (name: keyof typeof squarePhotos, service: ServiceId, words: Frame): PortfolioItem => ({
  id: name,
  category: service,
  photo: photos[name],
  thumbnail: squarePhotos[name],
  ...(!words.before && { recipe: service }),
  ...words,
  text: `${words.text} ${pairNote(photos[name], words.before)}`,
});

export const portfolioFrames: readonly PortfolioItem[] = [
  frame('car', 'automotive', {
    title: 'Ochre paint, old wall',
    text: 'Flat paint gets its color back. The wall stays as rough as it is.',
  }),
  frame('redJumper', 'portrait', {
    title: 'Red on ochre',
    text: 'Skin evened, not smoothed, and a wall that stays behind the hair.',
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
  frame('croissant', 'food', {
    title: 'Counter lunch',
    text: 'The green cast leaves the bread and stays in the salad.',
  }),
  frame('pyramid', 'hdr', {
    title: 'Glass at night',
    text: 'Detail in the lights and in the stone, and a sky that is still night.',
  }),
  frame('auburnHair', 'portrait', {
    title: 'Auburn and turquoise',
    text: 'Gray light lifted and skin warmed. The hair keeps its outline.',
  }),
  frame('chair', 'real-estate', {
    title: 'Yellow chair',
    text: 'White walls without a yellow tint, and a chair that is still yellow.',
  }),
  frame('ring', 'jewelry', {
    title: 'Solitaire on slate',
    text: 'What a finished ring shows: clean facets, dark reflections, sharp prongs.',
  }),
  frame('cafe', 'food', {
    title: 'Behind the counter',
    text: 'The warm cast reduced until the tiles are white. It is still a café.',
  }),
  frame('city', 'hdr', {
    title: 'Weather over the square',
    text: 'Clouds with detail behind dark towers, without a halo.',
  }),
  frame('yellowCap', 'portrait', {
    title: 'Yellow cap',
    text: 'A white sweater in low light: open shadows, visible knit.',
  }),
  frame('sofa', 'product', {
    title: 'Chesterfield',
    text: 'No dust on the leather, an even background and a shadow under the feet.',
  }),
  frame('bands', 'wedding', {
    title: 'Two bands',
    text: 'Two bands in one shade of gold.',
  }),
  frame('stripes', 'fashion', {
    title: 'Stripes, laughing',
    text: 'Washed-out fabric gets its colors back. The wall stays behind it.',
  }),
  frame('canal', 'color-correction', {
    title: 'Canal at dusk',
    text: 'A neutral white balance in which the sky may still be warm.',
  }),
  frame('house', 'architectural', {
    title: 'House at blue hour',
    text: 'Verticals upright, windows lit, a sky at dusk.',
  }),
  frame('farmhouse', 'restoration', {
    title: 'House on the plain, 1930s',
    text: 'Dorothea Lange’s print without scratches and yellowing, with its grain.',
  }),
  frame('shirt', 'ecommerce', {
    title: 'Petal shirt',
    text: 'A pure white background, a straight frame and true red.',
  }),
  frame('mountains', 'manipulation', {
    title: 'Peaks under stars',
    text: 'A night sky in place of a gray, empty one.',
  }),
  frame('wavyHair', 'portrait', {
    title: 'On pink',
    text: 'No pink from the wall in the skin, and every curl where it was.',
  }),
  frame('meeting', 'event', {
    title: 'Four at a desk',
    text: 'Less noise in the dark corners, and faces without the ceiling’s color.',
  }),
  frame('bridge', 'color-correction', {
    title: 'Bridge after sunset',
    text: 'The cast leaves the sky. The lamps stay warm, and the river stays dark.',
  }),
  frame('headshot', 'portrait', {
    title: 'On turquoise',
    text: 'An even background that a whole company could share.',
  }),
];

/** How many of them the home page shows: three rows on desktop. */
export const HOME_FRAMES = 12;

/** The services that have a frame among these, in the order of the catalog. */
export function categoriesOf(frames: readonly PortfolioItem[]) {
  const used = new Set(frames.map(({ category }) => category));
  return serviceIds.filter((id) => used.has(id)).map((id) => ({ value: id, label: serviceNames[id] }));
}

/** Below the frames: what they are. */
export const portfolioNote =
  'Sample photographs and renders, none of them from a customer. Open a frame to see what its “before” is. Sources are in the photo credits.';
