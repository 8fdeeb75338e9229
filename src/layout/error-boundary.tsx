import type { ReactNode } from 'react';
import { fieldsIn } from '../api/redact.ts';
import { announceUnexpected } from '../api/report-error.ts';
import { callHost } from '../lib/call-host.ts';
import { CatchErrors } from '../lib/catch-errors.tsx';
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';
import { SectionError, type SectionErrorProps } from './section-error.tsx';

export const errorLevels = ['page', 'section'] as const;

export type ErrorBoundaryProps = {
  /** The content whose render errors are caught. */
  children?: ReactNode;
  /** The extent of the failure: a page gets the error screen, a section a small panel of its own. Default: `page`. */
  level?: (typeof errorLevels)[number];
  /** Called with each error and its reference, after the error was logged and shown. */
  onError?: (error: unknown, id: string) => void;
  /** Overrides for the text of the error screen. */
  screenMessages?: ErrorScreenProps['messages'];
  /** Overrides for the text of the panel. */
  sectionMessages?: SectionErrorProps['messages'];
};

/**
 * Also collects the fields in shadow roots, in which a host may render: their text is removed from the report. `CatchErrors`
 * does not, because each page loads it.
 */
class CatchErrorsInShadowRoots extends CatchErrors {
  static override getDerivedStateFromError(error: unknown) {
    return { ...super.getDerivedStateFromError(error), fields: fieldsIn(document) };
  }
}

/**
 * Catches render errors of its children. It logs the error, raises a toast, and renders a screen or panel with the same
 * reference (errors 22). On a page, “Try Again” loads the page again; in a section it mounts the section again.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { children, level = 'page', onError, screenMessages, sectionMessages } = props;
  return (
    <CatchErrorsInShadowRoots
      onCatch={(error, componentStack, fields) => {
        const id = announceUnexpected(error, { componentStack, fields });
        // An error of `onError` must not leave the screen without the reference.
        callHost(() => onError?.(error, id));
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
    </CatchErrorsInShadowRoots>
  );
}
