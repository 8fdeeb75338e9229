import type { Rejection, RejectionReason } from './accept.ts';
import { displayName } from '../lib/display-name.ts';

/** Maximum number of file names in a sentence. Further ones are counted. */
const NAMES_SHOWN = 3;

/** One sentence for one file, and one for several, per reason. */
export type RejectionMessages = Record<
  RejectionReason,
  { one: (name: string) => string; many: (count: number, names: string) => string }
> & {
  /** The names of `many` if only some are shown. Default: “a, b, c and 2 more”. */
  more?: (names: string, count: number) => string;
};

export const rejectionMessages: RejectionMessages = {
  type: {
    one: (name) => `${name} is not a photo and was left out.`,
    many: (count, names) => `${count} files are not photos and were left out: ${names}.`,
  },
  format: {
    one: (name) =>
      `${name} is in a format we don’t edit and was left out. Send it as TIFF, JPEG or your camera’s RAW.`,
    many: (count, names) =>
      `${count} files are in a format we don’t edit and were left out: ${names}. Send them as TIFF, JPEG or your camera’s RAW.`,
  },
  sidecar: {
    one: (name) =>
      `${name} holds editing settings, not a photo, and was left out. Tell us in the notes what to change.`,
    many: (count, names) =>
      `${count} files hold editing settings, not photos, and were left out: ${names}. Tell us in the notes what to change.`,
  },
  size: {
    one: (name) => `${name} is over 50 MB and was left out.`,
    many: (count, names) => `${count} files are over 50 MB and were left out: ${names}.`,
  },
  empty: {
    one: (name) => `${name} is empty (0 bytes) and was left out.`,
    many: (count, names) => `${count} files are empty (0 bytes) and were left out: ${names}.`,
  },
  duplicate: {
    one: (name) => `${name} is already in the list and was added once.`,
    many: (count, names) => `${count} files are already in the list and were added once: ${names}.`,
  },
  number: {
    one: (name) =>
      `${name} was left out, because an order takes up to 2,000 photos. Send it as a second order.`,
    many: (count, names) =>
      `${count} files were left out, because an order takes up to 2,000 photos: ${names}. Send them as a second order.`,
  },
};

export function rejectionSentences(
  rejected: readonly Rejection[],
  messages: RejectionMessages = rejectionMessages,
): string[] {
  return Object.entries(Object.groupBy(rejected, ({ reason }) => reason)).map(([reason, files]) => {
    const names = files.map(({ name }) => displayName(name));
    const { one, many } = messages[reason as RejectionReason];
    return names.length === 1 ? one(names[0] ?? '') : many(names.length, joinNames(names, messages.more));
  });
}

const defaultMore = (names: string, count: number) => `${names} and ${count} more`;

export function joinNames(names: readonly string[], more = defaultMore): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  const rest = names.length - NAMES_SHOWN;
  return rest > 0 ? more(shown, rest) : shown;
}
