import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  prices: 'product',
  order: 'product',
  recipe: 'product',
  heading: 'Product retouching true to the\u00a0thing in the\u00a0box',
  lead: 'A picture that flatters the leather sells one sofa and returns two. We clean, shape and light what is there, and match the color to a sample instead of to a screen.',
  caption: 'Dust and dull leather on the left; no button moved on the right.',
  done: [
    {
      title: 'Surface',
      text: 'Dust, fingerprints, mold lines and packing dents are removed under a raking-light layer that shows them all.',
    },
    {
      title: 'Shape',
      text: 'Bent edges and labels are straightened against the product’s own symmetry, not a template.',
    },
    {
      title: 'Color to sample',
      text: 'From a swatch, a Pantone number or a color target in the first frame, to within what the eye can tell apart.',
    },
    {
      title: 'Light',
      text: 'Gradients on glass and metal are rebuilt, so the form reads and the lamp does not.',
    },
    {
      title: 'Shadow',
      text: 'Contact and cast shadow on their own layers, the same angle across the range.',
    },
    {
      title: 'Variants',
      text: 'One finished frame becomes eight colorways, each checked against its own sample.',
    },
  ],
  notDone: [
    'Features the product lacks. No second zipper, no thicker carpet.',
    'Texture from elsewhere: leather keeps its own grain.',
    'Renderings from drawings; we start from a photograph.',
  ],
  send: [
    'RAW files with a gray card or color target in the first frame of each setup.',
    'The frame with polarizer and the frame without, if you shot both.',
    'Swatches by mail or Lab values by message for anything that must match.',
    'The packaging’s vector file, when a label has to be rebuilt.',
  ],
  formats: [
    { term: 'Masters', value: 'Layered TIFF or PSD, 16-bit, path saved in the file' },
    { term: 'Shops', value: 'JPG or PNG at your sizes, transparent or on white' },
    { term: 'Print', value: 'CMYK with the printer’s profile, total ink below its limit' },
    { term: 'Shadow', value: 'As its own layer, or baked in' },
  ],
  questions: [
    {
      question: 'How exact is the color?',
      answer:
        'With a target in the frame we stay below a Delta\u00a0E of 3 on flat colors. Fluorescent and metallic inks cannot be shown in sRGB, and we will say which ones those are.',
    },
    {
      question: 'Can you remove reflections of the room?',
      answer:
        'On smooth glass and chrome, yes, by rebuilding the gradient. A black card next time is cheaper.',
    },
    {
      question: 'Do you combine focus stacks?',
      answer: 'Up to twenty slices per frame with Pro and Premium. Send them unsharpened.',
    },
    {
      question: 'Is this the right page for a web shop?',
      answer:
        'For a few hero pictures, yes. For hundreds of items on white, the e-commerce desk is faster and cheaper.',
    },
  ],
};
