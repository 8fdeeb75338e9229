import { turnaroundTexts, type ServiceId } from '../../../src/pricing/price-table.ts';
import { paths } from '../../routing/paths.ts';
import { fromPrice } from '../facts.ts';
import type { PageRow } from '../page-row.ts';
import { guidePath } from './guide-path.ts';

/** The 15 fixed pages, and the three services that have no fixed page (pages 3). Each is a full guide. */
const guides: readonly PageRow[] = [
  guide('portrait', 'portrait-retouching', {
    title: 'Portrait retouching',
    description: `Color and crop from ${fromPrice('portrait')} an image, skin and hair by hand from Pro on, with pores and freckles kept. What is done and what is not.`,
    photo: 'yellowWall',
    related: ['beauty-retouching', 'fashion-beauty', 'portrait'],
  }),
  guide('wedding', 'wedding-photography', {
    title: 'Wedding photo editing',
    label: 'Wedding photography',
    description: `Whole galleries corrected from ${fromPrice('wedding')} an image in ${turnaroundTexts.wedding}; cameras matched from Pro on, chosen frames retouched by hand.`,
    keywords: 'bride album gallery',
    photo: 'bands',
    related: ['event-photography', 'color-correction', 'wedding'],
  }),
  guide('real-estate', 'real-estate', {
    title: 'Real estate photo editing',
    label: 'Real estate',
    description: `Upright walls, clear window views and one color of light for listings, in ${turnaroundTexts['real-estate']}. What to shoot, what it costs, what to disclose.`,
    photo: 'bedroom',
    related: ['architectural', 'hdr', 'manipulation'],
  }),
  guide('product', 'product-photography', {
    title: 'Product photo retouching',
    label: 'Product photography',
    description: `Color and crop from ${fromPrice('product')} an image; dust, labels and shadows from Pro on; color matched to a sample with Premium. What to send.`,
    photo: 'sofa',
    related: ['ecommerce-photos', 'background-removal', 'product'],
  }),
  guide('fashion', 'fashion-beauty', {
    title: 'Fashion retouching',
    label: 'Fashion and beauty',
    description: `Color and crop from ${fromPrice('fashion')} an image; creases, skin and garment colors from Pro on, with weave and pores kept. From lookbook to cover.`,
    photo: 'skater',
    related: ['beauty-retouching', 'ecommerce-photos', 'fashion'],
  }),
  guide('background-removal', 'background-removal', {
    title: 'Background removal',
    description: `Hand-drawn paths from ${fromPrice('background-removal')} an image in ${turnaroundTexts['background-removal']}; soft masks for hair and lace from Pro on, glass and smoke with Premium.`,
    photo: 'bottleWhite',
    related: ['ecommerce-photos', 'product-photography', 'manipulation'],
  }),
  guide('color-correction', 'color-correction', {
    title: 'Color correction',
    description: `White balance and exposure from ${fromPrice('color-correction')} an image; several cameras matched from Pro on, graded to your reference with Premium.`,
    photo: 'canal',
    related: ['wedding-photography', 'event-photography', 'hdr'],
  }),
  guide('restoration', 'photo-restoration', {
    title: 'Photo restoration',
    description: `Stains and fading from ${fromPrice('restoration')} a picture, tears from Pro on, faces never invented. How to scan, and what can be rebuilt.`,
    keywords: 'old photos damaged torn scan colorize',
    photo: 'farmhouse',
    related: ['manipulation', 'restoration', 'color-correction'],
  }),
  guide('portrait', 'corporate-headshots', {
    title: 'Corporate headshot editing',
    label: 'Corporate headshots',
    description: `One crop for every employee from ${fromPrice('corporate-headshots')} an image, one background and clean skin from Pro on, in whichever office they were photographed.`,
    keywords: 'linkedin profile staff portrait',
    photo: 'turtleneck',
    related: ['portrait-retouching', 'background-removal', 'event-photography'],
  }),
  guide('ecommerce', 'ecommerce-photos', {
    title: 'E-commerce photo editing',
    label: 'E-commerce photos',
    description: `Pure white, fixed margins and marketplace file names from ${fromPrice('ecommerce')} an image; wrinkles from Pro on, ghost mannequins with Premium.`,
    keywords: 'amazon shopify shop white background ghost mannequin',
    photo: 'cactus',
    related: ['background-removal', 'product-photography', 'ecommerce'],
  }),
  guide('event', 'event-photography', {
    title: 'Event photo editing',
    label: 'Event photography',
    description: `Exposure, color and crop from ${fromPrice('event')} an image, with captions kept; stage light and noise from Pro on. For conferences and parties.`,
    photo: 'microphone',
    related: ['wedding-photography', 'corporate-headshots', 'event'],
  }),
  guide('portrait', 'beauty-retouching', {
    title: 'Beauty retouching',
    description: `Color and crop from ${fromPrice('beauty-retouching')} an image, skin and make-up edges from Pro on; dodge and burn and shades matched to swatches with Premium.`,
    keywords: 'skin make-up face',
    photo: 'ringLight',
    related: ['fashion-beauty', 'portrait-retouching', 'product-photography'],
  }),
  guide('automotive', 'automotive-photography', {
    title: 'Automotive photo retouching',
    label: 'Automotive photography',
    description: `Exposure, color and crop from ${fromPrice('automotive')} an image; reflections, panel highlights and plates from Pro on, new backgrounds with Premium.`,
    photo: 'car',
    related: ['manipulation', 'hdr', 'automotive'],
  }),
  guide('jewelry', 'jewelry-photography', {
    title: 'Jewelry retouching',
    label: 'Jewelry photography',
    description: `Dust and fingerprints out from ${fromPrice('jewelry')} an image; metals told apart and facets defined from Pro on, focus stacks merged with Premium.`,
    photo: 'ring',
    related: ['product-photography', 'background-removal', 'jewelry'],
  }),
  guide('food', 'food-photography', {
    title: 'Food photo retouching',
    label: 'Food photography',
    description: `Color and crop from ${fromPrice('food')} an image; warm dishes on neutral china and clean rims from Pro on. For menus, apps and cookbooks.`,
    photo: 'coffee',
    related: ['product-photography', 'color-correction', 'food'],
  }),
  guide('manipulation', 'manipulation', {
    title: 'Photo manipulation',
    label: 'Manipulation',
    description: `One element added or removed from ${fromPrice('manipulation')} an image in ${turnaroundTexts.manipulation}; up to five, with their shadows, at Pro; whole composites in layers with Premium.`,
    photo: 'mountains',
    related: ['background-removal', 'photo-restoration', 'automotive-photography'],
  }),
  guide('hdr', 'hdr', {
    title: 'HDR merging',
    description:
      'Three brackets merged at Basic, up to nine without halos or ghosts at Pro, blended by hand with Premium. How to bracket, and what it costs.',
    photo: 'pyramid',
    related: ['real-estate', 'architectural', 'color-correction'],
  }),
  guide('architectural', 'architectural', {
    title: 'Architectural photo retouching',
    label: 'Architectural',
    description: `Plumb lines from ${fromPrice('architectural')} an image; true proportions, blended exposures and cleared facades from Pro on, materials with Premium.`,
    photo: 'palaces',
    related: ['real-estate', 'hdr', 'manipulation'],
  }),
];

