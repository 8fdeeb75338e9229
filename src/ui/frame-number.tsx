import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { ArrowRightIcon } from './icons.tsx';

/** A frame's number as on the edge of film, after an arrow that points along the film. Decorative: hide it from screen readers. */
export function FrameNumber({ className, children, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span {...rest} className={cn('inline-flex items-baseline gap-1.5', className)}>
      <ArrowRightIcon className="size-3 self-center rtl:-scale-x-100" />
      {children}
    </span>
  );
}
