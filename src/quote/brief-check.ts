import { countMarks } from '../annotations/photo-mark.ts';
import { isBlankText } from '../lib/is-blank-text.ts';
import { deliveredAt, findDelivery, type OfficeHours } from '../pricing/delivery-clock.ts';
import { isTurnaround, turnarounds, type ServiceId, type Turnaround } from '../pricing/price-table.ts';
import { isPastDeadline, isWholeDay, localDay } from './quote-checks.ts';
import type { ContactMethod, QuoteTab } from './quote-options.ts';
import { mergesPhotos, suggestCount, type QuoteFields, type QuoteState } from './quote-state.ts';

/** `width` and `height` of one photo in px, as far as they have been read. */
export type PhotoMetadata = { width?: number; height?: number };

/** Action that resolves an advice: a change of the order, or the field to go to if only the visitor can decide. */
export type AdviceAction =
  | { kind: 'change'; changes: Partial<QuoteFields> }
  | { kind: 'go'; tab: QuoteTab; field: keyof QuoteFields };

/** One advice, with the values that its sentence needs. */
export type Advice = { action: AdviceAction } & (
  | { id: 'count'; photos: number; count: number }
  | { id: 'brackets'; photos: number }
  | { id: 'rushTwice'; turnaround: Turnaround }
  | { id: 'deadline'; deliveredBy: Date; faster: Turnaround | null }
  | { id: 'number'; method: Exclude<ContactMethod, 'email'> }
  | { id: 'sizes'; sizes: number }
  | { id: 'note'; service: ServiceId }
  | { id: 'tones' }
);

type BriefCheckOptions = {
  now: Date;
  /** Office hours. Default: a quote needs two hours at any time of day. */
  officeHours?: OfficeHours;
  photoMetadata?: readonly PhotoMetadata[];
  /** Number of images that the photos make, with each recognized HDR bracket as one. Default: the number of photos. */
  imageTotal?: number;
};

/* Lists of text, not of ids, so that a studio may remove a service without a change here. */

/** Services whose images need a size. */
const servicesWithSize: readonly string[] = ['ecommerce'];
/** Services that need a note, because the photo does not show what to remove or how a lost part looked. */
const servicesWithNote: readonly string[] = ['manipulation', 'restoration'];
/** Fast turnarounds. "Rush order" multiplies their price once more (estimate 3). */
const fastTurnarounds: readonly string[] = ['rush', 'express'];
/** Matches a note that names a size: "2000 x 2000", "1:1", "square", "px". */
const namesSize = /\d\s*[x×:]\s*\d|\d\s*px\b|pixel|square|crop/i;

const change = (changes: Partial<QuoteFields>): AdviceAction => ({ kind: 'change', changes });
const goTo = (tab: QuoteTab, field: keyof QuoteFields): AdviceAction => ({ kind: 'go', tab, field });

/**
 * Returns advice on this brief, as a retoucher would ask, in the order of the form's tabs. Advice never blocks, because
 * each of these orders may be intended. `checkQuote` checks the required fields.
 */
export function checkBrief({ fields, photos, marks }: QuoteState, options: BriefCheckOptions): Advice[] {
  return [
    aboutCount(fields, photos.length, options.imageTotal),
    aboutSizes(fields, options.photoMetadata),
    aboutRush(fields),
    aboutNote(fields, countMarks(photos, marks)),
    aboutTones(fields),
    aboutNumber(fields),
    aboutDeadline(fields, options),
  ].filter((advice) => advice !== null);
}

function aboutCount(fields: QuoteFields, photos: number, imageTotal = photos): Advice | null {
  const count = fields.imageCount;
  if (mergesPhotos(fields) && photos > 1 && count >= photos) {
    // A count of all photos is probably wrong, also if no bracket is recognized.
    const isKnown = imageTotal < photos;
    const action = isKnown ? change({ imageCount: imageTotal }) : goTo('details', 'imageCount');
    return { id: 'brackets', photos, action };
  }
  const offered = suggestCount(fields, photos, imageTotal);
  return offered === null ? null : { id: 'count', photos, count, action: change({ imageCount: offered }) };
}

function aboutSizes(
  { serviceType, specialRequirements }: QuoteFields,
  metadata: readonly PhotoMetadata[] = [],
): Advice | null {
  if (!servicesWithSize.includes(serviceType) || namesSize.test(specialRequirements)) return null;
  const known = metadata.filter(({ width, height }) => width && height);
  const sizes = new Set(known.map(({ width, height }) => `${width}×${height}`)).size;
  if (sizes < 2) return null;
  return { id: 'sizes', sizes, action: goTo('details', 'specialRequirements') };
}

function aboutRush({ turnaround, rushOrder }: QuoteFields): Advice | null {
  if (!rushOrder || !fastTurnarounds.includes(turnaround)) return null;
  return { id: 'rushTwice', turnaround, action: change({ rushOrder: false }) };
}

/** Marks on photos count as a note. */
function aboutNote({ serviceType, specialRequirements }: QuoteFields, marks: number): Advice | null {
  if (!serviceType || !servicesWithNote.includes(serviceType)) return null;
  if (!isBlankText(specialRequirements) || marks > 0) return null;
  return { id: 'note', service: serviceType, action: goTo('details', 'specialRequirements') };
}

function aboutTones({ colorPrefs }: QuoteFields): Advice | null {
  if (!colorPrefs.includes('Warmer tones') || !colorPrefs.includes('Cooler tones')) return null;
  return { id: 'tones', action: goTo('preferences', 'colorPrefs') };
}

function aboutNumber({ contactMethod, clientPhone }: QuoteFields): Advice | null {
  if (contactMethod === 'email' || /\p{Nd}/u.test(clientPhone)) return null;
  return { id: 'number', method: contactMethod, action: goTo('contact', 'clientPhone') };
}

/** A date in the past gets no advice, because its field has a warning. Neither does one whose year is being typed. */
function aboutDeadline(fields: QuoteFields, { now, officeHours }: BriefCheckOptions): Advice | null {
  const { projectDeadline, turnaround } = fields;
  if (!isWholeDay(projectDeadline) || isPastDeadline(fields, localDay(now))) return null;
  if (!isTurnaround(turnaround)) return null;
  const usableHours = officeHours && findDelivery(turnaround, now, officeHours) ? officeHours : undefined;
  const delivered = (id: Turnaround) => deliveredAt(id, now, usableHours);
  // Delivery on the day of the deadline is in time.
  const isInTime = (id: Turnaround) => projectDeadline >= localDay(delivered(id));
  if (isInTime(turnaround)) return null;
  const faster = turnarounds.find(({ id }) => isInTime(id))?.id ?? null;
  return {
    id: 'deadline',
    deliveredBy: delivered(turnaround),
    faster,
    action: faster ? change({ turnaround: faster }) : goTo('contact', 'projectDeadline'),
  };
}
