import type { ReactNode } from 'react';

/** Excludes Storybook's prose styles, and keeps paper light, as Storybook's own page is. */
export function Block({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-scheme="light" className="sb-unstyled my-6">
      <div className={className}>{children}</div>
    </div>
  );
}

export type Surface = 'paper' | 'darkroom';

/** A surface to show a live example on. */
export function Stage({ surface = 'paper', children }: { surface?: Surface; children: ReactNode }) {
  return (
    <div
      data-surface={surface}
      className="border-line rounded-field flex min-h-32 min-w-0 flex-col items-start justify-center border p-5 wrap-anywhere sm:p-6"
    >
      {children}
    </div>
  );
}
