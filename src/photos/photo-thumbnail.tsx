import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { watchNear } from '../lib/watch-near.ts';
import { extensionOf, hasRawExtension } from '../preflight/formats.ts';
import { preflightQueue } from '../preflight/preflight-queue.ts';

/**
 * A small upright image of the photo. If the browser cannot decode the file and it has no embedded preview, a placeholder
 * shows its file type.
 */
export function PhotoThumbnail({ file }: { file: File }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  /** An image that the browser failed to decode. */
  const [broken, setBroken] = useState<Blob | null>(null);
  useEffect(() => (box.current ? watchNear(box.current, setNear) : undefined), []);
  useEffect(() => (isNear ? preflightQueue.requestThumbnail(file) : undefined), [file, isNear]);
  /** `undefined`: not drawn yet. `null`: cannot be drawn. */
  const drawn = useSyncExternalStore(
    useCallback((onChange) => preflightQueue.watch(file, onChange), [file]),
    () => preflightQueue.thumbnailOf(file),
    () => undefined,
  );
  const thumbnail = drawn === broken ? null : drawn;
  // There is a URL only while the box is near the viewport.
  const url = useObjectUrl(isNear ? thumbnail : undefined);
  // A RAW file shows the placeholder until its preview is found.
  const isPlaceholder = thumbnail === null || (thumbnail === undefined && hasRawExtension(file.name));
  return (
    <span
      ref={box}
      data-state={isPlaceholder ? 'placeholder' : url ? 'shown' : 'waiting'}
      className="bg-sunken absolute inset-0"
    >
      {isPlaceholder && <Placeholder name={file.name} />}
      {!isPlaceholder && url && (
        // The caption names the file. The content of the image is unknown, so `alt` is empty.
        <img
          src={url}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBroken(drawn ?? null)}
          className="size-full object-cover transition-opacity duration-(--motion-fast) starting:opacity-0"
        />
      )}
    </span>
  );
}

const holes = Array.from({ length: 9 }, (_, index) => index);

/** An undeveloped frame of film with the file type, for a photo that cannot be shown, such as some RAW files. */
function Placeholder({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      data-surface="darkroom"
      className="rounded-print inset-ring-line absolute inset-0 flex flex-col justify-between py-1.5 inset-ring-1"
    >
      <span className="flex justify-around overflow-hidden px-1">
        {holes.map((hole) => (
          <span key={hole} className="bg-line h-1.5 w-2 shrink-0 rounded-[1px]" />
        ))}
      </span>
      <span className="label-mono text-film pb-4 text-center">{extensionOf(name).slice(0, 5) || 'file'}</span>
      <span />
    </span>
  );
}

/** Returns an object URL of a blob, and revokes it when there is another blob or none. */
function useObjectUrl(blob: Blob | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  // Before the browser paints, so that no frame is without an image between two blobs.
  useLayoutEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [blob]);
  return blob ? url : undefined;
}
