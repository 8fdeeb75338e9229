import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { cn } from '../lib/cn.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { FieldError } from '../ui/field.tsx';
import { CloseIcon, FolderIcon, UploadIcon } from '../ui/icons.tsx';
import { acceptAttribute } from './accept.ts';
import { useDropTarget } from './use-drop-target.ts';
import { filesFrom, filesInFolder } from './received-files.ts';
import { photoPickerMessages, type PhotoPickerMessages } from './photo-picker-messages.ts';
import type { ToolMessages } from '../preflight/tool-messages.ts';
import type { UploadProgress } from './upload-progress.ts';
import { usePhotoIntake, type PhotoIntakeOptions, type Waiting } from './use-photo-intake.ts';

const PickedPhotos = lazyComponent(() => import('./picked-photos.tsx'), 'PickedPhotos');

export type PhotoPickerProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onPaste'> & {
  /** The photos in the list, which the host stores. Add those that `onAdd` gets, and remove those that `onRemove` gets. */
  photos: readonly File[];
  /** Called with the files that `acceptPhotos` accepts, never with an empty list. */
  onAdd: (files: File[]) => void;
  /**
   * Called with the photos to remove, one or several. It may return a function that undoes the removal; otherwise “Undo”
   * calls `onAdd`, which puts them at the end of the list.
   */
  onRemove?: (files: File[]) => void | (() => void);
  /** Called with the selected photo, for example to open it in a `MarkEditor`. Without it thumbnails are not buttons. */
  onOpen?: (file: File) => void;
  /** Returns the number of marks on a photo, shown on its thumbnail. Memoize it: a new function renders the list again. */
  markCountOf?: (file: File) => number;
  /** Number of images in the order. If photos look like HDR brackets, the picker offers a number that counts each as one. */
  count?: number;
  /** Called with the offered number when the visitor accepts it. */
  onCount?: (count: number) => void;
  /** ID of the file input, for a label or a link to it. Default: generated. */
  inputId?: string;
  /** `large`: the main picker. `small`: without folder button and tools, for reference photos. Default: `large`. */
  size?: 'large' | 'small';
  /** Element that files can be dropped on, such as the card around the picker. Default: the zone of the picker. */
  dropTarget?: RefObject<HTMLElement | null>;
  /** Also takes photos pasted anywhere on the page. Set it for one picker of a page. Default: false. */
  paste?: boolean;
  /** Called when files are chosen, dropped or pasted, before they are checked. */
  onReceive?: () => void;
  /** Progress of the upload, from `createUploadProgress`; each photo shows its own. */
  progress?: UploadProgress;
  /** Photos to flag, each with a sentence that says what is wrong with it. */
  problems?: ReadonlyMap<File, string>;
  /** Error of the field, such as that there is no photo. */
  error?: ReactNode;
  /**
   * Text appended to the announcement of each change, for example "4 images in the order." Also shown after the
   * line about HDR brackets once `count` counts each as one image.
   */
  note?: string;
  /** Disables adding and removing, for example while uploading. Default: false. */
  disabled?: boolean;
  /**
   * Changes when `photos` becomes another list. The picker then forgets its messages, the selection and "Undo". Use it
   * instead of `key`: a folder that is still being read is added to the new list.
   */
  listKey?: string | number;
  /**
   * Overrides for the default text. Omitted keys keep their default. Pass the same object on each render: a new one
   * renders every photo again.
   */
  messages?: Partial<PhotoPickerMessages>;
  /** Overrides for the default text of the tools around the list. */
  toolMessages?: Partial<ToolMessages>;
};

/**
 * Takes photos by button, drop, paste and folder, shows them as a contact sheet, and states which files it left out and
 * why. The button alone is enough for everything (WCAG 2.5.7).
 */
export function PhotoPicker({ listKey, size = 'large', ...props }: PhotoPickerProps) {
  const queue = useState<Waiting>([]);
  return <ListPicker key={listKey} {...{ size, queue }} {...props} />;
}

