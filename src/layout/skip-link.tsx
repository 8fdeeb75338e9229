import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { skipToMain } from '../lib/focus.ts';

export type SkipLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Text of the link. Default: Skip to content. */
  children?: ReactNode;
};

/**
 * Link that is the first focusable element of a page, visible only with focus. It moves the focus past the header to
 * the element with the id `main`. If that cannot take the focus by itself, it has `tabindex="-1"` until it loses the
 * focus.
 */
export function SkipLink({ className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a
      data-print="hide"
      {...rest}
      href="#main"
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) skipToMain(event);
      }}
      className={cn(
        'fixed top-3 start-3 z-(--z-skip-link) -translate-y-[200%] rounded-pill bg-accent px-5 py-3 text-small font-semibold text-on-accent transition-transform focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  );
}
