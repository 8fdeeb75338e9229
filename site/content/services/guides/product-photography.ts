import { policy } from '../../policy.ts';
import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Product retouching true to the\u00a0thing in the\u00a0box',
  lead: 'A picture that flatters too much comes back as returns. We clean, straighten and light what is there, and match its color to a sample instead of a screen.',
  caption: 'Dust and dull leather, and the same sofa clean.',
  done: {
    Surface: {
      pro: 'Dust, fingerprints, mold lines and packing dents are found with a high-contrast viewing layer and removed.',
    },
    Shape: {
      pro: 'Bent edges and labels are straightened against the product’s own symmetry, not a template.',
    },
    'Color to sample': {
      premium:
        'From a swatch, a Pantone number or a color target in the first frame, measured and not judged by eye.',
    },
    Light: {
      premium:
        'Gradients on glass and metal are rebuilt, so that the shape shows and the light source does not.',
    },
    Shadow: { pro: 'Contact and cast shadow on their own layers, the same angle across the range.' },
    Variants: { premium: 'One finished frame becomes eight colorways, each checked against its own sample.' },
  },
  notDone: [
    'Features the product lacks. No second zipper, no thicker carpet.',
    'Texture from elsewhere: leather keeps its own grain.',
    'Renderings from drawings; we start from a photograph.',
  ],
  send: [
    'RAW files with a gray card or color target in the first frame of each setup.',
    'The frame with polarizer and the frame without, if you shot both.',
    'A swatch in the first frame, or Lab values in the special requirements, for anything that must match.',
    'A link to the packaging’s vector file, when a label has to be rebuilt.',
  ],
  formats: {
    Masters: 'Layered TIFF or PSD, 16-bit, path saved in the file',
    Shops: 'JPG or PNG at your sizes, transparent or on white',
    Print: 'TIFF in the printer’s profile, total ink below its limit',
    Shadow: 'As its own layer, or baked in',
  },
  questions: {
    'How exact is the color?':
      'With a target in the frame we aim for a Delta\u00a0E\u00a02000 below 2 on flat colors. About 1 is the smallest difference that people see side by side. Fluorescent and metallic inks cannot be shown in sRGB, and we say which ones those are.',
    'Can you remove reflections of the room?':
      'On smooth glass and chrome, yes, by rebuilding the gradient. A black card beside the lens avoids them.',
    'Do you combine focus stacks?': `Yes, with Premium, up to ${policy.slices.product} unsharpened slices. The finished picture counts as one image.`,
    'Is this the right page for a web shop?':
      'For a few hero pictures, yes. For hundreds of items on white, order e-commerce editing.',
  },
};
