import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchNear } from '../lib/watch-near.ts';
import { extensionOf, hasRawExtension } from '../preflight/formats.ts';
import { preflightQueue } from '../preflight/preflight-queue.ts';

/**
 * A small upright image of the photo. If the browser cannot decode the file and it has no embedded preview, a placeholder
 * shows its file type.
 */
export function PhotoThumbnail({ file }: { file: File }) {
  const box = useRef<HTMLSpanElement>(null);
  const { url, isUnshown, giveUp } = useThumbnail(file, box);
  return (
    <span
      ref={box}
      data-state={isUnshown ? 'placeholder' : url ? 'shown' : 'waiting'}
      className="bg-sunken absolute inset-0"
    >
      {isUnshown && <Placeholder name={file.name} />}
      {!isUnshown && url && (
        // The caption names the file. The content of the image is unknown, so `alt` is empty.
        <img
          src={url}
          alt=""
          decoding="async"
          draggable={false}
          onError={giveUp}
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

/** Returns the URL of a photo's thumbnail. There is one only while its box is near the viewport. */
function useThumbnail(file: File, box: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  /** `undefined`: not drawn yet. `null`: cannot be drawn. */
  const [drawn, setDrawn] = useState<Blob | null>();
  const [made, setMade] = useState<{ blob: Blob; url: string }>();

  useEffect(() => (box.current ? watchNear(box.current, setNear) : undefined), [box]);
  useEffect(() => {
    if (!isNear) return;
    const update = () => setDrawn(preflightQueue.thumbnailOf(file));
    const stopWatching = preflightQueue.watch(file, update);
    const cancelRequest = preflightQueue.show(file);
    update();
    return () => {
      stopWatching();
      cancelRequest();
    };
  }, [file, isNear]);

  const thumbnail = isNear ? drawn : undefined;
  useEffect(() => {
    if (!thumbnail) return;
    const url = URL.createObjectURL(thumbnail);
    setMade({ blob: thumbnail, url });
    return () => {
      URL.revokeObjectURL(url);
      setMade(undefined);
    };
  }, [thumbnail]);

  // After a change of blob this still holds the previous one, whose URL is revoked right after this render: an image that
  // loads from it would fail.
  const url = made?.blob === thumbnail ? made?.url : undefined;
  // A RAW file shows the placeholder until its preview is found.
  const isUnshown = drawn === null || (drawn === undefined && hasRawExtension(file.name));
  return { url, isUnshown, giveUp: () => setDrawn(null) };
}
