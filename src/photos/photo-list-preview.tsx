import { useEffect, useRef, useState } from 'react';
import { extensionOf, isRaw } from './accept.ts';

/** A picture is loaded when it is this close to the visible part, so that it is there on arrival. */
const NEAR = '300px';

/** The photo itself; where the browser can't show it, an undeveloped frame that names its kind. */
export function PhotoPreview({ file }: { file: File }) {
  const box = useRef<HTMLSpanElement>(null);
  const url = usePreviewUrl(file, box);
  const [isUnshown, setUnshown] = useState(isRaw(file.name));
  return (
    <span ref={box} className="bg-sunken absolute inset-0">
      {isUnshown && <Undeveloped name={file.name} />}
      {!isUnshown && url && (
        // The caption names the file; what the picture shows, nobody here can know.
        <img
          src={url}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setUnshown(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** A frame of film before development: RAW, TIFF and HEIC, which most browsers can't draw. */
function Undeveloped({ name }: { name: string }) {
  return (
    <span
      data-surface="darkroom"
      className="rounded-print inset-ring-line absolute inset-0 flex flex-col justify-between py-1.5 inset-ring-1"
    >
      <Perforation />
      <span className="film text-film pb-4 text-center">{extensionOf(name).slice(0, 5) || 'file'}</span>
      <span aria-hidden="true" />
    </span>
  );
}

const holes = Array.from({ length: 9 }, (_, index) => index);

function Perforation() {
  return (
    <span aria-hidden="true" className="flex justify-around overflow-hidden px-1">
      {holes.map((hole) => (
        <span key={hole} className="bg-line h-1.5 w-2 shrink-0 rounded-[1px]" />
      ))}
    </span>
  );
}

/** An address for the file, made when its box comes near and given back when photo or box go. */
function usePreviewUrl(file: File, box: { current: HTMLElement | null }): string | undefined {
  const [isNear, setNear] = useState(false);
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const element = box.current;
    if (!element || isNear) return;
    return whenNear(element, () => setNear(true));
  }, [box, isNear]);

  useEffect(() => {
    if (!isNear || isRaw(file.name)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file, isNear]);

  return url;
}

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all photos on the page. Calls back once; returns the way to stop. */
function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: NEAR },
  );
  waiting.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
