import { memo, useSyncExternalStore } from 'react';
import { CloseIcon } from '../ui/icons.tsx';
import { PhotoPreview } from './photo-list-preview.tsx';
import { displayName, PhotoName } from './photo-name.tsx';
import type { UploadProgress } from './upload-progress.ts';

export type PhotoListItemProps = {
  file: File;
  onRemove: (file: File) => void;
  /** The remove button's name, from the file's. */
  removeLabel: (name: string) => string;
  /** The progress bar's name, from the file's. */
  uploadingLabel: (name: string) => string;
  /** Opens the photo large. With it the print is a button of its own. */
  onOpen?: (file: File) => void;
  /** The print's own button's name, from the file's. Needed with `onOpen`. */
  openLabel?: (name: string) => string;
  /** How many remarks the photo carries: a small number on the print. None for 0. */
  markCount?: number;
  /** The number in words, for a screen reader. */
  marksLabel?: (count: number) => string;
  progress?: UploadProgress;
  disabled?: boolean;
};

/**
 * One print of the contact sheet. Memoised, and skipped by layout while out of sight
 * (`content-visibility`), so that three hundred of them cost typing nothing.
 */
export const PhotoListItem = memo(function PhotoListItem(props: PhotoListItemProps) {
  const { file, onRemove, removeLabel, uploadingLabel, progress, disabled } = props;
  const { onOpen, openLabel, markCount = 0, marksLabel } = props;
  const name = displayName(file.name);
  return (
    <li className="rounded-print bg-sunken relative aspect-square overflow-hidden [content-visibility:auto]">
      <PhotoPreview file={file} />
      <span
        data-surface="darkroom"
        className="absolute inset-x-0 bottom-0 bg-transparent! bg-[linear-gradient(to_top,var(--scrim)_70%,transparent)] px-1.5 pt-4 pb-1"
      >
        <PhotoName name={file.name} className="text-ink font-mono text-[0.6875rem] leading-4" />
      </span>
      {onOpen && (
        <button
          type="button"
          aria-label={openLabel?.(name)}
          onClick={() => onOpen(file)}
          // The ring is drawn inside: the print cuts off what lies around it.
          className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-3"
        />
      )}
      {markCount > 0 && <MarkCount count={markCount} label={marksLabel?.(markCount)} />}
      {!disabled && (
        <button
          type="button"
          data-remove=""
          aria-label={removeLabel(name)}
          onClick={() => onRemove(file)}
          className="absolute end-0 top-0 flex size-9 items-start justify-end p-1 pointer-coarse:size-11"
        >
          <span
            data-surface="darkroom"
            className="rounded-pill bg-scrim! hover:bg-ground! flex size-6 items-center justify-center transition-colors duration-(--motion-fast) forced-colors:border"
          >
            <CloseIcon className="size-3.5" />
          </span>
        </button>
      )}
      {progress && <ItemProgress {...{ file, progress }} label={uploadingLabel(name)} />}
    </li>
  );
});

/** The retoucher's pencil has been here, so many times. */
function MarkCount({ count, label }: { count: number; label: string | undefined }) {
  return (
    <span className="bg-accent text-on-accent rounded-pill pointer-events-none absolute start-1 top-1 min-w-5 px-1 text-center font-mono text-[0.6875rem] leading-5 forced-colors:border">
      <span aria-hidden={label !== undefined}>{count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

function ItemProgress({ file, progress, label }: { file: File; progress: UploadProgress; label: string }) {
  const percent = useSyncExternalStore(
    progress.subscribe,
    () => progress.percent(file),
    () => null,
  );
  if (percent === null) return null;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="bg-scrim absolute inset-x-0 bottom-0 h-1 forced-colors:border-t"
    >
      <span
        className="bg-accent block h-full origin-left transition-transform forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </span>
  );
}
