import type { ReactNode } from 'react';
import { announceUnexpected } from '../api/unexpected-error.ts';
import { CatchErrors } from '../lib/catch-errors.tsx';
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';
import { SectionError, type SectionErrorProps } from './section-error.tsx';

export const errorLevels = ['page', 'section'] as const;

export type ErrorBoundaryProps = {
  /** What may fail. */
  children?: ReactNode;
  /** What has failed: a page gets the error screen, a section a small panel of its own. Default: `page`. */
  level?: (typeof errorLevels)[number];
  /** Told of each error and its reference, after the log and the visitor. */
  onError?: (error: unknown, id: string) => void;
  /** The words of the error screen. */
  screenMessages?: ErrorScreenProps['messages'];
  /** The words of the panel. */
  sectionMessages?: SectionErrorProps['messages'];
};

/**
 * Catches what fails to render below it. The error goes to the log, a toast says so, and the screen or panel
 * in its place shows the same reference (SPEC §8). On a page, Try Again loads the page again; in a section it
 * mounts the section anew.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { children, level = 'page', onError, screenMessages, sectionMessages } = props;
  return (
    <CatchErrors
      onCatch={(error, componentStack) => {
        const id = announceUnexpected(error, { componentStack });
        onError?.(error, id);
        return id;
      }}
      renderFallback={({ id, reset }) =>
        level === 'page' ? (
          <ErrorScreen errorId={id ?? ''} messages={screenMessages} />
        ) : (
          <SectionError errorId={id} onRetry={reset} messages={sectionMessages} />
        )
      }
    >
      {children}
    </CatchErrors>
  );
}
