import { isServiceId, turnaroundTexts, type ServiceId } from '../../src/pricing/price-table.ts';
import { Expertise } from '../../src/sections/expertise.tsx';
import { paths } from '../routing/paths.ts';
import { countOf } from '../content/counts.ts';
import { isShown } from '../content/is-shown.ts';
import { guidePath } from '../content/services/guide-path.ts';
import { twoLines } from './two-lines.tsx';

/**
 * Returns an area of work with the turnaround of its service and a link to its guide.
 *
 * @param slug End of the guide's path. Default: the guide of the service.
 */
const area = (service: ServiceId, name: string, text: string, slug?: string) => ({
  service,
  name,
  text,
  turnaround: turnaroundTexts[service],
  href: slug ? paths.service(slug) : guidePath(service),
});

/** The editing areas on the home page, as far as they are offered. */
export const areas = [
  area('portrait', 'Portrait retouching', 'The spot from Tuesday goes, the freckles stay.'),
  area('wedding', 'Wedding', 'Two cameras, five rooms, one white dress that stays white.'),
  area('real-estate', 'Real estate', 'Straight walls, a view in every window, one color of light.'),
  area('product', 'Product', 'The color of the sample in the box, under any light.'),
  area('fashion', 'Fashion', 'Creases eased, the weave left alone.'),
  area(
    'portrait',
    'Corporate headshot',
    'Forty people, three photographers, one wall.',
    'corporate-headshots',
  ),
  area('ecommerce', 'E-commerce', 'White to the last pixel, the same margin on every item.'),
  area('event', 'Event', 'Magenta stage light out of the faces, not out of the stage.'),
  area('portrait', 'Beauty', 'Even skin with every pore still there.', 'beauty-retouching'),
  area('automotive', 'Automotive', 'One clean highlight along the shoulder line, no tripod in the door.'),
  area('jewelry', 'Jewelry', 'Every prong sharp, metal that looks like its karat.'),
  area('food', 'Food', 'Warm bread, neutral china, clean rims.'),
].filter((row) => isServiceId(row.service) && isShown(row));

export const Section = () => (
  <Expertise
    id="team"
    className="bg-sunken"
    number="06"
    eyebrow="Expertise"
    title={twoLines(`${countOf(areas.length, 'trade')},`, 'each with experts.')}
    lead="A jewelry retoucher sees what a portrait retoucher doesn’t. Your photographs go to editors who do that kind of work every day."
    areas={areas}
    note={<p>Your next order goes to the same editor, so that it matches the last.</p>}
    action={{ href: paths.team, label: 'Meet the team' }}
  />
);
