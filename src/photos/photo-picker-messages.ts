import { rejectionMessages } from './rejection-messages.ts';

export const photoPickerMessages = {
  drop: 'Drop photos here or',
  browse: 'browse files',
  /** Shown while files are dragged over the zone. */
  dropNow: 'Let go to add them',
  /** Fixed by the specification (ordering 10). */
  limits: 'JPG, PNG, TIFF, RAW up to 50MB each',
  folder: 'or choose a folder',
  /** Names the contact sheet. */
  list: 'Photos',
  remove: (name: string) => `Remove ${name}`,
  open: (name: string) => `Open ${name}`,
  marks: (count: number) => (count === 1 ? '1 mark' : `${count} marks`),
  /** Hint, shown while no photo has a mark. */
  markHint: 'Select a photo to mark what you want changed.',
  uploading: (name: string) => `Uploading ${name}`,
  added: (count: number) => (count === 1 ? '1 photo added.' : `${count} photos added.`),
  removed: (count: number) => (count === 1 ? '1 photo removed.' : `${count} photos removed.`),
  emptyFolder: (name: string) => `The folder ${name} has no photos in it.`,
  /** A folder with photos that are too many, too deep, or unreadable. */
  partialFolder:
    'Some photos of the folder could not be added. Compare the list with your folder, and add the missing ones.',
  /** A drop without a file, such as an image of another website, or one in an archive that was not unpacked. */
  link: 'That came without a file. Save it on your device first, then add it.',
  dismiss: 'Dismiss this note',
  rejection: rejectionMessages,
};

export type PhotoPickerMessages = typeof photoPickerMessages;
