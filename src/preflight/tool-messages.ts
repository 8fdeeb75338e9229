import { DEFAULT_LOCALE } from '../lib/default-locale.ts';
import { foreignFormats, isPhotoKind, photoKinds, type OtherKind } from './formats.ts';
import type { Finding, FindingCode } from './photo-report.ts';
import type { SortOrder } from './analyze-photos.ts';

const notPhotoEndings: Record<OtherKind, string> = {
  program: 'is a program, not a photo.',
  archive: 'is a packed archive, not a photo. Unpack it and add what is in it.',
  pdf: 'is a PDF, not a photo.',
  page: 'is a web page, not a photo.',
  video: 'is a video, not a photo.',
  sound: 'is a sound, not a photo.',
  text: 'is text, not a photo.',
  unknown: 'holds no picture in a format we know. Check that it opens on your computer.',
  ...(Object.fromEntries(
    Object.entries(foreignFormats).map(([kind, { name }]) => [
      kind,
      `is ${withArticle(name)} file, which we don’t edit. Send it as TIFF or PNG.`,
    ]),
  ) as Record<keyof typeof foreignFormats, string>),
};

const kindName = (detail = '') => (isPhotoKind(detail) ? photoKinds[detail].name : detail);
/** Returns a name with its article, by its sound: "an SVG", "an HEIC", "an icon", "a JPEG". */
function withArticle(name: string): string {
  return /^(?:[aeio]|HEIC|SVG)/i.test(name) ? `an ${name}` : `a ${name}`;
}
const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Returns the sentence of each finding, from the file's name and the finding's detail. */
const findingSentences: Record<FindingCode, (name: string, detail?: string) => string> = {
  empty: (name) => `${name} is empty (0 bytes).`,
  notPhoto: (name, detail) => `${name} ${notPhotoEndings[detail as OtherKind] ?? notPhotoEndings.unknown}`,
  truncated: (name) => `${name} is incomplete. Copy it from the card again.`,
  unreadable: (name) => `${name} can’t be read here. If it opens on your computer, send it as it is.`,
  script: (name) => `${name} is a drawing that contains a program. Send it as PNG or TIFF.`,
  misnamed: (name, detail) =>
    `${name} is actually ${withArticle(kindName(detail))} file. We’ll treat it as one.`,
  copy: (name, detail) =>
    name === detail ? `${name} is in the list twice.` : `${name} is the same photo as ${detail}.`,
  cmyk: (name) => `${name} is in CMYK, for print. Its colors can shift when it is edited in RGB.`,
  animated: (name) => `${name} is animated. We can only edit its first frame.`,
  vector: (name) => `${name} is a drawing, not a photo. Send it as PNG or TIFF.`,
  huge: (name, detail) =>
    `${name} is ${Number(detail).toLocaleString(DEFAULT_LOCALE)} px long. Many programs stop at 16,384.`,
  tooLarge: (name) => `${name} is too large to be shown here. It will be sent as it is.`,
  noPicture: (name) => `${name} has no preview that this browser can show. It will be sent as it is.`,
};

/** Default text of the tools around the contact sheet. */
export const toolMessages = {
  finding: findingSentences,
  facts: 'About the file',
  /** One sentence for several photos of severity `info`: `detail` is their kind, or empty if they are too large. */
  unshown: (count: number, detail: string) =>
    detail
      ? `${count} ${kindName(detail)} files have no preview that this browser can show. They will be sent as they are.`
      : `${count} photos are too large to be shown here. They will be sent as they are.`,
  needReview: 'Needs a look',
  needReviewSaid: (count: number) => (count === 1 ? '1 photo needs a look.' : `${count} photos need a look.`),
  more: (count: number) => `${count} more`,
  /** Names the group of lines about the photos. */
  notes: 'What was found',
  sort: 'Sort',
  sortOrders: {
    added: 'as added',
    name: 'by name',
    time: 'by time taken',
    problems: 'problems first',
  } satisfies Record<SortOrder, string>,
  select: 'Select',
  done: 'Done',
  selectAll: 'Select all',
  range: 'Select a range',
  rangeHint: 'Select the first and last photo of the range.',
  selected: (count: number) => (count === 0 ? 'None selected' : `${count} selected`),
  remove: (count: number) => `Remove ${photos(count)}`,
  undo: 'Undo',
  pick: (name: string) => `Select ${name}`,
  brackets: (count: number, sizes: readonly number[]) => {
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const size = sizes.every((other) => other === sizes[0]) ? ` of ${sizes[0]}` : '';
    return `${all} photos look like ${count === 1 ? `1 bracket${size}` : `${count} brackets${size}`}.`;
  },
  countInstead: (count: number, instead: number) => `Count ${count} instead of ${instead}`,
};

export type ToolMessages = typeof toolMessages;

export const sentenceFor = (words: ToolMessages, name: string, { code, detail }: Finding): string =>
  words.finding[code](name, detail);
