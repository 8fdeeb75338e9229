import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { ArrowRightIcon } from './icons.tsx';

/** A frame's number as on the edge of film, after an arrow that points along the film. Decorative: hide it from screen readers. */
export function FrameNumber(props: ComponentPropsWithRef<'span'>) {
  return (
    <span {...props} className={cn('inline-flex items-baseline gap-1.5', props.className)}>
      <ArrowRightIcon className="size-3 self-center rtl:-scale-x-100" />
      {props.children}
    </span>
  );
}
