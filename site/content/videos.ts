/** Short films made of stills from the portfolio, captions and timings. There are no video files and no sound. */
import { photos } from '#photos';
import { turnaroundOf } from '../../src/pricing/price-table.ts';
import { pairNote } from './pair-note.ts';
import type { StillFilm } from '../../src/sections/still-film.ts';

const stills: readonly StillFilm[] = [
  {
    id: 'from-card-to-client',
    title: 'From card to client',
    text: 'What happens to a frame between the upload and the delivery, in under a minute.',
    poster: photos.car,
    stills: [
      {
        photo: photos.car,
        mode: 'before',
        recipe: 'automotive',
        closeUp: '12% 40%',
        seconds: 5,
        caption: 'You come home with a full card. You choose the frames; we do the rest.',
      },
      {
        photo: photos.car,
        mode: 'before',
        recipe: 'automotive',
        seconds: 6,
        caption: 'Upload the frames as they are. A raw file is best: it holds more than a JPEG.',
      },
      {
        photo: photos.car,
        mode: 'before',
        recipe: 'automotive',
        closeUp: '70% 60%',
        seconds: 6,
        caption: 'Say what bothers you. Here: flat paint, and a wall that has gone gray with it.',
      },
      {
        photo: photos.car,
        mode: 'wipe',
        recipe: 'automotive',
        seconds: 7,
        caption:
          'One editor works on the whole set. Color comes first, because everything else depends on it.',
      },
      {
        photo: photos.car,
        closeUp: '70% 60%',
        seconds: 6,
        caption:
          'Then the slow parts by hand: edges, reflections, dust. A second editor checks at full size.',
      },
      {
        photo: photos.car,
        seconds: 6,
        caption: `At standard speed it is back in ${turnaroundOf('standard').hours}. Whatever misses the brief is corrected at no charge.`,
      },
    ],
  },
  {
    id: 'skin-that-stays-skin',
    title: 'Skin that stays skin',
    text: 'What a portrait retoucher takes away, and what must stay.',
    poster: photos.turtleneck,
    stills: [
      {
        photo: photos.turtleneck,
        mode: 'before',
        recipe: 'portrait',
        seconds: 5,
        caption: 'A good portrait under flat light: gray skin and dull eyes.',
      },
      {
        photo: photos.turtleneck,
        mode: 'wipe',
        recipe: 'portrait',
        seconds: 7,
        caption: 'Light and color first. Half of what looks like bad skin is bad white balance.',
      },
      {
        photo: photos.turtleneck,
        closeUp: '42% 42%',
        seconds: 6,
        caption: 'What will be gone in two weeks goes. Pores, freckles and lines are the person, and stay.',
      },
      {
        photo: photos.turtleneck,
        closeUp: '40% 24%',
        seconds: 6,
        caption: 'No new eyes: only the light that was in them already, a third of a stop up.',
      },
      {
        photo: photos.turtleneck,
        seconds: 5,
        caption: 'If it looks retouched, it was too much.',
      },
    ],
  },
  {
    id: 'one-room-upright',
    title: 'One room, upright',
    text: 'From a dim, leaning exposure to a picture for the listing.',
    poster: photos.bedroom,
    stills: [
      {
        photo: photos.bedroom,
        mode: 'before',
        recipe: 'real-estate',
        seconds: 5,
        caption: 'A room before editing: dim, yellow and leaning.',
      },
      {
        photo: photos.bedroom,
        mode: 'wipe',
        recipe: 'real-estate',
        seconds: 7,
        caption: 'Walls upright first. Then one color of light, and the exposure last.',
      },
      {
        photo: photos.bedroom,
        closeUp: '50% 70%',
        seconds: 6,
        caption: 'Linen is the test: it has to be white and still show its folds.',
      },
      {
        photo: photos.bedroom,
        closeUp: '50% 0%',
        seconds: 5,
        caption: 'The chandelier keeps its glow: highlights are held back.',
      },
      {
        photo: photos.bedroom,
        seconds: 5,
        caption: 'Nothing is added and nothing is moved. The buyer will see this room.',
      },
    ],
  },
];

/** The films, each with a caption that says what its before/after pair is. */
export const films: readonly StillFilm[] = stills.map((film) => ({
  ...film,
  text: `${film.text} ${pairNote(film.stills[0].photo)}`,
}));
