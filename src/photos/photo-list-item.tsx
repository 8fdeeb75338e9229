import { memo, useSyncExternalStore } from 'react';
import { cn } from '../lib/cn.ts';
import { CheckIcon, CloseIcon, ExclamationIcon } from '../ui/icons.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import { FileName } from '../ui/file-name.tsx';
import type { PhotoPickerMessages } from './photo-picker-messages.ts';
import type { PhotoSelection } from './use-photo-selection.ts';
import type { UploadProgress } from './upload-progress.ts';

/** The props that all items of a list have in common. */
export type PhotoListItemOptions = {
  /** Called with the photo to remove. */
  onRemove: (file: File) => void;
  /** Opens the photo large. With it the thumbnail is a button. */
  onOpen?: (file: File) => void;
  /** Upload progress of the list. Without it no bar is shown. */
  progress?: UploadProgress;
  /** Hides the remove button. */
  disabled?: boolean;
};

type PhotoListItemProps = PhotoListItemOptions & {
  file: File;
  /** Name of the photo in the accessible names of its controls. Photos with the same file name have different ones. */
  name: string;
  words: PhotoPickerMessages;
  /** Number of marks on the photo, shown on the thumbnail. Nothing is shown for 0. */
  markCount?: number;
  /** The finding about the photo, as a sentence. It flags the thumbnail. */
  flag?: string;
  /** Set while photos are being selected: the thumbnail is then only a checkbox. */
  onSelect?: PhotoSelection['onSelect'];
  /** Whether the photo is selected. Default: false. */
  isSelected?: boolean;
  selectLabel?: PhotoSelection['label'];
};

/**
 * One thumbnail of the contact sheet. Memoized, and skipped by layout while off screen (`content-visibility`), so
 * that three hundred of them do not slow down typing.
 */
export const PhotoListItem = memo(function PhotoListItem(props: PhotoListItemProps) {
  const { file, name, words, onRemove, onOpen, markCount = 0, flag, progress, disabled } = props;
  const { onSelect, isSelected = false, selectLabel } = props;
  return (
    <li
      data-state={isSelected ? 'checked' : undefined}
      className="rounded-print bg-sunken relative aspect-square overflow-hidden [content-visibility:auto]"
    >
      <PhotoThumbnail file={file} />
      <span
        // Every control of the photo has the whole file name. The caption would repeat it in two parts.
        aria-hidden={Boolean(onOpen || onSelect || !disabled) || undefined}
        data-surface="darkroom"
        className="absolute inset-x-0 bottom-0 bg-transparent! bg-[linear-gradient(to_top,var(--scrim)_70%,transparent)] px-1.5 pt-4 pb-1"
      >
        <FileName name={file.name} className="text-ink font-mono text-[0.6875rem] leading-4" />
      </span>
      {onOpen && !onSelect && (
        <button
          type="button"
          aria-label={words.open(name)}
          onClick={({ currentTarget }) => {
            // Safari does not focus a button on click (webkit.org/b/22261), and a dialog returns the focus.
            currentTarget.focus({ preventScroll: true });
            onOpen(file);
          }}
          // The focus ring is drawn inside, because the thumbnail clips its overflow.
          className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-3"
        />
      )}
      {!onSelect && (markCount > 0 || flag !== undefined) && (
        <span className="pointer-events-none absolute start-1 top-1 flex gap-1">
          {markCount > 0 && <MarkCount count={markCount} label={words.marks(markCount)} />}
          {flag !== undefined && <Flag sentence={flag} />}
        </span>
      )}
      {onSelect && <SelectBox {...{ file, onSelect, isSelected }} label={selectLabel?.(name)} />}
      {!disabled && !onSelect && (
        <button
          type="button"
          data-remove=""
          aria-label={words.remove(name)}
          // The second click of a double click would remove the next photo, which has taken the place of this one.
          onClick={({ detail }) => detail < 2 && onRemove(file)}
          // After a removal the focus moves to the next remove button, so a held Enter would remove every photo.
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          className="rounded-pill absolute end-0 top-0 flex size-9 items-start justify-end p-1 focus-visible:-outline-offset-3 pointer-coarse:size-11"
        >
          <span
            data-surface="darkroom"
            className="rounded-pill bg-scrim! hover:bg-ground! flex size-6 items-center justify-center transition-colors duration-(--motion-fast) forced-colors:border"
          >
            <CloseIcon className="size-3.5" />
          </span>
        </button>
      )}
      {progress && <ItemProgress {...{ file, progress }} label={words.uploading(name)} />}
    </li>
  );
});

function MarkCount({ count, label }: { count: number; label: string }) {
  return (
    <span className="bg-accent text-on-accent rounded-pill min-w-5 px-1 text-center font-mono text-[0.6875rem] leading-5 forced-colors:border">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/**
 * Flag of a photo with a finding. A line below the contact sheet states the finding; the flag repeats it as a tooltip
 * and for screen readers. White on every surface, because it is drawn on a photograph.
 */
function Flag({ sentence }: { sentence: string }) {
  return (
    <span
      role="img"
      aria-label={sentence}
      title={sentence}
      className="bg-on-accent text-accent rounded-pill pointer-events-auto flex size-5 items-center justify-center forced-colors:border"
    >
      <ExclamationIcon className="size-3.5" strokeWidth="2" />
    </span>
  );
}

type SelectBoxProps = Required<Pick<PhotoListItemProps, 'file' | 'onSelect' | 'isSelected'>> & {
  label: string | undefined;
};

/** Makes the whole thumbnail a checkbox, whose state is shown by a ring and a tick. */
function SelectBox({ file, onSelect, isSelected, label }: SelectBoxProps) {
  return (
    <label
      className={cn(
        'absolute inset-0 cursor-pointer border-3 border-transparent',
        'has-checked:border-accent has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:-outline-offset-3',
        'forced-colors:has-checked:border-[Highlight]',
      )}
    >
      <input
        type="checkbox"
        data-photo-checkbox=""
        aria-label={label}
        checked={isSelected}
        // A click event has the state of the Shift key; a change event does not, although React asks for `onChange`.
        onChange={({ nativeEvent }) =>
          onSelect(file, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden="true"
        className={cn(
          'rounded-print absolute start-1 top-1 flex size-5 items-center justify-center border',
          isSelected ? 'bg-accent text-on-accent border-transparent' : 'bg-raised border-line-strong',
        )}
      >
        {isSelected && <CheckIcon className="size-3.5" strokeWidth="2.5" />}
      </span>
    </label>
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
        className="bg-accent block h-full transition-[width] forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
