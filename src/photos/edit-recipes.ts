/**
 * Describes the faults of a “before” image, which an edit removes. The browser degrades the finished photograph by
 * this recipe, so that before and after are one download. The slider is an illustration and says so.
 */
export type EditRecipe = {
  /** The fault in words, as an editor would note it. */
  fault: string;
  /** CSS filter functions: exposure, contrast, color. */
  filter: string;
  /** Faults that CSS has no function for; drawn by `BeforeLayer`. */
  damage?: 'noise' | 'dust' | 'scratches';
  /** Degrees by which the camera leaned. */
  tilt?: number;
};

/** One recipe per service, under the service's id. */
export const editRecipes = {
  portrait: {
    fault: 'Flat light, sallow skin',
    filter: 'saturate(0.58) contrast(0.8) brightness(0.94) hue-rotate(8deg)',
    damage: 'noise',
  },
  wedding: {
    fault: 'Mixed light, gray metal',
    filter: 'saturate(0.42) contrast(0.78) brightness(0.9) hue-rotate(-8deg)',
  },
  'real-estate': {
    fault: 'Dim room, leaning walls, yellow lamps',
    filter: 'brightness(0.72) contrast(0.86) sepia(0.38) saturate(0.9)',
    tilt: 1.8,
  },
  product: {
    fault: 'Dust, dull leather',
    filter: 'saturate(0.55) contrast(0.8) brightness(0.86)',
    damage: 'dust',
  },
  ecommerce: {
    fault: 'Gray background, crooked frame',
    filter: 'brightness(0.8) contrast(0.84) sepia(0.16) saturate(0.8)',
    tilt: -1.6,
  },
  jewelry: {
    fault: 'Dust on the stone, dead highlights',
    filter: 'saturate(0.45) contrast(0.74) brightness(1.12)',
    damage: 'dust',
  },
  fashion: {
    fault: 'Washed-out fabric',
    filter: 'saturate(0.5) contrast(0.78) brightness(1.05) hue-rotate(-6deg)',
  },
  manipulation: {
    fault: 'A gray, empty sky',
    filter: 'saturate(0.35) contrast(0.62) brightness(1.55)',
  },
  restoration: {
    fault: 'Faded, scratched, yellowed',
    filter: 'sepia(0.62) contrast(0.66) brightness(1.06)',
    damage: 'scratches',
  },
  'background-removal': {
    fault: 'A cluttered gray background',
    filter: 'brightness(0.78) sepia(0.24) contrast(0.86)',
  },
  'color-correction': {
    fault: 'White balance set for lamps',
    filter: 'hue-rotate(-16deg) saturate(0.55) brightness(0.95) contrast(0.84)',
  },
  hdr: {
    fault: 'One exposure: black shadows, burnt lamps',
    filter: 'contrast(1.7) brightness(0.82) saturate(0.75)',
  },
  automotive: {
    fault: 'Flat paint, gray stone',
    filter: 'saturate(0.42) contrast(0.74) brightness(0.88)',
  },
  architectural: {
    fault: 'Leaning verticals, no dusk in the sky',
    filter: 'saturate(0.5) contrast(0.78) brightness(0.84) sepia(0.14)',
    tilt: -2.2,
  },
  food: {
    fault: 'Cold, green, lifeless',
    filter: 'hue-rotate(14deg) saturate(0.5) brightness(0.86) contrast(0.86)',
  },
  event: {
    fault: 'High ISO, tungsten cast',
    filter: 'sepia(0.42) saturate(0.85) brightness(0.82) contrast(0.85)',
    damage: 'noise',
  },
} as const satisfies Record<string, EditRecipe>;

/** Name of a recipe, such as `real-estate`. */
export type EditRecipeName = keyof typeof editRecipes;

/** Names of all recipes. */
export const editRecipeNames = Object.keys(editRecipes) as EditRecipeName[];
