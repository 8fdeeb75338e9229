import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import { cn } from '../lib/cn.ts';
import { distinctNames } from '../lib/display-name.ts';
import { useObstacle } from '../lib/obstacles.ts';
import { photoKey } from '../lib/photo-key.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { PhotoListItem, type PhotoListItemOptions } from './photo-list-item.tsx';
import { photoPickerMessages, type PhotoPickerMessages } from './photo-picker-messages.ts';
import { handleSelectionKey, type PhotoSelection } from './use-photo-selection.ts';

/** Number of photos above which the list has a scrollbar of its own, so that the form's buttons stay within reach. */
const SCROLL_ABOVE = 24;

/**
 * `FIRST_COUNT`: thumbnails in the first render. `STEP`: thumbnails added per task after it, so that no task blocks the
 * main thread.
 */
const FIRST_COUNT = 48;
const STEP = 32;

export type PhotoListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> &
  PhotoListItemOptions & {
    /** The files, each `photoKey` once. A changed list has to be a new array, because the component is memoized. */
    photos: readonly File[];
    /**
     * All photos, if `photos` is a sorted or filtered list of them: photos of one file name are numbered in this order.
     * Default: `photos`.
     */
    allPhotos?: readonly File[];
    /** Called after the last photo has been removed, to move the focus: nothing in the list can take it. */
    onEmpty?: () => void;
    /** Number of marks on a photo, shown on its thumbnail. A new function renders the list again. */
    markCountOf?: (file: File) => number;
    /** Photos with a finding, each with its sentence. Their thumbnails are flagged. */
    flags?: ReadonlyMap<File, string>;
    /** Set while photos are being selected: each thumbnail is then a checkbox. */
    selection?: PhotoSelection | null;
    /** `small`: smaller thumbnails, for reference photos. Default: `large`. */
    size?: 'large' | 'small';
    /** Overrides for the default text. Omitted keys keep their default. */
    messages?: Partial<Pick<PhotoPickerMessages, 'remove' | 'uploading' | 'open' | 'marks'>>;
  };

/** The contact sheet: square thumbnails with their file names, each with a remove button and its upload's progress. */
export const PhotoList = memo(function PhotoList(props: PhotoListProps) {
  const {
    photos,
    allPhotos = photos,
    onRemove,
    onEmpty,
    onOpen,
    markCountOf,
    flags,
    selection,
    progress,
    disabled,
    size,
    messages,
    className,
    ref,
    ...rest
  } = props;
  const words = useMemo(() => withDefaults(photoPickerMessages, messages), [messages]);
  const { list, remove } = useFocusAfterRemoval(photos, onRemove, onEmpty);
  const merged = useComposedRefs(list, ref);
  const renderedCount = useRenderedCount(photos.length);
  const names = useMemo(() => distinctNames(allPhotos), [allPhotos]);
  // The chat button must not cover the buttons of a photo.
  useObstacle(list, photos.length > 0);
  if (photos.length === 0) return null;
  return (
    <ul
      {...rest}
      ref={merged}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (selection && !event.defaultPrevented) handleSelectionKey(event, photos, selection);
      }}
      className={cn(
        // In Firefox, rows that may shrink would all fit into the height of a scrolling list, one over the other.
        'grid auto-rows-max gap-3',
        // Thumbnails grow with the text, because their controls do, and would cover them. On a phone a large one, which can
        // be opened, is more than twice as wide as its remove button: a tap in its middle opens it.
        size === 'small'
          ? 'grid-cols-4 sm:grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
        'max-xs:grid-cols-1',
        // The padding leaves room for focus rings, which a scrolling box would cut.
        photos.length > SCROLL_ABOVE && 'max-h-[min(28rem,75dvh)] overflow-y-auto overscroll-contain p-1',
        className,
      )}
    >
      {photos.slice(0, renderedCount).map((file) => (
        <PhotoListItem
          key={photoKey(file)}
          name={names.get(file) ?? file.name}
          {...{ file, words, onOpen, progress, disabled }}
          markCount={markCountOf?.(file)}
          flag={flags?.get(file)}
          onSelect={selection?.onSelect}
          selectLabel={selection?.label}
          isSelected={selection?.selected.has(file)}
          onRemove={remove}
        />
      ))}
    </ul>
  );
});

/** Returns the number of thumbnails to render. Rendering 300 at once would block the main thread for 0.5 s. */
function useRenderedCount(count: number): number {
  const [renderedCount, setRenderedCount] = useState(FIRST_COUNT);
  useEffect(() => {
    if (renderedCount >= count) return;
    const next = setTimeout(() => setRenderedCount(renderedCount + STEP));
    return () => clearTimeout(next);
  }, [renderedCount, count]);
  return renderedCount;
}

/** After a removal, moves the focus to the next remove button, or to the last one, or calls `onEmpty`. */
function useFocusAfterRemoval(
  photos: readonly File[],
  onRemove: (file: File) => void,
  onEmpty: (() => void) | undefined,
) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const current = useRef(photos);

  useLayoutEffect(() => {
    current.current = photos;
    const index = removedAt.current;
    removedAt.current = null;
    if (index === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty?.();
  }, [photos, onEmpty]);

  const remove = useCallback(
    (file: File) => {
      removedAt.current = current.current.indexOf(file);
      onRemove(file);
    },
    [onRemove],
  );
  return { list, remove };
}
