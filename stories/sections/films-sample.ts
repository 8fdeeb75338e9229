import { photos } from '#photos';
import type { StillFilm } from '../../src/sections/still-film.ts';

/** A film about a dark room, with every mode of a still. */
export const roomFilm: StillFilm = {
  id: 'room',
  title: 'One room, straightened',
  text: 'From one bracketed exposure to a listing.',
  stills: [
    {
      photo: photos.bedroom,
      mode: 'before',
      recipe: 'real-estate',
      seconds: 5,
      caption: 'This is how the room came in: dim, yellow, and leaning to the right.',
    },
    {
      photo: photos.bedroom,
      mode: 'wipe',
      recipe: 'real-estate',
      seconds: 6,
      caption: 'First the walls are made upright. Then the lamps get one color.',
    },
    {
      photo: photos.bedroom,
      closeUp: '50% 70%',
      seconds: 5,
      caption: 'The white of the linen is where we check: it must be white, and still cloth.',
    },
    { photo: photos.bedroom, seconds: 5, caption: 'Ready for the listing.' },
  ],
};

export const films: readonly StillFilm[] = [
  roomFilm,
  {
    id: 'portrait',
    title: 'Skin that is still skin',
    text: 'What a portrait retoucher takes away, and what stays.',
    stills: [
      {
        photo: photos.turtleneck,
        mode: 'wipe',
        recipe: 'portrait',
        seconds: 6,
        caption: 'Light first, then color.',
      },
      { photo: photos.turtleneck, closeUp: '42% 42%', seconds: 6, caption: 'The pores stay.' },
    ],
  },
  {
    id: 'car',
    title: 'Paint, corrected',
    text: 'An ochre car before an old wall.',
    stills: [
      { photo: photos.car, mode: 'wipe', recipe: 'automotive', seconds: 8, caption: 'Ochre is not yellow.' },
    ],
  },
];
