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
  /** Whether only photos that need review are shown. */
  isFiltered: boolean;
};

/** Selection of several photos: by click, by range, by keyboard. */
export type PhotoSelection = {
  selected: ReadonlySet<File>;
  /** Toggles a photo. With `range` selects everything from the last selected photo to this one. */
  onSelect: (file: File, range: boolean) => void;
  onSelectAll: () => void;
  onEnd: () => void;
  /** Returns the accessible name of a photo's checkbox from the file's name. */
  label: (name: string) => string;
};

/** Whether the hint about marks shows: the host opens photos, and none of them has a mark. */
export function needsMarkHint({
  photos,
  onOpen,
  markCountOf,
}: {
  photos: readonly File[];
  onOpen?: ((file: File) => void) | undefined;
  markCountOf?: ((file: File) => number) | undefined;
}): boolean {
  return Boolean(onOpen) && photos.length > 0 && !photos.some((file) => markCountOf?.(file));
}
