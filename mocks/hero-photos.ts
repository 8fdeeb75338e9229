/*
 * The three photographs at the top of the home page, 4:3 (580 px on desktop, 330 on a phone), with their thumbnails (170
 * and 86 px). They are apart from the others (photos.ts), because that page loads them at once.
 */
import tentThumbnail from '@vendure/create/assets/images/michael-guite-571169-unsplash.jpg?w=192;320&crop=10x7,75,50&as=photo';
import tentHero from '@vendure/create/assets/images/michael-guite-571169-unsplash.jpg?w=480;656;960;1160&crop=4x3,75,50&as=photo';
import ringLightCard from 'argon-design-system-free/assets/img/faces/ali-pazani.jpg?w=384;640&crop=10x7,50,0&as=photo';
import ringLightHero from 'argon-design-system-free/assets/img/faces/ali-pazani.jpg?w=480;656;960;1152&crop=4x3,55,50&as=photo';
import carThumbnail from 'paper-kit-2/assets/img/ilya-yakover.jpg?w=192;384&crop=10x7,50,50&as=photo';
import carHero from 'paper-kit-2/assets/img/ilya-yakover.jpg?w=480;656;960;1160&crop=4x3,50,50&as=photo';
import type { Photograph } from '../src/photos/photograph.ts';

/** Alt texts of the three. */
export const heroWords = {
  car: 'A small ochre car parked before an old stone wall',
  ringLight: 'A woman with a turquoise bob before black, framed by a ring of light',
  tent: 'A yellow tent among tall trees, low sun between the trunks',
} as const;

/** The three images of the hero. The first one is in the first load of the home page. */
export const heroPhotos: readonly [Photograph, Photograph, Photograph] = [
  { ...carHero, alt: heroWords.car },
  { ...ringLightHero, alt: heroWords.ringLight },
  { ...tentHero, alt: heroWords.tent },
];

/** Thumbnails of the same three, in the same order. The second is a file that the first service card loads anyway. */
export const heroThumbnails: readonly [Photograph, Photograph, Photograph] = [
  { ...carThumbnail, alt: heroWords.car },
  { ...ringLightCard, alt: heroWords.ringLight },
  { ...tentThumbnail, alt: heroWords.tent },
];
