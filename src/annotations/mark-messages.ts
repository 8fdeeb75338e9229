/** Default text of the annotations. The positions in an order are written by `formatPosition` and are fixed. */
export const markMessages = {
  /** The dialog's name. */
  label: 'Marks on the photo',
  position: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  done: 'Done',

  /** Accessible name of the photo. */
  photo: (name: string) => `Photo ${name}`,
  /** Describes the keys of the photo, for screen readers. */
  photoKeys: 'Plus and minus zoom, 0 shows the whole photo, arrow keys look around while it is zoomed.',
  mark: (number: number, place: string, note: string) => `${number}, ${place}${note && `: ${note}`}`,
  markKeys:
    'Press the arrow keys to move the pin, with Shift for larger steps. Press Enter to edit its note, Delete to remove it.',
  opening: 'Opening the photo…',
  /** Shown beside the name if the browser can't draw the file itself. */
  preview: 'Preview',
  /** Shown in place of a photo that the browser can't draw. */
  noPicture: 'No picture to mark',
  noPictureHint:
    'This browser can’t show the file. Write what to do with the whole photo; the file itself is sent as it is.',

  addPin: 'Add pin',
  addRing: 'Add ring',
  undo: 'Undo',
  redo: 'Redo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** Text of the button that resets the zoom. */
  wholeView: (percent: number) => `${percent} %`,
  wholeViewHint: 'Show the whole photo',

  notes: 'What to do',
  empty: 'Tap or click the photo to place a pin. Drag to draw a ring around something.',
  emptyZoomed: 'Tap or click the photo to place a pin. Drag to look around.',
  note: (number: number) => `Note ${number}`,
  notePlaceholder: 'Soften under the eyes',
  wholePlaceholder: 'Straighten, and crop for a cover',
  addWhole: 'Add a note on the whole photo',
  ringSize: 'Ring size',
  remove: (number: number) => `Remove mark ${number}`,

  added: (number: number, place: string) => `Mark ${number} added: ${place}.`,
  moved: (number: number, place: string) => `Mark ${number}: ${place}.`,
  removed: (number: number) => `Mark ${number} removed.`,
  undone: (count: number) => `Undone. ${marks(count)}.`,
  redone: (count: number) => `Redone. ${marks(count)}.`,
  full: 'No more marks fit on this photo.',
  zoomed: (percent: number) => `Zoom ${percent} %.`,
};

const marks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);

/** Texts of the mark editor. */
export type MarkMessages = typeof markMessages;
