import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { CatchErrors, type CatchErrorsProps, type Caught } from '../../src/lib/catch-errors.tsx';
import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { useEventReplay } from '../../src/lib/use-event-replay.ts';
import { isFailedImport, loadDocumentInstead } from '../boot/failed-imports.ts';
import { useArrival } from './navigation.ts';
import { onNavigation } from './use-location.ts';

/** Title for a page whose code did not load: in the tab, on the error screen, and without that screen's code. */
export const notLoadedTitle = 'This page did not load';

const loadFailures = () => import('../boot/failures.tsx');
const FailedPage = lazyComponent(loadFailures, 'FailedPage', { fallback: PlainFailure });
const SectionError = lazyComponent(loadFailures, 'SectionError');
const PlainLinks = lazyComponent(loadFailures, 'PlainLinks');

/** Logs and reports what a boundary caught. Returns the reference of the report. */
async function report(...caught: Parameters<Required<CatchErrorsProps>['onCatch']>): Promise<string> {
  const { reportCaught } = await loadFailures();
  return reportCaught(...caught);
}

/** Makes a boundary that reports what it catches, and renders this in place of its children. */
function createBoundary(renderFallback: (caught: Caught) => ReactNode) {
  return function Boundary({ children }: { children: ReactNode }) {
    return (
      <CatchErrors onCatch={report} renderFallback={renderFallback}>
        {children}
      </CatchErrors>
    );
  };
}

/** Puts the error screen in place of a page that failed to load or to render. Header and footer stay. */
export const PageBoundary = createBoundary((caught) => <PageFailure {...caught} />);

/**
 * Puts the error screen in place of the whole site if a part fails that is in no other boundary, such as the toasts. React
 * would leave an empty page.
 */
export const RootBoundary = createBoundary((caught) => <RootFailure {...caught} />);

/** Keeps a section that fails to render from taking the page with it. */
export const SectionBoundary = createBoundary(({ id, reset }) => (
  <SectionError errorId={id} onRetry={reset} />
));

/** Renders the main links as plain text in place of a header that fails. */
export const HeaderBoundary = createBoundary(() => <PlainLinks label="Main" />);

/** The same for the footer. */
export const FooterBoundary = createBoundary(() => <PlainLinks label="Footer" />);

type OverlayBoundaryProps = {
  /** Called after a failure. The host removes the children, until the visitor opens the overlay again. */
  onFail: () => void;
  children: ReactNode;
};

/** Catches errors of an overlay, such as a dialog, so that the page stays. The overlay closes, and a toast reports the error. */
export function OverlayBoundary({ onFail, children }: OverlayBoundaryProps) {
  // As a key, it replaces the boundary that has failed by one for the next opening.
  const [failures, setFailures] = useState(0);
  return (
    <CatchErrors
      key={failures}
      onCatch={(...caught) => {
        onFail();
        setFailures(failures + 1);
        return report(...caught);
      }}
      renderFallback={() => null}
    >
      {children}
    </CatchErrors>
  );
}

/** The error screen, or a plain text until its code has loaded. */
function PageFailure({ error, id, reset }: Caught) {
  // The component that would have removed `data-waiting`, which holds presses back, has failed.
  useEventReplay(findMain);
  useArrival(error);
  useEffect(() => {
    if (!isFailedImport(error)) return;
    loadDocumentInstead();
    // A link to the page that is shown does not mount it again by itself.
    return onNavigation(reset);
  }, [error, reset]);
  // The reference comes with the error screen's code.
  return id ? <FailedPage error={error} errorId={id} /> : <PlainFailure />;
}

function RootFailure(caught: Caught) {
  useEventReplay(findRoot);
  // Nothing else would render the next page, whose URL it is by then.
  useEffect(() => onNavigation(() => location.reload()), []);
  return (
    <main id="main">
      <PageFailure {...caught} />
    </main>
  );
}

/** Returns the element of the whole site, whose events are replayed. */
export const findRoot = () => document.getElementById('root');

/** Returns the element of the current page, whose events are replayed. */
export const findMain = () => document.getElementById('main');

function PlainFailure() {
  // The page, which did not render, would have replaced the title. `useArrival` announces it after this.
  useLayoutEffect(() => {
    document.title = document.title.replace('Loading page...', notLoadedTitle);
  }, []);
  return (
    <div className="wrap band">
      <h1 className="display text-display-lg">{notLoadedTitle}.</h1>
      <button type="button" className="mt-4 text-lead underline" onClick={() => location.reload()}>
        Reload the page
      </button>
    </div>
  );
}
