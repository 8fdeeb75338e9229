import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { chainOf } from './chain.ts';
import type { LookSource } from './look-source.ts';
import { paintLook } from './paint-look.ts';

export type LookThumbProps = Omit<ComponentPropsWithRef<'canvas'>, 'children'> & {
  /** The photograph to show the look on. */
  source: LookSource;
  /** Name of one style or color option of the order form. */
  look: string;
};

/** A photo in one look, small. Decorative: the option's name is beside it. `data-state` is `painted` once it is drawn. */
export function LookThumb({ source, look, className, ref, ...rest }: LookThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const refs = useComposedRefs(canvas, ref);
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const painted = await paintLook(source.small, chainOf([look], [look]), signal);
      const element = canvas.current;
      if (signal.aborted || !element) return;
      element.width = painted.width;
      element.height = painted.height;
      element.getContext('2d')?.putImageData(painted, 0, 0);
      setPainted(true);
    };
    // After a failure, as with a closed source, the canvas keeps what it shows.
    show().catch(() => undefined);
    return () => controller.abort();
  }, [source, look]);

  return (
    <canvas
      aria-hidden="true"
      data-state={isPainted ? 'painted' : 'waiting'}
      {...rest}
      ref={refs}
      className={cn(
        'size-full object-cover transition-opacity duration-(--motion) data-[state=waiting]:opacity-0',
        // Crop upright photos to the part where faces usually are.
        source.small.height > source.small.width && 'object-[50%_25%]',
        className,
      )}
    />
  );
}
