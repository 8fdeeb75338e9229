import { turnaroundNames } from '../../../../src/pricing/names.ts';
import { fastest } from '../../facts.ts';
import type { ServiceGuide } from '../guide.ts';

/** For a sentence: "6 to 12". */
const fastestHours = fastest.hours.replace('-', ' to ').replace('h', '');

export const guide: ServiceGuide = {
  heading: 'Event photo editing before the news is old',
  lead: 'Conferences, stages and parties. The pictures have to be out while the event is still news, and they have to look like one set.',
  caption: 'High ISO and a tungsten cast, then neutral and clean.',
  done: {
    'Stage light': {
      pro: 'Magenta and blue are removed from faces and kept on stage. LED flicker bands are evened where possible.',
    },
    Noise: {
      pro: 'Reduced in color first, in grain only as far as detail holds. ISO 12,800 may look like ISO 3,200, not like 100.',
    },
    'Level and crop': { basic: 'Lecterns upright, screens square, logos whole.' },
    'Consistent people': { pro: 'A keynote shot from three seats reads as one speaker in one light.' },
    'Small rescues': { premium: 'Half-blinks, glare on glasses, a fork in midair: on the frames you star.' },
    'Screens and slides': {
      pro: 'Projected slides are lifted until they can be read, without burning out the speaker in front.',
    },
  },
  notDone: [
    'Replacing what was on the screen behind the speaker.',
    'Adding an audience to empty chairs.',
    'Recognizing faces. Captions and names come from you.',
  ],
  send: [
    'Files in the order of the day, straight from the cards.',
    'Stars or color labels for the frames that must go out first.',
    'The sponsor list and logo rules, if crops depend on them.',
    'The color temperature of the stage wash, if the technician will tell you.',
  ],
  formats: {
    Press: 'JPG, 3000 px, captions kept in IPTC',
    Social: 'Square and 4:5 crops from the same edit',
    Archive: 'Full-size JPG under your file names',
    Sponsors: 'A folder per logo, on request',
  },
  questions: {
    'Can a first batch come back the same night?': `${turnaroundNames[fastest.id]} takes ${fastestHours} hours from the approved quote, and quotes are made in opening hours. Send twenty starred frames as an order of their own in the afternoon.`,
    'Does our IPTC data survive?':
      'All of it: captions, credits and, unless you ask us to strip it, the location.',
    'The stage was lit in pure blue. Is there hope?':
      'Pure blue LEDs record one channel only. Those frames become good black and whites, and we mark them.',
    'Will you choose the frames?':
      'We can take out blinks, misfires and near-duplicates, if the brief says so. What counts as news is your decision.',
  },
};
