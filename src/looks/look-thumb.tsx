import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useMergedRefs } from '../lib/merge-refs.ts';
import { chainOf } from './chain.ts';
import { LookFilter } from './look-filter.tsx';
import { lookPainter } from './look-painter.ts';
import type { LookSource } from './look-source.ts';
import { whenFree } from './paint-queue.ts';

export type LookThumbProps = Omit<ComponentPropsWithRef<'canvas'>, 'children'> & {
  /** The photograph to show the look on. */
  source: LookSource;
  /** One option of the order form: a style or a color, by its name. */
  look: string;
};

/**
 * A photo in one look, small. Decorative: the option's name stands beside it. Painted by WebGL where there is any,
 * by an SVG filter where there is none; `data-state` says which, once it is there.
 */
export function LookThumb({ source, look, className, style, ref, ...rest }: LookThumbProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const refs = useMergedRefs(canvas, ref);
  const [state, setState] = useState<'waiting' | 'painted' | 'filtered'>('waiting');
  const chain = chainOf([look], [look]);

  useEffect(() => {
    const stop = new AbortController();
    whenFree(async () => {
      const painted = await lookPainter()?.paint(source.small, chainOf([look], [look]));
      const element = canvas.current;
      if (stop.signal.aborted || !element) return;
      show(element, painted ?? source.small);
      setState(painted ? 'painted' : 'filtered');
    }, stop.signal);
    return () => stop.abort();
  }, [source, look]);

  return (
    <>
      {state === 'filtered' && <LookFilter id={id} chain={chain} />}
      <canvas
        aria-hidden="true"
        data-state={state}
        {...rest}
        ref={refs}
        style={{ ...(state === 'filtered' && { filter: `url(#${id})` }), ...style }}
        className={cn(
          'size-full object-cover transition-opacity duration-(--motion) data-[state=waiting]:opacity-0',
          // Crop upright photos to the part where faces usually are.
          source.small.height > source.small.width && 'object-[50%_25%]',
          className,
        )}
      />
    </>
  );
}

function show(canvas: HTMLCanvasElement, picture: ImageData | ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  const brush = canvas.getContext('2d');
  if (picture instanceof ImageData) brush?.putImageData(picture, 0, 0);
  else brush?.drawImage(picture, 0, 0);
}
