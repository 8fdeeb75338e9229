import type { PhotoAnalysis } from '../preflight/analyze-photos.ts';

/** Photos that the list shows, in which order, and how. Set by the tools above the list. */
export type PhotoListView = {
  /** The photos after sorting and filtering. */
  shown: readonly File[];
  /** Photos with a finding, each with its sentence. */
  flags: ReadonlyMap<File, string>;
  /** Set while photos are being selected. */
  selection: PhotoSelection | null;
  analysis: PhotoAnalysis;
};

/** Selection of several photos, by click, by range or by keyboard: what is selected, and what a change calls. */
export type PhotoSelection = {
  selected: ReadonlySet<File>;
  /** Toggles a photo. With `range` selects everything from the last selected photo to this one. */
  onSelect: (file: File, range: boolean) => void;
  onSelectAll: () => void;
  onEnd: () => void;
  /** Returns the accessible name of a photo's checkbox from the file's name. */
  label: (name: string) => string;
};
