import { useEffect } from 'react';
import { announceUnexpected } from '../../src/api/unexpected-error.ts';
import { reportError } from '../../src/api/report-error.ts';
import { ErrorScreen } from '../../src/layout/error-screen.tsx';
import { hasUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { paths } from '../routing/paths.ts';

/* What is needed only when something has gone wrong; no page loads it before. */

export { announceUncaught } from '../../src/api/unexpected-error.ts';
export { reportError } from '../../src/api/report-error.ts';
export { SectionError } from '../../src/layout/section-error.tsx';

/** How browsers word it that a file of the site did not come: a lost connection, or a newer version online. */
const LOST_CODE = /dynamically imported module|importing a module script|module script failed|preload css/i;

const isLostCode = (error: unknown) => error instanceof Error && LOST_CODE.test(error.message);

/** Logs what a boundary has caught and says so. Code that did not come is no fault of the site's: it is only logged. */
export function reportCaught(error: unknown, componentStack: string): string {
  return isLostCode(error)
    ? reportError(error, { componentStack })
    : announceUnexpected(error, { componentStack });
}

type FailedPageProps = { error: unknown; errorId: string };

/** The error screen, which knows a page that broke from one that did not come. */
export function FailedPage({ error, errorId }: FailedPageProps) {
  const isLost = isLostCode(error);
  useEffect(() => {
    if (isLost) loadWhenAskedAgain(location.pathname);
  }, [isLost]);
  return <ErrorScreen errorId={errorId} homeHref={paths.home} messages={isLost ? lost : undefined} />;
}

/** Addresses whose page did not come, for as long as the document lives. */
const lostPages = new Set<string>();

/**
 * A browser remembers that a file did not come, and never asks for it again in this document. Who comes back to
 * such a page gets a new document; the first time the screen says what happened.
 */
function loadWhenAskedAgain(path: string) {
  if (lostPages.has(path) && !hasUnsavedWork()) location.reload();
  lostPages.add(path);
}

const lost = {
  title: 'This page did not load.',
  text: 'The connection may have dropped on the way. Your order form is saved on this device.',
};
