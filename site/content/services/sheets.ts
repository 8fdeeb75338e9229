import type { ServiceId } from '../../../src/pricing/price-table.ts';

/** Content of a service's order sheet: a short page that says what to write into an order, and links to the full guide. */
export type OrderSheet = {
  heading: string;
  lead: string;
  /** Label of the link to the full guide. */
  guideLabel: string;
  /** Points that the brief should cover. */
  brief: readonly string[];
  /** A brief that a retoucher can work from. */
  example: string;
};

/** The order sheets, by service. A service without one has its guide at the path of its id (guide-path.ts). */
export const sheets: { readonly [id in ServiceId]?: OrderSheet } = {
  portrait: {
    guideLabel: 'Read the portrait guide',
    heading: 'Order portrait edits',
    lead: 'If you know what you want, this page has the price, the form and what a portrait brief should say.',
    brief: [
      'Who it is for: the sitter, a client, a publication.',
      'How far to go, from “only the spots” to “magazine”.',
      'What is permanent and stays.',
      'Whether the frames appear together on one page.',
    ],
    example:
      'Six frames, author portraits for a publisher. Keep the lines and the scar on the chin. Shine on the forehead in 0412 and 0413 is too much. Match the tone of 0415. JPG and TIFF.',
  },
  wedding: {
    guideLabel: 'Read the wedding guide',
    heading: 'Order wedding edits',
    lead: 'For a gallery that is culled and waiting. Count the frames, name the scenes, and list the frames that need more than color.',
    brief: [
      'Number of frames and number of cameras.',
      'Scenes in order, with the light in each.',
      'Frame numbers for skin and clutter.',
      'Dates that you promised the couple.',
    ],
    example:
      '640 frames, two bodies (R5 and A7 IV), clocks synced. Church is tungsten, speeches are LED. Look as in the five references. Retouch the 45 with a red label. Sneak peek of twelve by Monday noon.',
  },
  product: {
    guideLabel: 'Read the product guide',
    heading: 'Order product edits',
    lead: 'For hero pictures and small ranges. A good product order names the material, because glass, leather and felt need different work.',
    brief: [
      'Material and finish of every item.',
      'What the color is compared with.',
      'Kind and direction of the shadow.',
      'Use: shop, catalog, package, billboard.',
    ],
    example:
      'Three perfume bottles, clear glass with a gold cap. Liquid is PMS 7401. Drop the stand, keep the reflection below. One square for the shop, one layered TIFF for print.',
  },
  ecommerce: {
    guideLabel: 'Read the e-commerce guide',
    heading: 'Order edits for a web shop',
    lead: 'For batches. Numbers and rules matter more than adjectives here, and five test pictures save five hundred corrections.',
    brief: [
      'Marketplace, or your own size and margin in percent.',
      'SKUs in this batch, views per SKU.',
      'Flat, hanging, on a mannequin or on a model.',
      'What the files should be called.',
    ],
    example:
      '120 shirts, front and back, on mannequins, collars shot separately. 2000 px square, 8% margin, white. Name: SKU_1.jpg, SKU_2.jpg. Sleeves of the cream ones get lost, please watch the edge.',
  },
  jewelry: {
    guideLabel: 'Read the jewelry guide',
    heading: 'Order jewelry edits',
    lead: 'For rings, chains and watches that are shot and stacked, or still in slices. Name metal and stone, one line each: it saves a round of changes.',
    brief: [
      'Metal, karat, plating.',
      'Stone, cut, and whether the certificate is attached.',
      'Single frames or how many slices per stack.',
      'Ring height in the frame, and the background.',
    ],
    example:
      'Nine rings, 18\u00a0kt rose gold, brilliant 0.5\u00a0ct, 24\u00a0slices each. White background, soft reflection, ring fills 60% of the height. Engraving inside must stay readable.',
  },
  fashion: {
    guideLabel: 'Read the fashion guide',
    heading: 'Order fashion edits',
    lead: 'For lookbooks and pages that have a layout and a date. Mark the photos in the form: it is faster than a page of text.',
    brief: [
      'Page or grid that the frames are for.',
      'Garments by style number, with their color names.',
      'Which wrinkles go and which belong to the cut.',
      'Skin: catalog, editorial or untouched.',
    ],
    example:
      '22 looks, lookbook AW. Style 1180 is “ochre”, swatch in frame 01. Leave the drape at the elbow. Remove clips at the back. Skin natural, tattoos stay. Crop\u00a04:5.',
  },
  restoration: {
    guideLabel: 'Read the restoration guide',
    heading: 'Order a restoration',
    lead: 'For one picture or a box of them. Upload the scan, say who is in it, and tell us what is damage and what is not.',
    brief: [
      'Year and place, as near as anyone knows.',
      'Eye and hair color, if it is to be tinted.',
      'What the picture will be: a print, a gift, an archive file.',
      'Whether missing parts may be rebuilt or should stay blank.',
    ],
    example:
      'Wedding of my grandparents, 1934, Kansas. Scan at 1,200 ppi. Fold across her sleeve, stain at top left. The blur at the hem is movement and may stay. Print 11 × 14 in, toned as it is.',
  },
  automotive: {
    guideLabel: 'Read the automotive guide',
    heading: 'Order automotive edits',
    lead: 'For a lot of used cars or a single star. Say which it is: the lot has to match, and the single car takes longer.',
    brief: [
      'Make, year, paint code.',
      'Background: as shot, showroom, white.',
      'Plate: blank, blurred, yours.',
      'Damage that must remain visible.',
    ],
    example:
      'Fiat 500, 1970, ochre, one frame. Keep the wall, clean the leaves. Plate blank. Small dent on the sill is disclosed, leave it. 16:9 and 4:5.',
  },
  food: {
    guideLabel: 'Read the food guide',
    heading: 'Order food edits',
    lead: 'For menus, delivery apps and cookbooks. Name each dish, so that we know what it should look like.',
    brief: [
      'Dishes by file number.',
      'Platform or page size.',
      'Colors that are right on one of the frames.',
      'What belongs on the plate and what fell there.',
    ],
    example:
      '30 dishes for a delivery app, 1200\u00a0×\u00a0800, centered. 0017 has the right warmth. Wipe rims, keep crumbs near the bread. Tuna in 0022 went gray; bring it back. No added steam.',
  },
  event: {
    guideLabel: 'Read the event guide',
    heading: 'Order event edits',
    lead: 'For pictures with a deadline. Split the job: what goes out tonight, what goes to the sponsors, what is for the record.',
    brief: [
      'Time zone and hour of the first deadline.',
      'Rooms, and how each was lit.',
      'Who must be recognizable.',
      'Fields of the caption that are to stay.',
    ],
    example:
      '310 frames, two rooms. Stage wash 5600\u00a0K, backdrop magenta. Twenty starred for press by 11 PM, the rest in three days. Keep IPTC. Crop to whole logos on the left wall.',
  },
};
