import { turnaroundTexts } from '../../../../src/pricing/price-table.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'beauty-retouching',
  order: 'portrait',
  recipe: 'portrait',
  turnaround: turnaroundTexts.portrait,
  heading: 'Beauty retouching, pore by pore',
  lead: 'A beauty close-up fills the frame with skin. It is judged at 100 percent by people who sell what is on it, so every correction has to hold there.',
  caption: 'Uneven tone on one side; even tone with its texture on the other.',
  done: [
    {
      title: 'Micro dodge and burn',
      tier: 'premium',
      text: 'Transitions between pores are lightened and darkened one by one; the pores are not touched at all.',
    },
    {
      title: 'Make-up edges',
      tier: 'pro',
      text: 'Liner, lip line and brow are cleaned where the brush slipped.',
    },
    {
      title: 'Product truth',
      tier: 'premium',
      text: 'A lipstick’s shade is matched to its swatch on skin, since that is what the customer compares.',
    },
    {
      title: 'Lashes and brows',
      tier: 'premium',
      text: 'Clumps are separated and gaps filled hair by hair from the same eye.',
    },
    {
      title: 'Peach fuzz',
      tier: 'pro',
      text: 'Thinned against rim light; removed only on request, because skin without it looks like wax.',
    },
    {
      title: 'Nails and hands',
      tier: 'pro',
      text: 'Cuticles, creases and tone, so hands belong to the face.',
    },
  ],
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
  formats: [
    { term: 'Master', value: '16-bit PSD in Adobe RGB with named layers, with Premium' },
    { term: 'Campaign', value: 'TIFF per medium, sharpened for its size' },
    { term: 'Web', value: 'JPG and 4:5 crops in sRGB' },
    { term: 'Log', value: 'A short note of what was changed, for claims departments' },
  ],
  questions: [
    {
      question: 'How long does one close-up take?',
      answer:
        'About fifteen minutes with Premium, and a second person checks it. A campaign close-up takes an hour or more and gets its own quote.',
    },
    {
      question: 'Which service is it in the form?',
      answer:
        'Portrait. Write “beauty” into the special requirements, and the quote uses the prices on this page.',
    },
    {
      question: 'Do you work with agency mark-ups?',
      answer:
        'Yes. Mark the photos in the form, add a marked-up JPG as a reference image, or link to the agency’s PDF in the special requirements.',
    },
    {
      question: 'Can the skin stay as it is?',
      answer: 'Yes. Write “skin untouched,” and only lint, make-up slips and color are worked on.',
    },
  ],
};
