import type { ReactNode } from 'react';

/** How the contact sheet is to be shown, as the tools around it say. */
export type PhotoListView = {
  /** The photos in the order and the choice in which they are looked at. */
  shown: readonly File[];
  /** Photos that something was found about, each with its sentence. */
  flags: ReadonlyMap<File, string>;
  /** Set while photos are being selected. */
  selection: PhotoSelection | null;
  /** Content below the list. */
  under: ReactNode;
};

/** Selecting several photos: by click, by range, by keyboard. */
export type PhotoSelection = {
  selected: ReadonlySet<File>;
  /** One more or one less; with `range` everything from the last one selected to this one. */
  onSelect: (file: File, range: boolean) => void;
  onSelectAll: () => void;
  onEnd: () => void;
  /** A photo's checkbox's name, from the file's. */
  label: (name: string) => string;
};
