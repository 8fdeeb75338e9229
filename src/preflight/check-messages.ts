import {
  photoKinds,
  type Finding,
  type FindingCode,
  type OtherKind,
  type PhotoKind,
} from './photo-report.ts';
import type { SortOrder } from './analyze-photos.ts';

const others: Record<OtherKind, string> = {
  program: 'is a program, not a photo.',
  archive: 'is a packed archive, not a photo. Unpack it and add what is in it.',
  pdf: 'is a PDF, not a photo.',
  page: 'is a web page, not a photo.',
  video: 'is a video, not a photo.',
  sound: 'is a sound, not a photo.',
  text: 'is text, not a photo.',
  unknown: 'holds no picture in a format we know. Check that it opens on your computer.',
};

const kindName = (detail = '') => photoKinds[detail as PhotoKind]?.name ?? detail;
const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** One sentence for each thing that may be found, about the file of that name. */
export const findingSentences: Record<FindingCode, (name: string, detail?: string) => string> = {
  empty: (name) => `${name} is empty (0 bytes).`,
  notPhoto: (name, detail) => `${name} ${others[detail as OtherKind] ?? others.unknown}`,
  truncated: (name) => `${name} breaks off before its end. Copy it from the card once more.`,
  unreadable: (name) => `${name} can’t be read. Check that it opens on your computer.`,
  script: (name) => `${name} is a drawing with a program in it. Send it as PNG or TIFF.`,
  misnamed: (name, detail) => `${name} is ${kindName(detail)} inside, and is treated as that.`,
  copy: (name, detail) => `${name} is the same photo as ${detail}.`,
  cmyk: (name) => `${name} is in CMYK, for print. Its colors can shift when it is edited in RGB.`,
  animated: (name) => `${name} moves. Only its first frame can be edited.`,
  vector: (name) => `${name} is a drawing, not a photo. Send it as PNG or TIFF.`,
  huge: (name, detail) =>
    `${name} is ${Number(detail).toLocaleString('en-US')} px long. Many programs stop at 16,384.`,
  tooLarge: (name) => `${name} is fine and is sent as it is; it is too large to be shown here.`,
  noPicture: (name, detail) =>
    `${name} is fine and is sent as it is; this browser can’t show ${kindName(detail)}.`,
};

/** The words of what existsNearEnd around the contact sheet. */
export const checkMessages = {
  finding: findingSentences,
  /** For several photos at once that are only remarked upon: of one kind, or (without a kind) too large. */
  unshown: (count: number, detail: string) =>
    `${count} photos are fine and are sent as they are; ${
      detail ? `this browser can’t show ${kindName(detail)}` : 'they are too large to be shown here'
    }.`,
  /** As long as no photo has a mark. */
  markHint: 'Press a photo to mark on it what should change.',
  needLook: 'Needs a look',
  needLookSaid: (count: number) => (count === 1 ? '1 photo needs a look.' : `${count} photos need a look.`),
  more: (count: number) => `${count} more`,
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
  rangeHint: 'Press the first and the last of it.',
  selected: (count: number) => (count === 0 ? 'None selected' : `${count} selected`),
  remove: (count: number) => `Remove ${photos(count)}`,
  removed: (count: number) => `${photos(count)} removed.`,
  undo: 'Undo',
  pick: (name: string) => `Select ${name}`,
  brackets: (count: number, sizes: readonly number[]) => {
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const size = sizes.every((other) => other === sizes[0]) ? ` of ${sizes[0]}` : '';
    return `${all} photos look like ${count === 1 ? `1 bracket${size}` : `${count} brackets${size}`}.`;
  },
  countInstead: (count: number, instead: number) => `Count ${count} instead of ${instead}`,
};

export type CheckMessages = typeof checkMessages;

/** The sentence for a finding about the file of that name. */
export const sentenceFor = (words: CheckMessages, name: string, { code, detail }: Finding): string =>
  words.finding[code](name, detail);
