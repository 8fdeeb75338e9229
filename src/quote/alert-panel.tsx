import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { AlertIcon } from '../ui/icons.tsx';
import { focusFrom } from './focus-from.ts';

export type AlertPanelProps = {
  title: string;
  text: ReactNode;
  /** Whether the title takes the focus from the form when the panel appears, which also announces it. */
  takesFocus?: boolean;
  /** ID of the title. Default: generated. */
  titleId?: string;
  className?: string;
  children?: ReactNode;
};

/** Framed region of the form that says why nothing was sent, with links or buttons to continue. */
export function AlertPanel(props: AlertPanelProps) {
  const { title, text, takesFocus = false, titleId, className, children } = props;
  const ownId = useId();
  const id = titleId ?? ownId;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && heading.current) focusFrom(heading.current.closest('form'), heading.current);
  }, [takesFocus]);
  return (
    <section
      aria-labelledby={id}
      className={cn('border-accent-ink rounded-field flex gap-3 border px-4 py-3.5', className)}
    >
      <AlertIcon className="text-accent-ink mt-1 size-4" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h3 ref={heading} id={id} tabIndex={takesFocus ? -1 : undefined} className="font-semibold">
            {title}
          </h3>
          <div className="text-small wrap-anywhere">{text}</div>
        </div>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
    </section>
  );
}