function ListPicker(props: Omit<PhotoPickerProps, 'listKey'> & Pick<PhotoIntakeOptions, 'queue'>) {
  const { photos, onAdd, inputId, dropTarget, paste, onReceive, note, messages, queue, ...others } = props;
  const { size, disabled = false, error, className, ...more } = others;
  // Passed on to `PickedPhotos`.
  const { onRemove, onOpen, markCountOf, count, onCount, progress, problems, toolMessages, ...rest } = more;
  const ownId = useId();
  const id = inputId ?? ownId;
  const words = useMemo(() => withDefaults(photoPickerMessages, messages), [messages]);
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const intake = usePhotoIntake({ photos, onAdd, onReceive, note, words, disabled, queue });
  const isDragging = useDropTarget({
    target: dropTarget ?? zone,
    onData: (data) => void intake.receive(filesFrom(data)),
    disabled,
    paste,
  });
  // True also after the last photo was removed: it can be restored, and the focus has to move from it.
  const [hadPhotos, setHadPhotos] = useState(false);
  if (!hadPhotos && photos.length > 0) setHadPhotos(true);
  useEffect(() => PickedPhotos.prefetch(), []);
  const focusInput = useCallback(() => input.current?.focus(), []);

  const takeChosen = (from: HTMLInputElement) => {
    if (from.files?.length) void intake.receive({ files: Array.from(from.files) });
    // Otherwise choosing a removed file again would fire no `change` event.
    from.value = '';
  };
  // In prerendered HTML photos can be chosen before React has attached its listeners.
  const takeEarly = useEffectEvent(() => input.current && takeChosen(input.current));
  useEffect(() => void takeEarly(), []);

  return (
    <div
      {...rest}
      data-state={error ? 'invalid' : undefined}
      data-pending={intake.isPending || undefined}
      className={cn('flex flex-col gap-4', className)}
    >
      <div
        ref={zone}
        data-state={isDragging ? 'dragging' : undefined}
        className={cn(
          dropZoneClass,
          size === 'large' ? 'px-6 py-8' : 'px-5 py-4',
          error && 'border-accent-ink',
          disabled && 'cursor-not-allowed',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={acceptAttribute}
          disabled={disabled}
          aria-labelledby={`${id}-name`}
          aria-describedby={cn(`${id}-limits`, error && `${id}-error`)}
          aria-invalid={error ? true : undefined}
          // It covers the whole zone, so that all of it can be selected. Without the empty title browsers would show
          // "No file chosen" over the photos.
          title=""
          // Firefox fires no drop on a disabled control, and opens the file in place of the page.
          className={cn(
            'absolute inset-0 size-full opacity-0',
            disabled ? 'pointer-events-none' : 'cursor-pointer',
          )}
          onChange={({ currentTarget }) => takeChosen(currentTarget)}
        />
        <div className={cn('flex flex-col items-center', size === 'large' ? 'gap-2' : 'gap-1')}>
          {size === 'large' && <UploadIcon className="size-8" strokeWidth="1.3" />}
          {/* Stacked above the input, which takes dropped files, so that the label's text can be pressed too. */}
          <label
            htmlFor={id}
            className={cn(
              'relative z-(--z-raised) text-center font-semibold',
              !disabled && 'cursor-pointer',
              size === 'small' && 'text-small',
            )}
          >
            <span id={`${id}-name`}>
              {/* With its space: Chromium 153 leaves a text node of only a space out of the input's name. */}
              {isDragging ? words.dropNow : `${words.drop} `}
              {!isDragging && (
                <span
                  className={cn('underline decoration-1 underline-offset-4', !disabled && 'text-accent-ink')}
                >
                  {words.browse}
                </span>
              )}
            </span>
          </label>
          <p id={`${id}-limits`} className="text-small text-muted text-center">
            {words.limits}
          </p>
          {size === 'large' && (
            <button
              type="button"
              disabled={disabled}
              onClick={() => chooseFolder((files) => void intake.receive(filesInFolder(files)))}
              className={cn(
                'text-small text-muted hover:text-ink relative z-(--z-raised) mt-1 inline-flex min-h-8 items-center gap-1.5 underline decoration-1 underline-offset-4 transition-colors duration-(--motion-fast) pointer-coarse:hidden',
                disabled && 'pointer-events-none',
              )}
            >
              <FolderIcon className="size-4" />
              {words.folder}
            </button>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <IntakeReport
        {...intake}
        dismiss={() => {
          intake.dismiss();
          focusInput();
        }}
        dismissLabel={words.dismiss}
      />
      {hadPhotos && (
        <PickedPhotos
          {...{ photos, onAdd, onRemove, onOpen, markCountOf, count, onCount, size, progress, problems }}
          {...{ note, disabled, toolMessages, words }}
          onFocusLost={focusInput}
        />
      )}
    </div>
  );
}

const dropZoneClass = cn(
  'border-line-strong rounded-field bg-ground relative border border-dashed text-ink transition-colors duration-(--motion-fast)',
  'hover:border-ink has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
  'data-[state=dragging]:bg-accent-wash data-[state=dragging]:border-accent-ink data-[state=dragging]:border-solid',
  'has-[input:disabled]:bg-sunken has-[input:disabled]:border-line has-[input:disabled]:text-faint',
);

type IntakeReportProps = Pick<ReturnType<typeof usePhotoIntake>, 'status' | 'sentences' | 'dismiss'> & {
  dismissLabel: string;
};

/** Announces added photos to screen readers only, and shows rejected files until the list is dismissed. */
function IntakeReport({ status, sentences, dismiss, dismissLabel }: IntakeReportProps) {
  return (
    <div
      className={cn(
        // Takes no space when empty: the negative margin cancels the gap around it.
        sentences.length > 0
          ? 'border-line bg-sunken rounded-field flex gap-3 border py-2.5 ps-4 pe-2'
          : '-mt-4',
      )}
    >
      <div role="status" className="min-w-0 grow">
        <span className="sr-only">{status}</span>
        {sentences.length > 0 && (
          <ul className="text-small text-ink flex flex-col gap-1">
            {sentences.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                <bdi>{sentence}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {sentences.length > 0 && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={dismiss}
          className="text-muted hover:text-ink flex size-8 shrink-0 items-center justify-center pointer-coarse:size-11"
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </div>
  );
}

/**
 * Opens the browser's dialog for a folder. The input is not part of the document: there it would be a second tab stop,
 * with a name that the browser chooses.
 */
function chooseFolder(onFiles: (files: File[]) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  // A browser may report an empty folder, without its name.
  input.onchange = () => input.files?.length && onFiles(Array.from(input.files));
  input.click();
}
