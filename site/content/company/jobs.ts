import { brand, quoteTime } from '../../brand.ts';
import { policy } from '../policy.ts';

/** Whether the positions are invented. A studio sets it to `false` with positions of its own, or none. */
const areSamples: boolean = true;

/** An open position, for its page and its row. */
type Job = {
  /** Last part of the path. */
  id: string;
  title: string;
  /** Place of work, as a phrase. */
  place: string;
  kind: 'Full time' | 'Part time';
  /** A yearly salary in US dollars for full time, from and to. */
  pay: readonly [number, number];
  /** YYYY-MM-DD. */
  posted: string;
  /** Two or three sentences: why the position exists. */
  about: string;
  /** For search results: 110 to 155 characters. */
  description: string;
  /** Tasks of the job. */
  tasks: readonly string[];
  /** Requirements. */
  asks: readonly string[];
  /** Content of the application email, beyond the form. */
  howToApply: string;
};

const positions: readonly Job[] = [
  {
    id: 'portrait-retoucher',
    title: 'Portrait retoucher',
    place: 'Remote, in the United States or Canada',
    kind: 'Full time',
    pay: [46_000, 56_000],
    posted: '2026-11-02',
    about:
      'You edit portraits, headshots and beauty at the people desk: sixty to eighty images a day at the Pro level, half as many at Premium.',
    description:
      'Retouch portraits, headshots and beauty by hand, with pores and freckles kept. Remote, full time, salaried; two paid days before you decide.',
    tasks: [
      'Clean skin, hair and clothing so that the work does not show.',
      'Match skin tones within a set and from face to hands.',
      'Check a colleague’s images at full size before delivery. Yours are checked, too.',
      'Write two or three sentences to the customer about what you did and left alone.',
    ],
    asks: [
      'Three years of retouching people, for money or for your own portfolio.',
      'Sure use of dodge and burn, frequency separation and the healing brush, and an opinion on when to leave each alone.',
      'Experience with many kinds of skin.',
      'English good enough to ask a photographer an exact question.',
    ],
    howToApply:
      'Link to three portraits with their untouched originals. One of them should be a frame where you decided against an edit; say why.',
  },
  {
    id: 'jewelry-retoucher',
    title: 'Jewelry retoucher',
    place: 'Remote, in the US, Canada, the UK, Germany or India',
    kind: 'Full time',
    pay: [48_000, 58_000],
    posted: '2026-10-19',
    about:
      'Rings, watches and stones, mostly focus stacks. It is the slowest work in the studio, and the training takes up to eighteen months.',
    description:
      'Merge focus stacks and retouch rings, watches and stones for catalogs. Remote, full time, salaried, with up to eighteen months of training.',
    tasks: [
      `Merge stacks of up to ${policy.slices.jewelry} frames and repair what the merge got wrong.`,
      'Draw reflections on metal again where the set was reflected in it.',
      'Hold the color of gold, rose gold and platinum over a whole catalog.',
      'Keep inclusions and facets as the stone has them: buyers are entitled to that.',
    ],
    asks: [
      'Paths drawn by hand, with the pen tool, that hold at 400 percent.',
      'An understanding of light on curved metal, from photography, goldsmithing, painting or rendering.',
      'Patience for a quarter of an hour on one image.',
    ],
    howToApply:
      'Send one finished image of metal or glass at full size, and a screenshot of its layers. A tap or a spoon is fine.',
  },
  {
    id: 'real-estate-editor',
    title: 'Real estate editor',
    place: 'Remote, in Germany, Poland, Romania or India',
    kind: 'Part time',
    pay: [40_000, 50_000],
    posted: '2026-11-09',
    about:
      'Houses photographed in the afternoon in America are edited during your day in Europe or India. Twenty to twenty-five hours a week. The salary is stated for full time and paid in proportion.',
    description:
      'Blend brackets, straighten walls, balance windows, twenty to twenty-five hours a week in daylight hours. Remote and salaried, never piecework.',
    tasks: [
      'Blend exposures by hand where automatic merging leaves gray rooms and glowing windows.',
      'Neutralize mixed light, straighten verticals, replace skies that fit the shadows.',
      'Spot edits that would mislead a buyer, and refuse them politely.',
      'Look after the style sheets of about ten photographers.',
    ],
    asks: [
      'A portfolio of interiors that you shot or edited.',
      'Luminosity masks, perspective correction and color grading without presets.',
      'Reliable hours from Sunday to Friday, on days that we agree upon.',
    ],
    howToApply:
      'Link to one room as bracketed originals and finished, and name the thing about it that you would do differently today.',
  },
  {
    id: 'customer-desk-editor',
    title: 'Quoting editor',
    place: 'Remote in the US or Canada, office hours in Eastern time',
    kind: 'Full time',
    pay: [48_000, 58_000],
    posted: '2026-11-12',
    about:
      'You open the files of every order, see what they need and say what it costs. You also answer when a customer is unhappy.',
    description: `Open files, see what they need, quote within ${quoteTime} and answer customers by email and phone. Remote, full time, in Eastern office hours.`,
    tasks: [
      'Quote ten to twenty orders a day from the files and the price list.',
      'Ask what the brief has left out, before an editor has to.',
      'Answer email and phone calls with the image in question open in front of you.',
      'Decide on changes and refunds by yourself, up to the price of the order.',
    ],
    asks: [
      'Two years of editing or assisting, enough to estimate the time a frame takes.',
      'A calm voice and good written English. Spanish helps.',
      'Confidence with numbers.',
    ],
    howToApply:
      'Write the answer you would give to this: “You made her look ten years younger. She hates it. I need them by four.” Half a page is plenty.',
  },
];

/** Empty if they are samples and the studio is real: it must not advertise positions that do not exist. */
export const jobs = areSamples && !brand.demonstration ? [] : positions;

/** The job whose application page has this id. */
export function findJob(id: string): Job | undefined {
  return jobs.find((job) => job.id === id);
}
