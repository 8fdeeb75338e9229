import type { ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';

export type SkipLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'>;

/**
 * The first element of a page that takes the focus: jumps over the header to the element with the id `main`, which gets
 * `tabindex="-1"` if it needs one. Visible only with focus.
 */
export function SkipLink({ className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      href="#main"
      onClick={(event) => {
        rest.onClick?.(event);
        const target = document.getElementById('main');
        if (event.defaultPrevented || !target) return;
        // The URL keeps the hash it was opened with; only the focus has to move.
        event.preventDefault();
        if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        target.scrollIntoView();
      }}
      className={cn(
        'fixed top-3 left-3 z-(--z-skip-link) -translate-y-[200%] rounded-pill bg-accent px-5 py-3 text-small font-semibold text-on-accent transition-transform focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  );
}
