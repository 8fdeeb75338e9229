import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { TEXT_FIELD } from '../lib/text-field.ts';
import { hasFiles } from './received-files.ts';

type DropTargetOptions = {
  /** The element that takes dropped files. It gets `data-dragging` while files are dragged over it. */
  target: RefObject<HTMLElement | null>;
  /** Called during the drop or paste, which has files or a link. */
  onData: (data: DataTransfer) => void;
  /** Takes no drops and pastes. */
  disabled: boolean;
  /** Also takes files pasted anywhere on the page, unless a dialog covers the target or the paste is text for a field. */
  paste?: boolean;
};

/**
 * Makes an element take dropped (and pasted) files, and dropped links. Targets may be nested: the innermost that is not
 * disabled receives the data.
 *
 * While any target is on the page, files and links dropped elsewhere are ignored, except links dropped in a text field.
 * By default the browser would open them in place of the page, and typed text would be lost.
 */
export function useDropTarget({ target, onData, disabled, paste }: DropTargetOptions) {
  const [isDragging, setDragging] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    const isMine = !event.defaultPrevented && !disabled;
    setDragging(isMine && hasFiles(event.dataTransfer));
    if (!isMine || !isDroppable(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  const onDragLeave = useEffectEvent((event: DragEvent) => {
    if (!(event.relatedTarget instanceof Node) || !target.current?.contains(event.relatedTarget))
      setDragging(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setDragging(false);
    if (disabled || event.defaultPrevented || !event.dataTransfer || !isDroppable(event)) return;
    event.preventDefault();
    onData(event.dataTransfer);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!paste || disabled || event.defaultPrevented || isBehindDialog(target.current)) return;
    if (!event.clipboardData || !hasFiles(event.clipboardData) || isTextForField(event)) return;
    event.preventDefault();
    onData(event.clipboardData);
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('dragenter', (event) => onDragOver(event), { signal });
    element.addEventListener('dragover', (event) => onDragOver(event), { signal });
    element.addEventListener('dragleave', (event) => onDragLeave(event), { signal });
    element.addEventListener('drop', (event) => onDrop(event), { signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    document.addEventListener('dragover', ignoreDrop, { signal });
    document.addEventListener('drop', ignoreDrop, { signal });
    return () => listening.abort();
  }, [target]);

  useEffect(() => {
    target.current?.toggleAttribute('data-dragging', isDragging);
  }, [target, isDragging]);

  return isDragging;
}

function ignoreDrop(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !isDroppable(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Whether a drag carries files, or a link that no text field takes. An image of another website is a link. */
const isDroppable = (event: DragEvent) =>
  hasFiles(event.dataTransfer) ||
  Boolean(event.dataTransfer?.types.includes('text/uri-list') && !isInTextField(event));

/**
 * Whether a paste is text for a field. Word and Excel also copy an image of the text. Only their copies contain rich text;
 * a photo copied in Finder has its file name as plain text (matrix-org/matrix-react-sdk#5389).
 */
const isTextForField = (event: ClipboardEvent) =>
  isInTextField(event) && Boolean(event.clipboardData?.types.includes('text/rtf'));

function isInTextField(event: Event): boolean {
  // A listener of the document gets the host of a shadow root as the target.
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(`${TEXT_FIELD}, [contenteditable]`) !== null;
}

/** Whether an element is behind a modal dialog: Radix hides everything outside of the dialog from assistive technology. */
const isBehindDialog = (element: HTMLElement | null) => Boolean(element?.closest('[aria-hidden=true]'));
