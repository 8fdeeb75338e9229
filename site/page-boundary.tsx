import type { ReactNode } from 'react';
import { CatchErrors, type Caught } from '../src/lib/catch-errors.tsx';
import { Loaded } from './loaded.tsx';

const loadFailures = () => import('./failures.tsx');
const loadFailedPage = () => loadFailures().then((module) => module.FailedPage);
const loadSectionError = () => loadFailures().then((module) => module.SectionError);

const tell = (failure: unknown, componentStack: string) =>
  loadFailures().then((module) => module.tellCaught(failure, componentStack));

/** Puts the error screen in place of a page that failed to load or to render. Header and footer stay. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchErrors onCatch={tell} renderFallback={(caught) => <PageFailure {...caught} />}>
      {children}
    </CatchErrors>
  );
}

/** Keeps a section that fails to render from taking the page with it. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchErrors
      onCatch={tell}
      renderFallback={({ id, reset }) => (
        <Loaded load={loadSectionError} wanted props={{ errorId: id, onRetry: reset }} />
      )}
    >
      {children}
    </CatchErrors>
  );
}

/** Keeps what lies over the page, when it fails, from taking the page with it: it is gone, and the toast has said so. */
export function OverlayBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchErrors onCatch={tell} renderFallback={() => null}>
      {children}
    </CatchErrors>
  );
}

/** The error screen once it is there; without a connection it may never be, so that plain words stand first. */
function PageFailure({ error, id }: Caught) {
  if (id) return <Loaded load={loadFailedPage} wanted props={{ error, errorId: id }} />;
  return (
    <div className="wrap band">
      <h1 className="display text-display-lg">This page did not load.</h1>
      <p className="mt-4 text-lead text-muted">
        The connection may have dropped on the way.{' '}
        <button type="button" className="underline" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    </div>
  );
}
