import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

/** A frame's number as on the edge of film, after an arrow that points along the film. Decorative: hide it from screen readers. */
export function FrameNumber({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cn('frame-number', className)} />;
}
