import { useEffect, useLayoutEffect } from 'react';
import { announceUnexpected, reportError } from '../../src/api/report-error.ts';
import { ErrorScreen } from '../../src/layout/error-screen.tsx';
import { focusOn } from '../../src/lib/focus-on.ts';
import { hasUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { mainLinks } from '../content/header-links.ts';
import { lostPage } from '../routing/page-boundary.tsx';
import { paths } from '../routing/paths.ts';
import { onNavigation } from '../routing/use-location.ts';

/* Error handling. Loaded only after something has failed. */

export { announceUncaught } from '../../src/api/report-error.ts';
export { SectionError } from '../../src/layout/section-error.tsx';

/** Error messages of browsers for code that did not load: the connection was lost, or a newer version is online. */
const LOST_CODE = /dynamically imported module|importing a module script|module script failed|preload css/i;

const isLostCode = (error: unknown) => error instanceof Error && LOST_CODE.test(error.message);

const lostMessages = { ...lostPage, text: `${lostPage.text} Your order form is saved on this device.` };

/** Logs an error that a boundary caught, and raises a toast. Code that did not load is only logged: it is no bug. */
export function reportCaught(error: unknown, componentStack: string): string {
  return isLostCode(error)
    ? reportError(error, { componentStack })
    : announceUnexpected(error, { componentStack });
}

/**
 * Logs an error that React recovered from during hydration. The visitor gets no toast, because nothing was lost. A
 * `<font>` comes from a page translator (page-translation.ts): that it has changed the HTML is no fault of the site.
 */
export function reportRecovered(error: unknown): void {
  if (document.querySelector('font')) return;
  console.error(error);
  reportError(error);
}

type FailedPageProps = { error: unknown; errorId: string };

/** The error screen, with another text for a page that did not load than for one that failed to render. */
export function FailedPage({ error, errorId }: FailedPageProps) {
  const isLost = isLostCode(error);
  useEffect(() => {
    if (!isLost) return;
    const { pathname } = location;
    reloadOnSecondFailure(pathname);
    // A link to the page that is shown does not render it again.
    return onNavigation(() => location.pathname === pathname && reloadOnSecondFailure(pathname));
  }, [isLost]);
  // `PlainFailure`, which this screen replaces, had the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'));
  }, []);
  return <ErrorScreen errorId={errorId} homeHref={paths.home} messages={isLost ? lostMessages : undefined} />;
}

/** The main links, in place of a header or a footer that failed. */
export function PlainLinks({ label }: { label: string }) {
  return (
    <nav aria-label={label} data-surface="darkroom" className="wrap flex flex-wrap gap-x-6 py-3">
      {[{ label: 'Home', href: paths.home }, ...mainLinks].map(({ href, label }) => (
        // Not the library's Link, which may be the part that failed.
        <a key={href} href={href} className="flex min-h-11 items-center underline underline-offset-4">
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Paths of the pages that did not load in this document. */
const failedPaths = new Set<string>();

/**
 * Reloads the document when a visitor returns to a page that did not load: a browser does not request a module again
 * after a failed import. The first time, the error screen says what happened.
 */
function reloadOnSecondFailure(path: string) {
  if (failedPaths.has(path) && !hasUnsavedWork()) location.reload();
  failedPaths.add(path);
}
