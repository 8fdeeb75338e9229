import type { ReactNode } from 'react';

type ViewerFailureProps = {
  failed: boolean;
  /** Says that the viewer did not open, and what to do. */
  children: ReactNode;
};

/**
 * Message that a viewer's code did not load. It stays at the lower edge of the window while its section is visible: the
 * end of a section may be several screens below the pressed card.
 */
export function ViewerFailure({ failed, children }: ViewerFailureProps) {
  return (
    <div
      aria-live="assertive"
      // The chat's button is in the end corner.
      className="sticky bottom-4 z-(--z-raised) pe-20"
    >
      {failed && (
        <p className="text-small rounded-field border-line-strong bg-raised shadow-raised mt-4 w-fit border px-4 py-3">
          {children}
        </p>
      )}
    </div>
  );
}
