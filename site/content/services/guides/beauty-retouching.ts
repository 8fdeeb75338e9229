import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'beauty-retouching',
  heading: 'Beauty retouching, pore by pore',
  lead: 'A beauty close-up fills the frame with skin. It is judged at 100 percent by people who sell what is on it, so every correction has to hold there.',
  caption: 'Uneven tone on one side; even tone with its texture on the other.',
  done: {
    'Micro dodge and burn': {
      premium:
        'Transitions between pores are lightened and darkened one by one; the pores are not touched at all.',
    },
    'Make-up edges': { pro: 'Liner, lip line and brow are cleaned where the brush slipped.' },
    'Product truth': {
      premium:
        'A lipstick’s shade is matched to its swatch on skin, since that is what the customer compares.',
    },
    'Lashes and brows': { premium: 'Clumps are separated and gaps filled hair by hair from the same eye.' },
    'Peach fuzz': {
      pro: 'Thinned against rim light; removed only on request, because skin without it looks like wax.',
    },
    'Nails and hands': { pro: 'Cuticles, creases and tone, so hands belong to the face.' },
  },
  notDone: [
    'Results a product does not give. Before-and-after claims need unretouched skin in both frames.',
    'Symmetry for its own sake.',
    'Frequency separation over a whole face in one go.',
  ],
  send: [
    'Uncropped RAW at base ISO, focus on the near eye.',
    'A frame without make-up or powder, when texture must be borrowed.',
    'Swatches of every shade, photographed in the same light.',
    'How it will run: a 20-foot store display asks for other work than a web tile.',
  ],
  formats: {
    Master: '16-bit PSD in Adobe RGB with named layers, with Premium',
    Campaign: 'TIFF per medium, sharpened for its size',
    Web: 'JPG and 4:5 crops in sRGB',
    Log: 'A short note of what was changed, for claims departments',
  },
  questions: {
    'How long does one close-up take?':
      'About fifteen minutes with Premium, and a second person checks it. A campaign close-up takes an hour or more and gets its own quote.',
    'Which service is it in the form?':
      'Portrait. Write “beauty” into the special requirements, and the quote uses the prices on this page.',
    'Do you work with agency mark-ups?':
      'Yes. Mark the photos in the form, add a marked-up JPG as a reference image, or link to the agency’s PDF in the special requirements.',
    'Can the skin stay as it is?':
      'Yes. Write “skin untouched,” and only lint, make-up slips and color are worked on.',
  },
};
