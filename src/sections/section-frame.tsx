import { useId, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** A band of the page that is named by its heading and has its content, the children, below that. */
export function SectionFrame(props: SectionProps & { children: ReactNode }) {
  const { number, label, title, lead, level = 2, className, children, ...rest } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cn('band', className)}>
      <div className="wrap">
        <SectionHeading {...{ number, label, title, titleId, level }}>{lead}</SectionHeading>
        {children}
      </div>
    </section>
  );
}
