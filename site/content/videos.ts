/** Short films made of stills from the portfolio, captions and timings. There are no video files and no sound. */
import { photos, type SitePhotograph } from '#photos';
import type { EditRecipeName } from '../../src/photos/edit-recipes.ts';
import { turnaroundOf } from '../../src/pricing/price-table.ts';
import type { StillFilm } from '../../src/sections/still-film.ts';
import { pairNote } from './pair-note.ts';

type Still = StillFilm['stills'][number];
type StillWords = Omit<Still, 'photo' | 'recipe'>;
type FilmWords = Pick<StillFilm, 'id' | 'title'> & {
  text: string;
  stills: readonly [StillWords, ...StillWords[]];
};

/** Returns a film of one photograph. Its text ends with what the before/after pair is. */
function film(photo: SitePhotograph, recipe: EditRecipeName, { stills, ...words }: FilmWords): StillFilm {
  const [first, ...rest] = stills;
  const still = (own: StillWords): Still => ({ photo, recipe, ...own });
  return { ...words, text: `${words.text} ${pairNote(photo)}`, stills: [still(first), ...rest.map(still)] };
}

export const films: readonly StillFilm[] = [
  film(photos.car, 'automotive', {
    id: 'from-card-to-client',
    title: 'From card to client',
    text: 'What happens to a frame between the upload and the delivery, in under a minute.',
    stills: [
      {
        mode: 'before',
        closeUp: '12% 40%',
        seconds: 5,
        caption: 'You come home with a full card. You choose the frames; we do the rest.',
      },
      {
        mode: 'before',
        seconds: 6,
        caption: 'Upload the frames as they are. A raw file is best: it holds more than a JPEG.',
      },
      {
        mode: 'before',
        closeUp: '70% 60%',
        seconds: 6,
        caption: 'Say what bothers you. Here: flat paint, and a wall that has gone gray with it.',
      },
      {
        mode: 'wipe',
        seconds: 7,
        caption:
          'One editor works on the whole set. Color comes first, because everything else depends on it.',
      },
      {
        closeUp: '70% 60%',
        seconds: 6,
        caption:
          'Then the slow parts by hand: edges, reflections, dust. A second editor checks at full size.',
      },
      {
        seconds: 6,
        caption: `At standard speed it is back in ${turnaroundOf('standard').hours}. Whatever misses the brief is corrected at no charge.`,
      },
    ],
  }),
  film(photos.turtleneck, 'portrait', {
    id: 'skin-that-stays-skin',
    title: 'Skin that stays skin',
    text: 'What a portrait retoucher takes away, and what must stay.',
    stills: [
      { mode: 'before', seconds: 5, caption: 'A good portrait under flat light: gray skin and dull eyes.' },
      {
        mode: 'wipe',
        seconds: 7,
        caption: 'Light and color first. Half of what looks like bad skin is bad white balance.',
      },
      {
        closeUp: '42% 42%',
        seconds: 6,
        caption: 'What will be gone in two weeks goes. Pores, freckles and lines are the person, and stay.',
      },
      {
        closeUp: '40% 24%',
        seconds: 6,
        caption: 'No new eyes: only the light that was in them already, a third of a stop up.',
      },
      { seconds: 5, caption: 'If it looks retouched, it was too much.' },
    ],
  }),
  film(photos.bedroom, 'real-estate', {
    id: 'one-room-upright',
    title: 'One room, upright',
    text: 'From a dim, leaning exposure to a picture for the listing.',
    stills: [
      { mode: 'before', seconds: 5, caption: 'A room before editing: dim, yellow and leaning.' },
      {
        mode: 'wipe',
        seconds: 7,
        caption: 'Walls upright first. Then one color of light, and the exposure last.',
      },
      {
        closeUp: '50% 70%',
        seconds: 6,
        caption: 'Linen is the test: it has to be white and still show its folds.',
      },
      { closeUp: '50% 0%', seconds: 5, caption: 'The chandelier keeps its glow: highlights are held back.' },
      { seconds: 5, caption: 'Nothing is added and nothing is moved. The buyer will see this room.' },
    ],
  }),
];
