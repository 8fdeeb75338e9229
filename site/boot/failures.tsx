import { useEffect, useLayoutEffect } from 'react';
import { announceUnexpected, reportError } from '../../src/api/report-error.ts';
import { ErrorScreen } from '../../src/layout/error-screen.tsx';
import type { Caught } from '../../src/lib/catch-errors.tsx';
import { focusOn } from '../../src/lib/focus.ts';
import { hasUnsavedWork } from '../../src/lib/unsaved-work.ts';
import { brand } from '../brand.ts';
import { mainLinks } from '../content/header-links.ts';
import { notLoadedTitle } from '../routing/page-boundary.tsx';
import { paths } from '../routing/paths.ts';
import { announce } from '../shell/announcer.tsx';
import { isFailedImport, loadDocumentInstead, statusOf } from './failed-imports.ts';

/* Error handling. Loaded only after something has failed. */

export { announceUncaught } from '../../src/api/report-error.ts';
export { SectionError } from '../../src/layout/section-error.tsx';

/**
 * Logs an error that a boundary caught, and raises a toast. Code that did not load is only logged: it is no bug.
 *
 * @returns the reference of the report.
 */
export function reportCaught(error: unknown, componentStack: string, fields?: Iterable<Element>): string {
  return (isFailedImport(error) ? reportError : announceUnexpected)(error, { componentStack, fields });
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

/** Paths of pages whose code has not loaded. */
const failedPaths = new Set<string>();

type FailedPageProps = Pick<Caught, 'error'> & { errorId: string };

/** The error screen, with another text for a page that did not load than for one that failed to render. */
export function FailedPage({ error, errorId }: FailedPageProps) {
  const isNotLoaded = isFailedImport(error);
  // An order form registers entries that it could not store, as in a browser without storage, and each order under way.
  const saved = hasUnsavedWork() ? '' : 'If you have started an order, it is saved on this device.';
  // `PlainFailure`, which this screen replaces, had the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'));
  }, []);
  useLayoutEffect(() => {
    const { title } = document;
    // A failure of the whole site has removed the title.
    const errorTitle = `Error: ${title || brand.name}`;
    document.title = errorTitle;
    // The navigation has announced the title of the page. A toast announces any other error.
    if (isNotLoaded) announce(errorTitle);
    return () => {
      // Unless the next page has set its own.
      if (document.title === errorTitle) document.title = title;
    };
  }, [isNotLoaded]);
  useEffect(() => {
    if (!isNotLoaded) return undefined;
    const { href, pathname } = location;
    let isShown = true;
    // A file that the code imports has failed, most likely. Only a new document requests it again (failed-imports.ts).
    if (failedPaths.has(pathname))
      void statusOf(href).then((status) => isShown && status === 200 && loadDocumentInstead(true));
    failedPaths.add(pathname);
    return () => void (isShown = false);
  }, [error, isNotLoaded]);
  return (
    <ErrorScreen
      errorId={errorId}
      homeHref={paths.home}
      messages={
        isNotLoaded
          ? { title: `${notLoadedTitle}.`, text: `The connection may have dropped. ${saved}` }
          : { text: `${saved} Reload, or quote the reference below to support.` }
      }
    />
  );
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
