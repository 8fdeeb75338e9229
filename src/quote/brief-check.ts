import { countMarks } from '../annotations/photo-mark.ts';
import { deliveredAt, type StudioHours } from '../pricing/delivery-clock.ts';
import { turnarounds, type ServiceId, type Turnaround } from '../pricing/price-table.ts';
import { isPastDeadline, localDay } from './quote-checks.ts';
import type { ContactMethod, QuoteTab } from './quote-options.ts';
import type { QuoteFields, QuoteState } from './quote-state.ts';

/** What reading the files has found out, as far as it has been read: one for each photo, in any order. */
export type PhotoFact = { width?: number; height?: number };

/** A place of the form that an advice leads to. */
export type BriefField = keyof QuoteFields;

/** What puts a thing right: one press, or the way to the field where only the person knows the answer. */
export type AdviceAction =
  | { kind: 'matchCount'; count: number }
  | { kind: 'change'; changes: Partial<QuoteFields> }
  | { kind: 'go'; tab: QuoteTab; field: BriefField };

/** What is worth a second look, with what its sentence is about. */
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

export type BriefCheckOptions = {
  now: Date;
  /** When the office is open; without it a quote is taken to need two hours at any time of day. */
  studio?: StudioHours;
  photoFacts?: readonly PhotoFact[];
  /** How many pictures the photos make, each HDR bracket that was recognized being one. Default: as many as photos. */
  pictures?: number;
};

/** Services of which the photo alone doesn't say what is wanted: what to remove, what the lost part looked like. */
const needNote: readonly string[] = ['manipulation', 'restoration'];
/** The two turnarounds that are fast already; on top of them, "Rush order" multiplies once more (SPEC §9). */
const fast: readonly Turnaround[] = ['rush', 'express'];
/** A shop's note that gives a size has answered the question: "2000 x 2000", "1:1", "square", "px". */
const namesSize = /\d\s*[x×:]\s*\d|\d\s*px\b|pixel|square|crop/i;

/**
 * What an experienced desk would ask about this brief before starting, in the order of the form's tabs. It never blocks:
 * every one of these orders can be meant exactly so. What must be there is `checkQuote`'s; a field that is itself still
 * empty and required is not spoken of twice.
 */
export function checkBrief({ fields, photos, marks }: QuoteState, options: BriefCheckOptions): Advice[] {
  return [
    aboutCount(fields, photos.length, options.pictures),
    aboutSizes(fields, options.photoFacts),
    aboutRush(fields),
    aboutNote(fields, countMarks(photos, marks)),
    aboutTones(fields),
    aboutNumber(fields),
    aboutDeadline(fields, options),
  ].filter((advice) => advice !== null);
}

function aboutCount(
  { serviceType, imageCount }: QuoteFields,
  photos: number,
  pictures = photos,
): Advice | null {
  if (photos === 0) return null;
  if (serviceType === 'hdr') {
    // Several frames become one picture, so fewer than the photos is right, and as many is worth a question.
    if (photos === 1 || imageCount < photos) return null;
    const isKnown = pictures < photos;
    return {
      id: 'brackets',
      photos,
      action: isKnown
        ? { kind: 'change', changes: { imageCount: pictures } }
        : { kind: 'go', tab: 'details', field: 'imageCount' },
    };
  }
  if (imageCount === photos || imageCount === pictures) return null;
  return { id: 'count', photos, count: imageCount, action: { kind: 'matchCount', count: photos } };
}

function aboutSizes(
  { serviceType, specialRequirements }: QuoteFields,
  facts: readonly PhotoFact[] = [],
): Advice | null {
  if (serviceType !== 'ecommerce' || namesSize.test(specialRequirements)) return null;
  const known = facts.filter(({ width, height }) => width && height);
  const sizes = new Set(known.map(({ width, height }) => `${width}×${height}`)).size;
  if (sizes < 2) return null;
  return { id: 'sizes', sizes, action: { kind: 'go', tab: 'details', field: 'specialRequirements' } };
}

function aboutRush({ turnaround, rushOrder }: QuoteFields): Advice | null {
  if (!rushOrder || !fast.includes(turnaround)) return null;
  return { id: 'rushTwice', turnaround, action: { kind: 'change', changes: { rushOrder: false } } };
}

/** A mark on a photo says as much as a line does. */
function aboutNote({ serviceType, specialRequirements }: QuoteFields, marks: number): Advice | null {
  if (!serviceType || !needNote.includes(serviceType)) return null;
  if (specialRequirements.trim() !== '' || marks > 0) return null;
  return {
    id: 'note',
    service: serviceType,
    action: { kind: 'go', tab: 'details', field: 'specialRequirements' },
  };
}

function aboutTones({ colorPrefs }: QuoteFields): Advice | null {
  if (!colorPrefs.includes('Warmer tones') || !colorPrefs.includes('Cooler tones')) return null;
  return { id: 'tones', action: { kind: 'go', tab: 'preferences', field: 'colorPrefs' } };
}

function aboutNumber({ contactMethod, clientPhone }: QuoteFields): Advice | null {
  if (contactMethod === 'email' || /\d/.test(clientPhone)) return null;
  return {
    id: 'number',
    method: contactMethod,
    action: { kind: 'go', tab: 'contact', field: 'clientPhone' },
  };
}

/** A day that has passed is not advised on: its field says so itself, right there. */
function aboutDeadline(fields: QuoteFields, { now, studio }: BriefCheckOptions): Advice | null {
  const { projectDeadline, turnaround } = fields;
  if (projectDeadline === '' || isPastDeadline(fields, localDay(now))) return null;
  // Both are days as text, which compare as days do; the deadline's own day still counts.
  const isInTime = (id: Turnaround) => localDay(deliveredAt(id, now, studio)) <= projectDeadline;
  if (isInTime(turnaround)) return null;
  const faster = turnarounds.find(({ id }) => isInTime(id))?.id ?? null;
  return {
    id: 'deadline',
    deliveredBy: deliveredAt(turnaround, now, studio),
    faster,
    action: faster
      ? { kind: 'change', changes: { turnaround: faster } }
      : { kind: 'go', tab: 'contact', field: 'projectDeadline' },
  };
}
