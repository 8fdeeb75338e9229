import { isServiceId, type QualityLevel, type ServiceId } from './price-table.ts';

/** Features of a tier, line by line, for each quality level. */
type TierFeatures = Readonly<Record<QualityLevel, readonly string[]>>;

/* Features that differ by service. Those that all services share are added below. */
const work: Readonly<Record<ServiceId, TierFeatures>> = {
  portrait: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Skin, hair and clothing retouch', 'Background clean-up'],
    premium: ['Frequency separation, dodge and burn'],
  },
  wedding: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Both cameras matched', 'Distractions removed'],
    premium: ['Skin and dress retouched frame by frame'],
  },
  'real-estate': {
    basic: ['Exposure and color', 'Verticals and lens correction'],
    pro: ['Window pull and sky replacement', 'Clutter and cables removed'],
    premium: ['Day-to-dusk or light virtual staging'],
  },
  product: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Dust, scratches and labels', 'Background and shadow'],
    premium: ['Surface rebuild and color to swatch'],
  },
  ecommerce: {
    basic: ['White background', 'Crop to marketplace size'],
    pro: ['Wrinkles, dust and lint', 'Shadow and margin matched across the set'],
    premium: ['Ghost mannequin and color variants'],
  },
  jewelry: {
    basic: ['Exposure and color', 'Dust and fingerprints'],
    pro: ['Metal polished, stones defined', 'Background and reflection'],
    premium: ['Focus stack and prong-by-prong retouch'],
  },
  fashion: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Skin, hair and fabric retouch', 'Garment color matched'],
    premium: ['Frequency separation, dodge and burn'],
  },
  manipulation: {
    basic: ['One element added or removed', 'Light and color matched'],
    pro: ['Up to five elements', 'Shadows and reflections drawn'],
    premium: ['Full composite with layered file'],
  },
  restoration: {
    basic: ['Scratches, dust and stains', 'Contrast and fading'],
    pro: ['Tears and missing areas rebuilt', 'Faces restored from reference'],
    premium: ['Colorizing by hand and a print-size file'],
  },
  'background-removal': {
    basic: ['Hand-drawn clipping path', 'White or transparent background'],
    pro: ['Hair and soft edges masked', 'Natural shadow'],
    premium: ['Glass, smoke and new backgrounds'],
  },
  'color-correction': {
    basic: ['White balance', 'Exposure and contrast'],
    pro: ['Set matched across cameras', 'Skin tone and color casts'],
    premium: ['Grade to your reference or film stock'],
  },
  hdr: {
    basic: ['3 brackets merged', 'Exposure and color'],
    pro: ['Up to 9 brackets', 'Ghosts and halos removed'],
    premium: ['Hand-blended with luminosity masks'],
  },
  automotive: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Reflections and panel highlights', 'Plates and clutter removed'],
    premium: ['New background with ground shadow'],
  },
  architectural: {
    basic: ['Exposure and color', 'Verticals and lens correction'],
    pro: ['Exposures blended', 'Wires and signs removed'],
    premium: ['Dusk conversion and material retouch'],
  },
  food: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Plate and table clean-up', 'Gloss and freshness'],
    premium: ['Composite from several plates'],
  },
  event: {
    basic: ['Exposure and color', 'Crop and straighten'],
    pro: ['Stage light balanced, noise reduced', 'Distractions removed'],
    premium: ['Hero frames retouched one by one'],
  },
};

/**
 * Returns the features of each tier of a service. Services outside the table (corporate headshots, beauty retouching)
 * are portrait work and have the features of portraits.
 */
export function tierFeaturesFor(id: string): TierFeatures {
  const { basic, pro, premium } = work[isServiceId(id) ? id : 'portrait'];
  return {
    basic: [...basic, 'One round of changes'],
    pro: ['Everything in Basic', ...pro, 'Unlimited changes'],
    premium: ['Everything in Pro', ...premium, 'Named senior retoucher'],
  };
}
