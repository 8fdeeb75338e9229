import { turnaroundTexts } from '../../src/pricing/price-table.ts';
import type { ExpertiseProps } from '../../src/sections/expertise.tsx';
import { paths } from '../routing/paths.ts';
import { inWords } from './counts.ts';

/** The editing areas on the home page, each with a link to its guide. */
const areas: ExpertiseProps['areas'] = [
  {
    name: 'Portrait retouching',
    text: 'The spot from Tuesday goes, the freckles stay.',
    turnaround: turnaroundTexts.portrait,
    href: paths.service('portrait-retouching'),
  },
  {
    name: 'Wedding',
    text: 'Two cameras, five rooms, one white dress that stays white.',
    turnaround: turnaroundTexts.wedding,
    href: paths.service('wedding-photography'),
  },
  {
    name: 'Real estate',
    text: 'Straight walls, a view in every window, one color of light.',
    turnaround: turnaroundTexts['real-estate'],
    href: paths.service('real-estate'),
  },
  {
    name: 'Product',
    text: 'The color of the sample in the box, under any light.',
    turnaround: turnaroundTexts.product,
    href: paths.service('product-photography'),
  },
  {
    name: 'Fashion',
    text: 'Creases eased, the weave left alone.',
    turnaround: turnaroundTexts.fashion,
    href: paths.service('fashion-beauty'),
  },
  {
    name: 'Corporate headshot',
    text: 'Forty people, three photographers, one wall.',
    turnaround: turnaroundTexts.portrait,
    href: paths.service('corporate-headshots'),
  },
  {
    name: 'E-commerce',
    text: 'White to the last pixel, the same margin on every item.',
    turnaround: turnaroundTexts.ecommerce,
    href: paths.service('ecommerce-photos'),
  },
  {
    name: 'Event',
    text: 'Magenta stage light out of the faces, not out of the stage.',
    turnaround: turnaroundTexts.event,
    href: paths.service('event-photography'),
  },
  {
    name: 'Beauty',
    text: 'Even skin with every pore still there.',
    turnaround: turnaroundTexts.portrait,
    href: paths.service('beauty-retouching'),
  },
  {
    name: 'Automotive',
    text: 'One clean highlight along the shoulder line, no tripod in the door.',
    turnaround: turnaroundTexts.automotive,
    href: paths.service('automotive-photography'),
  },
  {
    name: 'Jewelry',
    text: 'Every prong sharp, metal that looks like its karat.',
    turnaround: turnaroundTexts.jewelry,
    href: paths.service('jewelry-photography'),
  },
  {
    name: 'Food',
    text: 'Warm bread, neutral china, clean rims.',
    turnaround: turnaroundTexts.food,
    href: paths.service('food-photography'),
  },
];

export const expertise: ExpertiseProps = {
  number: '06',
  label: 'Expertise',
  title: (
    <>
      {inWords(areas.length)} trades, <br />
      each with experts.
    </>
  ),
  lead: 'A jewelry retoucher sees what a portrait retoucher doesn’t. Your photographs go to editors who do that kind of work every day.',
  areas,
  note: <p>Your next order goes to the same editor, so that it matches the last.</p>,
  action: { href: paths.team, label: 'Meet the team' },
};
