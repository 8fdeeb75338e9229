import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, type DialogContentProps } from '../ui/dialog.tsx';
import { displayName } from '../lib/display-name.ts';
import { isLetterKey } from '../lib/is-letter-key.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { FileName } from '../ui/file-name.tsx';
import { TurnButtons } from '../ui/turn-buttons.tsx';
import { markMessages, type MarkMessages } from './mark-messages.ts';
import { MarkNotes } from './mark-notes.tsx';
import { MarkCanvas } from './mark-canvas.tsx';
import { MarkTools } from './mark-tools.tsx';
import type { MarkList, PhotoMarks } from './photo-mark.ts';
import { useMarkEditing, type MarkEditing } from './use-mark-editing.ts';
import type { PicturesOf } from './use-shown-photo.ts';

export type MarkEditorProps = Omit<DialogContentProps, 'title' | 'hideTitle' | 'size' | 'messages'> & {
  /** Whether the editor is open. */
  open: boolean;
  /** Called with `false` when Esc or a button asks to close the editor. */
  onOpenChange: (open: boolean) => void;
  /** The photos that can be marked, in the order of the list. */
  photos: readonly File[];
  /** Index of the photo that is shown. */
  index: number;
  /** Called with the index of the photo to show next. */
  onIndexChange: (index: number) => void;
  /** The marks of all photos, by file. The host stores them, so closing loses nothing. */
  marks: PhotoMarks;
  /** Called with a photo and all its marks after each change. `withMarks` puts them into `marks`. */
  onMarksChange: (file: File, marks: MarkList) => void;
  /**
   * Returns images to show of a photo, best first. The first that the browser can draw is shown. Default: the file itself.
   * `picturesOf` of `safelight/preflight` also finds the previews inside RAW files.
   */
  picturesOf?: PicturesOf;
  /** Returns what to show of a photo below its notes, such as its camera. */
  renderDetails?: (file: File) => ReactNode;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<MarkMessages>;
};

/**
 * Dialog with one large photo, to place numbered pins and rings on it, each with a note on what to change. Pointer,
 * touch and keyboard can each do everything. The file is read, never changed.
 */
export function MarkEditor({ open, onOpenChange, ...props }: MarkEditorProps) {
  const file = props.photos[props.index];
  return (
    <Dialog open={open && file !== undefined} onOpenChange={onOpenChange}>
      {open && file && <Editor {...props} file={file} />}
    </Dialog>
  );
}

type EditorProps = Omit<MarkEditorProps, 'open' | 'onOpenChange'> & { file: File };

const fileItself: PicturesOf = (file) => [file];

/** Content of the dialog. Mounted while the editor is open, so that closing ends the undo steps and frees the photo. */
function Editor(props: EditorProps) {
  const { file, photos, index, onIndexChange, marks: all, onMarksChange, ...others } = props;
  const { picturesOf = fileItself, renderDetails, messages, ref, ...rest } = others;
  const words = withDefaults(markMessages, messages);
  const name = displayName(file.name);
  const editing = useMarkEditing({ file, all, onMarksChange, picturesOf, words });
  const merged = useComposedRefs(editing.root, ref);

  function turn(step: number) {
    onIndexChange((index + step + photos.length) % photos.length);
    editing.setActiveId(null);
    editing.view.reset();
  }

  return (
    <DialogContent
      title={words.label}
      hideTitle
      hideClose
      flush
      size="window"
      {...rest}
      onOpenAutoFocus={(event) => {
        rest.onOpenAutoFocus?.(event);
        if (event.defaultPrevented) return;
        // Radix would focus the first button. On the photo, the keys for zooming and panning work at once.
        event.preventDefault();
        editing.view.focus();
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (!event.defaultPrevented) editorKeys(event, editing, (step) => photos.length > 1 && turn(step));
      }}
      ref={merged}
      data-surface="darkroom"
      className={cn(
        // Scroll padding keeps the focused element between the photo and the buttons, which are sticky.
        'max-lg:scroll-pb-24 max-lg:[@media(min-height:40rem)]:scroll-pt-[calc(44dvh+8rem)]',
        rest.className,
      )}
    >
      <div className="flex min-h-[60px] shrink-0 items-center gap-x-5 px-5 py-2 sm:px-7 lg:min-h-[68px] lg:pe-72">
        {/* The text has the photo's name, so that screen readers announce the change. */}
        <p role="status" className="label-mono text-film shrink-0">
          <bdi>{words.position(index + 1, photos.length)}</bdi>
          <span className="sr-only">: {name}</span>
        </p>
        <FileName name={file.name} className="text-mono text-muted font-mono" />
        {editing.photo?.isPreview && <p className="label-mono text-faint shrink-0">{words.preview}</p>}
      </div>
      <div className="flex min-h-0 flex-1 flex-col max-lg:flex-none border-line border-t lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="bg-raised flex min-h-0 flex-col max-lg:z-(--z-raised) max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:top-0">
          <MarkCanvas
            {...{ editing, name }}
            className="h-[44dvh] min-h-28 max-lg:[@media(height<26rem)]:h-[38dvh] lg:h-auto lg:min-h-0 lg:flex-1"
          />
          <div className="border-line border-t px-4 py-2.5 sm:px-6">
            <MarkTools editing={editing} />
          </div>
        </div>
        <div className="border-line flex min-h-0 flex-col border-t lg:border-s lg:border-t-0">
          <div className="min-h-0 grow px-5 py-5 sm:px-6 lg:overflow-y-auto lg:overscroll-contain">
            <MarkNotes editing={editing} />
            {renderDetails?.(file)}
          </div>
        </div>
      </div>
      {/* On a phone at the bottom, within reach of the thumb. On desktop beside the name, because the photo needs
          the height. */}
      <div className="border-line bg-raised sticky bottom-0 z-(--z-raised) mt-auto flex shrink-0 items-center gap-2 border-t px-4 py-2.5 sm:px-6 lg:absolute lg:end-0 lg:top-0 lg:bottom-auto lg:h-[68px] lg:border-0 lg:bg-transparent">
        {photos.length > 1 && <TurnButtons previous={words.previous} next={words.next} onTurn={turn} />}
        <DialogClose asChild>
          <Button size="sm" className="ms-auto min-w-28 max-xs:min-w-0 lg:ms-2">
            {words.done}
          </Button>
        </DialogClose>
      </div>
      <output className="sr-only">{editing.announced}</output>
    </DialogContent>
  );
}

/** Shortcuts for undo, redo and the neighboring photos, independent of the focus. */
function editorKeys(event: KeyboardEvent, { undo, redo }: MarkEditing, turn: (step: number) => void) {
  const text = event.target instanceof HTMLTextAreaElement ? event.target.value : undefined;
  if (event.ctrlKey || event.metaKey) {
    // In a text, Ctrl+Z undoes typing. An empty text has nothing to undo.
    if (text) return;
    const isRedo = isLetterKey(event, 'Y');
    if (!isRedo && !isLetterKey(event, 'Z')) return;
    event.preventDefault();
    if (isRedo || event.shiftKey) redo();
    else undo();
  } else if (event.key === 'PageUp' || event.key === 'PageDown') {
    // In a note, these keys move the cursor; in a ring's slider, they change its size.
    if (text !== undefined || event.target instanceof HTMLInputElement || event.altKey) return;
    event.preventDefault();
    turn(event.key === 'PageUp' ? -1 : 1);
  }
}