/** The other ids of the catalog: short order sheets. Search engines list the guide of the same service instead. */
const sheets: readonly PageRow[] = [
  sheet('portrait', {
    title: 'Portrait order sheet',
    description:
      'A short brief for portraits: who it is for, how far to go and what stays. With the three tier prices, what each covers, and the order form.',
    photo: 'turtleneck',
    related: ['portrait-retouching', 'beauty-retouching', 'color-correction'],
  }),
  sheet('wedding', {
    title: 'Wedding order sheet',
    description:
      'How to brief a gallery of several hundred frames in four lines, what one wedding frame costs at each of three levels, and the order form.',
    photo: 'bands',
    related: ['wedding-photography', 'color-correction', 'event-photography'],
  }),
  sheet('product', {
    title: 'Product order sheet',
    description: `What to write when you order product edits: material, color reference, shadow and use. Tier prices from ${fromPrice('product')} an image, with an example brief.`,
    photo: 'bottle',
    related: ['product-photography', 'background-removal', 'ecommerce-photos'],
  }),
  sheet('ecommerce', {
    title: 'E-commerce order sheet',
    description:
      'Batch orders for online shops: margins, SKUs, views and file names, with a sample brief to copy and the price of one image at each level.',
    photo: 'cactus',
    related: ['ecommerce-photos', 'background-removal', 'product-photography'],
  }),
  sheet('jewelry', {
    title: 'Jewelry order sheet',
    description: `Metal, stone, slices and background: the four lines that a jewelry order needs, an example to copy, and tier prices from ${fromPrice('jewelry')} an image.`,
    photo: 'ring',
    related: ['jewelry-photography', 'product-photography', 'manipulation'],
  }),
  sheet('fashion', {
    title: 'Fashion order sheet',
    description: `Order lookbook and editorial edits with style numbers, swatches and crops. An example brief to copy, and tier prices from ${fromPrice('fashion')} an image.`,
    photo: 'yellowWall',
    related: ['fashion-beauty', 'beauty-retouching', 'ecommerce-photos'],
  }),
  sheet('restoration', {
    title: 'Restoration order sheet',
    description: `Upload the scan and say what is damage: a restoration brief in four lines, with an example to copy and prices from ${fromPrice('restoration')} a picture.`,
    photo: 'farmhouse',
    related: ['photo-restoration', 'manipulation', 'color-correction'],
  }),
  sheet('automotive', {
    title: 'Automotive order sheet',
    description: `Paint code, plate, background and known damage: an automotive order that needs no second message. Tier prices from ${fromPrice('automotive')} an image.`,
    photo: 'car',
    related: ['automotive-photography', 'background-removal', 'hdr'],
  }),
  sheet('food', {
    title: 'Food order sheet',
    description: `Dishes by number, the platform and one frame with the right warmth: how to order food edits, with an example brief, from ${fromPrice('food')} an image.`,
    photo: 'coffee',
    related: ['food-photography', 'product-photography', 'color-correction'],
  }),
  sheet('event', {
    title: 'Event order sheet',
    description: `First deadline, rooms and light, the people who matter: an event order in four lines, with an example brief. Tier prices from ${fromPrice('event')} an image.`,
    photo: 'microphone',
    related: ['event-photography', 'wedding-photography', 'corporate-headshots'],
  }),
];

export const serviceRows: readonly PageRow[] = [...guides, ...sheets];

type Words = Pick<PageRow, 'title' | 'label' | 'description' | 'photo' | 'keywords'> & {
  /** Slugs of other services. */
  related: readonly string[];
};

/** The row of a guide. Without the service, the page is left out. */
function guide(id: ServiceId, slug: string, words: Words): PageRow {
  return {
    ...service(id, slug, words),
    module: './templates/service.tsx',
    content: `services/guides/${slug}.ts`,
  };
}

function sheet(id: ServiceId, words: Words): PageRow {
  return {
    ...service(id, id, words),
    module: './templates/order-sheet.tsx',
    canonical: guidePath(id),
  };
}

function service(id: ServiceId, slug: string, { related, ...words }: Words) {
  return {
    service: id,
    path: paths.service(slug),
    parent: paths.services,
    kind: 'service',
    related: related.map(paths.service),
    ...words,
  } as const;
}
