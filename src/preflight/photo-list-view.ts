import type { ReactNode } from 'react';

/** How the contact sheet is to be shown, as the tools around it say. */
export type PhotoListView = {
  /** The photos in the order and the choice in which they are looked at. */
  shown: readonly File[];
  /** Photos that something was found about, each with its sentence. */
  flags: ReadonlyMap<File, string>;
  /** Set while photos are being selected. */
  picking: PhotoPicking | null;
  /** Content below the list. */
  under: ReactNode;
};

/** Selecting several photos: by click, by range, by keyboard. */
export type PhotoPicking = {
  picked: ReadonlySet<File>;
  /** One more or one less; with `range` everything from the last one picked to this one. */
  onPick: (file: File, range: boolean) => void;
  onPickAll: () => void;
  onEnd: () => void;
  /** A photo's checkbox's name, from the file's. */
  label: (name: string) => string;
};
