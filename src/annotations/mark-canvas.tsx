import { useId, type CSSProperties, type KeyboardEvent } from 'react';
import { cn } from '../lib/cn.ts';
import { MarkPin } from './mark-pin.tsx';
import { MarkRing } from './mark-ring.tsx';
import { hasPosition } from './photo-mark.ts';
import type { MarkEditing } from './use-mark-editing.ts';
import { useMarkGestures } from './use-mark-gestures.ts';
import { arrows, ZOOM_STEP, type MarkView } from './use-mark-view.ts';
import type { ShownPhoto } from './use-shown-photo.ts';

/** Distance that an arrow key pans, as a share of the visible part. */
const PAN_STEP = 0.12;

type MarkCanvasProps = {
  editing: MarkEditing;
  /** The file's name, cleaned for display. */
  name: string;
  className: string;
};

/**
 * The photo in its viewport, with its marks. Zooming changes its size instead of its transform, so that pins and strokes
 * keep theirs.
 */
export function MarkCanvas({ editing, name, className }: MarkCanvasProps) {
  const { words, photo, marks, view } = editing;
  const id = useId();
  const gestures = useMarkGestures(editing);
  return (
    <div
      ref={view.viewportRef}
      // In a `group`, screen readers would use the arrow keys for reading. Here they move the pins.
      role="application"
      aria-label={words.photo(name)}
      aria-describedby={photo ? `${id}-photo-keys` : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has keys of its own
      tabIndex={photo ? 0 : -1}
      data-state={photo ? 'ready' : photo === null ? 'unshown' : 'opening'}
      {...(photo && { ...gestures.handlers, onKeyDown: (event) => panByKey(event, view) })}
      className={cn(
        'bg-ground relative overflow-clip select-none [container-type:size] focus-visible:-outline-offset-3',
        photo && 'touch-none',
        className,
      )}
    >
      {photo === undefined && (
        <p role="status" className="label-mono text-muted absolute inset-0 grid place-items-center">
          {words.opening}
        </p>
      )}
      {photo === null && (
        <div className="absolute inset-0 grid place-items-center overflow-y-auto p-6">
          <div className="border-line rounded-print flex max-w-md flex-col gap-2 border border-dashed p-8 text-center">
            <p className="label-mono text-film">{words.noPicture}</p>
            <p className="text-body text-muted">{words.noPictureHint}</p>
          </div>
        </div>
      )}
      {photo && (
        <div
          ref={view.photoRef}
          style={photoStyle(photo, view)}
          className={cn(
            'absolute top-1/2 left-1/2 w-[calc(min(100cqw-28px,(100cqh-28px)*var(--ratio))*var(--scale))]',
            view.scale > 1 ? 'cursor-move' : 'cursor-crosshair',
          )}
        >
          <img
            src={photo.url}
            alt=""
            draggable={false}
            className="rounded-print pointer-events-none size-full max-w-none"
          />
          {marks.map(
            (mark, index) =>
              hasPosition(mark) && (
                <MarkPin
                  key={mark.id}
                  {...{ editing, mark, gestures }}
                  number={index + 1}
                  keysId={`${id}-mark-keys`}
                />
              ),
          )}
          {gestures.ring && <MarkRing at={gestures.ring} isDrawn={false} />}
        </div>
      )}
      <span hidden id={`${id}-photo-keys`}>
        {words.photoKeys}
      </span>
      <span hidden id={`${id}-mark-keys`}>
        {words.markKeys}
      </span>
    </div>
  );
}

const photoStyle = ({ width, height }: ShownPhoto, { scale, x, y }: MarkView) =>
  ({
    '--ratio': width / height,
    '--scale': scale,
    aspectRatio: `${width} / ${height}`,
    translate: `${-x * 100}% ${-y * 100}%`,
  }) as CSSProperties;

/** Keys that zoom and pan. They work only while the photo or one of its pins has the focus (WCAG 2.1.4). */
function panByKey(event: KeyboardEvent, { scale, zoomBy, panBy, reset }: MarkView) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const arrow = arrows[event.key];
  const step = PAN_STEP / scale;
  const actions: Record<string, () => void> = {
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
    '0': reset,
  };
  const action = arrow ? () => panBy(arrow.x * step, arrow.y * step) : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
