import { turnaroundTexts } from '../../../../src/pricing/price-table.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'beauty-retouching',
  order: 'portrait',
  recipe: 'portrait',
  turnaround: turnaroundTexts.portrait,
  heading: 'Beauty retouching, pore by pore',
  lead: 'A beauty frame is a landscape of skin at arm’s length. Every correction is judged at 100 percent by people who sell what is on it.',
  caption: 'Uneven tone lifted, texture left for the close-up.',
  done: [
    {
      title: 'Micro dodge and burn',
      text: 'Transitions between pores are lightened and darkened one by one; the pores are not touched at all.',
    },
    {
      title: 'Make-up edges',
      text: 'Liner, lip line and brow are cleaned where the brush slipped, and kept where it did not.',
    },
    {
      title: 'Product truth',
      text: 'A lipstick’s shade is matched to its swatch on skin, since that is what the customer compares.',
    },
    {
      title: 'Lashes and brows',
      text: 'Clumps are separated and gaps filled hair by hair from the same eye.',
    },
    {
      title: 'Peach fuzz',
      text: 'Thinned against rim light; removed only on request, because skin without it looks like wax.',
    },
    { title: 'Nails and hands', text: 'Cuticles, creases and tone, so hands belong to the face.' },
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
    'How it will run: a 6-meter counter display asks for other work than a web tile.',
  ],
  formats: [
    { term: 'Master', value: '16-bit PSD in ProPhoto or Adobe RGB, layers named' },
    { term: 'Campaign', value: 'TIFF per medium, sharpened for its size' },
    { term: 'Web', value: 'JPG and 4:5 crops in sRGB' },
    { term: 'Log', value: 'A short note of what was changed, for claims departments' },
  ],
  questions: [
    {
      question: 'How long does one close-up take?',
      answer: 'With Premium an hour or more, in two sittings, so that fresh eyes see it before it leaves.',
    },
    {
      question: 'Which service is it in the form?',
      answer:
        'Portrait. Write “beauty” in the requirements and the close-up desk takes it, at this page’s prices.',
    },
    {
      question: 'Do you work with agency mark-ups?',
      answer: 'Gladly: annotated PDFs, layered comments, or voice notes with a frame number.',
    },
    {
      question: 'Can the skin stay as it is?',
      answer:
        'Yes. Write “skin untouched,” and only lint, slips of the brush and color are worked on. Some brands promise that in print.',
    },
  ],
};
