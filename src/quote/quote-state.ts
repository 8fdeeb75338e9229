import { normalizeImageCount } from '../pricing/estimate.ts';
import type { OrderPayload } from '../api/contract.ts';
import { photoKey, splitPresent } from '../lib/photo-key.ts';
import { withMarkLines } from '../annotations/format-marks.ts';
import { marksOf, withMarks, type MarkList, type PhotoMarks } from '../annotations/photo-mark.ts';
import type { QualityLevel, ServiceId, Turnaround } from '../pricing/price-table.ts';
import type { ColorPreference, ContactMethod, ContactTime, StylePreference } from './quote-options.ts';

/** The entered fields (ordering 2), as plain values that a draft can store. */
export type QuoteFields = {
  /** Empty until one is chosen. */
  serviceType: ServiceId | '';
  qualityLevel: QualityLevel;
  /** A whole number of at least 1, also while the field contains other text (ordering 7). */
  imageCount: number;
  turnaround: Turnaround;
  specialRequirements: string;
  rushOrder: boolean;
  colorPrefs: readonly ColorPreference[];
  stylePrefs: readonly StylePreference[];
  contactMethod: ContactMethod;
  /** Empty until one is chosen. */
  contactTime: ContactTime | '';
  /** A day as YYYY-MM-DD, as the date field has it; empty for none. Not a `Date`, which has a zone. */
  projectDeadline: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
};

/** The whole form: the fields and the two lists of files. */
export type QuoteState = {
  fields: QuoteFields;
  /** Photos to be edited. Each `photoKey` occurs once. */
  photos: readonly File[];
  /** Images that show the desired result. They are not part of the image count. */
  references: readonly File[];
  /** Marks by photo. They are removed with their photo. */
  marks: PhotoMarks;
};

/** Fields that a host may set for the visitor: those that affect the price, none of them personal. */
export type QuoteDefaults = Partial<
  Pick<QuoteFields, 'serviceType' | 'qualityLevel' | 'turnaround' | 'imageCount' | 'rushOrder'>
>;

/** Returns the fields that affect the price. A link to an order has no others. */
export const pricedFields = (fields: QuoteFields) => {
  const { serviceType, qualityLevel, turnaround, imageCount, rushOrder } = fields;
  return { serviceType, qualityLevel, turnaround, imageCount, rushOrder };
};

export const defaultFields: QuoteFields = {
  serviceType: '',
  qualityLevel: 'pro',
  imageCount: 1,
  turnaround: 'standard',
  specialRequirements: '',
  rushOrder: false,
  colorPrefs: [],
  stylePrefs: [],
  contactMethod: 'email',
  contactTime: '',
  projectDeadline: '',
  clientName: '',
  clientEmail: '',
  clientPhone: '',
};

/** State of a new order form (ordering 2). */
export const defaultQuote: QuoteState = { fields: defaultFields, photos: [], references: [], marks: {} };

/** The two lists of files, in the order in which they are uploaded. */
export const photoLists = ['photos', 'references'] as const;
export type PhotoList = (typeof photoLists)[number];

export type QuoteAction =
  | { type: 'change'; changes: Partial<QuoteFields> }
  | { type: 'add' | 'remove'; list: PhotoList; files: readonly File[] }
  /** Undoes the removal of these files: each returns to its place, with its marks. `before`: the state before it. */
  | { type: 'restore'; list: PhotoList; files: readonly File[]; before: QuoteState }
  /** Replaces each file in its list, or in both, by the one it is mapped to, which gets its marks unless it has its own. */
  | { type: 'replaceFiles'; pairs: ReadonlyMap<File, File> }
  | { type: 'mark'; file: File; marks: MarkList };

export function quoteReducer(state: QuoteState, action: QuoteAction): QuoteState {
  switch (action.type) {
    case 'change': {
      const fields = { ...state.fields, ...action.changes };
      return { ...state, fields: { ...fields, imageCount: normalizeImageCount(fields.imageCount) } };
    }
    case 'add':
      return withFiles(state, action.list, joined(state[action.list], action.files));
    case 'remove': {
      const left = withFiles(state, action.list, splitPresent(action.files, state[action.list]).missing);
      return action.list === 'photos' ? { ...left, marks: marksFrom(state, action.files, {}) } : left;
    }
    case 'restore':
      return restore(state, action);
    case 'replaceFiles':
      return replaceFiles(state, action.pairs);
    case 'mark':
      return { ...state, marks: withMarks(state.marks, action.file, action.marks) };
  }
}

/**
 * Undoes a removal. Files that were added since go to the end. A file that was chosen again since, to replace an unreadable one
 * of the same key, keeps its place. The count grows by as much as the removal lowered it.
 */
