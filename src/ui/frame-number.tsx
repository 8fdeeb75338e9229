import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

/** Number of a frame, as on the edge of film, after an arrow. Decorative: hide it from screen readers. */
export function FrameNumber({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={cn('frame-number', className)} />;
}
