import { Component, type ReactNode } from 'react';

/** Stands in for a page that could not be loaded, with the way to try again. Header and footer stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
}