function restore(
  state: QuoteState,
  { list, files, before }: Extract<QuoteAction, { type: 'restore' }>,
): QuoteState {
  const current = new Map([...files, ...state[list]].map((file) => [photoKey(file), file]));
  const present = before[list].flatMap((file) => current.get(photoKey(file)) ?? []);
  const restored = { ...state, [list]: joined(present, state[list]) };
  if (list === 'references') return restored;
  const { imageCount } = before.fields;
  const lowering = imageCount - normalizeImageCount(imageCount - files.length);
  return recounted({ ...restored, marks: marksFrom(state, files, before.marks) }, lowering);
}

/** Returns the marks of the state, with those of these files taken from `marks`. */
const marksFrom = (state: QuoteState, files: readonly File[], marks: PhotoMarks): PhotoMarks =>
  files.reduce((all, file) => withMarks(all, file, marksOf(marks, file)), state.marks);

/** Replaces a list. The count starts at 1 and follows the photos, so three of them make 4 (ordering 6). */
function withFiles(state: QuoteState, list: PhotoList, files: readonly File[]): QuoteState {
  const difference = list === 'photos' ? files.length - state.photos.length : 0;
  return recounted({ ...state, [list]: files }, difference);
}

function replaceFiles(state: QuoteState, pairs: ReadonlyMap<File, File>): QuoteState {
  if (pairs.size === 0) return state;
  const byKey = new Map(Array.from(pairs, ([file, by]) => [photoKey(file), by]));
  const swapOne = (file: File) => byKey.get(photoKey(file)) ?? file;
  const swap = (list: readonly File[]) => joined([], list.map(swapOne));
  const [photos, references] = [swap(state.photos), swap(state.references)];
  let { marks } = state;
  for (const [file, by] of pairs) {
    const own = marksOf(marks, by);
    const moved = own.length > 0 ? own : marksOf(marks, file);
    marks = withMarks(withMarks(marks, file, []), by, moved);
  }
  // A new file may have been in the list already.
  return recounted({ ...state, photos, references, marks }, photos.length - state.photos.length);
}

function recounted(state: QuoteState, difference: number): QuoteState {
  const imageCount = normalizeImageCount(state.fields.imageCount + difference);
  return { ...state, fields: { ...state.fields, imageCount } };
}

const joined = (list: readonly File[], added: readonly File[]): readonly File[] => [
  ...list,
  ...splitPresent(list, added).missing,
];

/** Services in which several exposures become one image. Text and not ids, so that a studio may remove a service. */
const mergingServices: readonly string[] = ['hdr'];

/** Whether a service makes one image of several photos, so that fewer images than photos are probably intended. */
export const mergesPhotos = ({ serviceType }: Pick<QuoteFields, 'serviceType'>): boolean =>
  mergingServices.includes(serviceType);

/**
 * Returns the number of images to offer in place of that of the order, or `null` if the number of the order fits the
 * photos. Without photos every number fits, because it may be known before them. So does that of the photos: for HDR
 * `checkBrief` asks about it.
 *
 * @param photos Number of photos.
 * @param imageTotal Number of images with each HDR bracket as one (`countImages`).
 */
export function suggestCount(
  fields: Pick<QuoteFields, 'serviceType' | 'imageCount'>,
  photos: number,
  imageTotal: number,
): number | null {
  const { imageCount } = fields;
  const isMerged = mergesPhotos(fields);
  if (photos === 0 || imageCount === photos || imageCount === imageTotal) return null;
  if (isMerged && imageCount < photos) return null;
  return isMerged ? imageTotal : photos;
}

/**
 * Returns the order as it is sent, with these keys and no other (ordering 33).
 *
 * @param uploaded Stored names of the photos, in order.
 * @param references Stored names of the reference photos; empty if there are none.
 * @param marks The marks on the photos, in lines (`formatMarks`). They follow the written requirements.
 */
export function toPayload(
  fields: QuoteFields,
  uploaded: readonly string[],
  references: readonly string[],
  marks: readonly string[] = [],
): OrderPayload {
  return {
    customerName: fields.clientName.trim(),
    customerEmail: fields.clientEmail.trim(),
    customerPhone: fields.clientPhone.trim(),
    serviceType: fields.serviceType,
    qualityLevel: fields.qualityLevel,
    turnaroundTime: fields.turnaround,
    imageCount: fields.imageCount,
    specialInstructions: withMarkLines(fields.specialRequirements, marks),
    rushOrder: fields.rushOrder,
    uploadedFiles: [...uploaded],
    referenceFiles: [...references],
    contactPreferences: { method: fields.contactMethod, time: fields.contactTime },
    stylePreferences: [...fields.stylePrefs],
    colorPreferences: [...fields.colorPrefs],
    projectDeadline: fields.projectDeadline === '' ? null : fields.projectDeadline,
    currency: 'USD',
  };
}
