import { serviceTitles } from './names.ts';
import { isServiceId, marketingTiers, turnaroundTexts, type ServiceId, type Tiers } from './price-table.ts';

/** One service as the catalog shows it (estimate 20). */
export type Service = {
  id: ServiceId;
  title: string;
  /** One line of text, below the title on a card. */
  description: string;
  /** The work that is done, in the terms of the trade. */
  features: readonly string[];
  /** Tier prices in US dollars per image. */
  pricing: Tiers;
  turnaround: string;
  /** Whether a pencil ring marks the service as popular. */
  popular: boolean;
  /** Side of the image beside the text. */
  side: 'left' | 'right';
  /** Name of the service's photograph, which the host supplies. */
  image: string;
};

type Copy = Pick<Service, 'id' | 'description' | 'features'> & { popular?: true };

/* Order of the cards: the services that are ordered most come first. */
const copy: readonly Copy[] = [
  {
    id: 'portrait',
    description: 'Skin, hair and light, with the person still in it.',
    features: [
      'Blemishes out, pores and freckles kept',
      'Stray hair and lint removed',
      'Eyes and teeth brightened within reason',
      'Skin tone matched from face to hands',
    ],
    popular: true,
  },
  {
    id: 'real-estate',
    description: 'Straight verticals, clear windows, blue skies.',
    features: [
      'Verticals and horizon corrected',
      'Window views pulled from the darker frame',
      'Indoor light and daylight balanced',
      'Sky replacement that matches the shadows',
    ],
  },
  {
    id: 'product',
    description: 'Clean edges, true color, honest shadows.',
    features: [
      'Dust, scratches and fingerprints removed',
      'Color matched to your reference or swatch',
      'Natural or drop shadow, the same across the set',
      'Labels straightened and legible',
    ],
  },
  {
    id: 'ecommerce',
    description: 'Marketplace-ready whites in one consistent crop.',
    features: [
      'Pure white background, 255 to the edge',
      'Same crop, margin and angle for every item',
      'Sized and named to your marketplace’s rules',
      'Ghost mannequin joins for clothing',
    ],
  },
  {
    id: 'fashion',
    description: 'Fabric, drape and tone, frame after frame.',
    features: [
      'Wrinkles eased, the weave left alone',
      'Skin retouched to lookbook standard',
      'Garment color held across the whole set',
      'Seams, straps and tags tidied',
    ],
  },
  {
    id: 'automotive',
    description: 'Paint, reflections and background under control.',
    features: [
      'Reflections of crew, poles and cones removed',
      'Panel highlights cleaned and continued',
      'Plates blanked or replaced',
      'Showroom or location backgrounds',
    ],
  },
  {
    id: 'hdr',
    description: 'Bracketed exposures blended without the glow.',
    features: [
      '3 to 9 brackets aligned and merged by hand',
      'Ghosts of people, leaves and cars removed',
      'No halos along rooflines and windows',
      'Natural contrast, one look across the set',
    ],
  },
  {
    id: 'color-correction',
    description: 'White balance and grade matched across the set.',
    features: [
      'White balance set from a neutral, not by eye alone',
      'Exposure evened from frame to frame',
      'Different cameras brought to one look',
      'Skin kept out of the color cast',
    ],
  },
  {
    id: 'architectural',
    description: 'Perspective, dusk light and detail, balanced.',
    features: [
      'Converging lines corrected, proportions kept',
      'Dusk and interior exposures blended',
      'Wires, signs and scaffolding removed',
      'Facade and material colors held true',
    ],
  },
  {
    id: 'food',
    description: 'Texture and warmth that reads as fresh.',
    features: [
      'Steam, gloss and crumbs kept where they help',
      'Plate rims, spills and smears cleaned',
      'Warmth in the dish, neutral in the china',
      'Menu sets matched in light and angle',
    ],
  },
  {
    id: 'manipulation',
    description: 'Composites that hold up at full size.',
    features: [
      'Light direction, grain and perspective matched',
      'People and objects added, moved or removed',
      'Contact shadows and reflections drawn in',
      'Layered file on request',
    ],
  },
  {
    id: 'event',
    description: 'Hundreds of frames, one consistent look.',
    features: [
      'Stage light and flash balanced',
      'Noise reduced without plastic faces',
      'Crops that keep the speaker and the logo',
      'Press selects first, on request',
    ],
  },
  {
    id: 'wedding',
    description: 'From getting ready to last dance, one story in tone.',
    features: [
      'Both shooters’ cameras matched',
      'Detail kept in white lace and black wool',
      'Exit signs and bystanders removed',
      'Your preset or reference frames followed',
    ],
    popular: true,
  },
  {
    id: 'jewelry',
    description: 'Metal that gleams, stones with their own fire.',
    features: [
      'Focus stacks merged front to back',
      'Dust and fingerprints removed at 200%',
      'Gold, rose gold and platinum told apart',
      'Facets defined, inclusions left honest',
    ],
  },
  {
    id: 'restoration',
    description: 'Tears, fading and mold undone, faces never invented.',
    features: [
      'Scratches, creases and stains repaired',
      'Missing corners rebuilt from what is there',
      'Faded color brought back, or hand-tinted',
      'Print-size file from your scan',
    ],
  },
  {
    id: 'background-removal',
    description: 'Cut by hand with the pen tool, for a clean edge.',
    features: [
      'Hand-drawn clipping paths',
      'Hair, fur and glass masked softly',
      'White, transparent or your own background',
      'Shadow kept, drawn or dropped',
    ],
  },
];

/** The offered services with their copy, prices and turnaround. */
export const catalog: readonly Service[] = copy
  .filter(({ id }) => isServiceId(id))
  .map((entry, index) => ({
    ...entry,
    title: serviceTitles[entry.id],
    pricing: marketingTiers[entry.id],
    turnaround: turnaroundTexts[entry.id],
    popular: entry.popular ?? false,
    side: index % 2 === 0 ? 'left' : 'right',
    image: entry.id,
  }));

/** Returns the service with this id, or `undefined`. */
export function findService(id: string): Service | undefined {
  return catalog.find((service) => service.id === id);
}
