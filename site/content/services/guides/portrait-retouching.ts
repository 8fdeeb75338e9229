import type { ServiceGuide } from '../guide.ts';

export const guide: ServiceGuide = {
  heading: 'Portrait retouching that keeps the person',
  lead: 'A good retouch does not show. We remove what was there for a day and leave what belongs to the person: freckles, laugh lines, the gap in the teeth.',
  caption: 'Flat light and a sallow cast, and the same face without them.',
  done: {
    'Skin, at two scales': {
      pro: 'Blemishes are healed one by one, so pores survive at 100 percent. With Premium, blotches are evened by dodge and burn.',
    },
    Eyes: { pro: 'Redness goes, catchlights stay where the light put them. Whites are never pure white.' },
    Hair: {
      pro: 'Strays that cross the face or break the outline are removed. Flyaways against the light usually stay.',
    },
    'Clothes and background': {
      pro: 'Lint, bra straps, sensor dust and the power socket behind the shoulder.',
    },
    'One skin': { pro: 'Face, neck and hands are brought to one tone, since make-up and sun rarely agree.' },
    'A set, not singles': { pro: 'The same sitter looks the same age in every frame of a session.' },
  },
  notDone: [
    'Slimming, smaller noses, longer legs. If a pose is unflattering, we suggest another frame.',
    'Plastic skin. Surface blur is not among our tools.',
    'Opening closed eyes, unless you send the frame to take them from.',
  ],
  send: [
    'The RAW files, or 16-bit TIFFs if you have already developed them.',
    'A selection: retouching your second-best frame costs as much as your best.',
    'One of your finished pictures that shows how far you usually go.',
    'Anything permanent that must stay: moles, scars, tattoos.',
  ],
  formats: {
    Files: 'JPG at the highest quality; 16-bit TIFF from Pro on',
    Color: 'sRGB for screens, Adobe RGB on request',
    Size: 'As shot; crops only where you ask for them',
    Layers: 'PSD with Premium: healing, dodge and burn, and color on separate layers',
  },
  questions: {
    'Will people see that it was retouched?':
      'They should not. Every portrait is checked at 200 percent for halos and repeats, then at the size of a phone, where over-work shows first.',
    'Can you match the retouching of my last studio?':
      'Send three of their finished files beside the originals. The difference tells us more than any description.',
    'Do you retouch children?':
      'Scrapes, runny noses and food. Skin that young needs nothing else, and we leave it.',
    'What if my sitter wants a mole gone after all?':
      'Say so with the frame number. That is one round of changes.',
  },
};
