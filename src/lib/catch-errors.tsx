import { Component, type ReactNode } from 'react';

/** An error that a boundary caught. */
export type Caught = {
  error: unknown;
  /** The reference that `onCatch` returned; `undefined` until it is known. */
  id: string | undefined;
  /** Removes the fallback and mounts the children again. */
  reset: () => void;
};

export type CatchErrorsProps = {
  /** The content whose render errors are caught. */
  children?: ReactNode;
  /**
   * Called once for each error. Its result, or what its promise resolves to, is the reference that the fallback gets.
   */
  onCatch?: (error: unknown, componentStack: string) => string | undefined | Promise<string | undefined>;
  /** Renders what replaces the children after an error. */
  renderFallback: (caught: Caught) => ReactNode;
};

type State = { failure: { error: unknown } | undefined; id: string | undefined };

const noFailure: State = { failure: undefined, id: undefined };

/**
 * Catches render errors. The host decides how they are reported and what is shown; `ErrorBoundary` has the screens. It is
 * this small because every page loads it before its first paint.
 */
export class CatchErrors extends Component<CatchErrorsProps, State> {
  override state = noFailure;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error }, id: undefined };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: { componentStack?: string | null }) {
    void this.keepReference(thrown, componentStack ?? '');
  }

  private async keepReference(thrown: unknown, componentStack: string) {
    let id: string | undefined;
    try {
      id = await this.props.onCatch?.(thrown, componentStack);
    } catch {
      // A host's report that fails must not remove the fallback as well. It then has no reference.
    }
    // Meanwhile the boundary may have been reset, or have caught another error.
    if (this.state.failure?.error === thrown) this.setState({ id });
  }

  readonly reset = () => this.setState(noFailure);

  override render() {
    const { failure, id } = this.state;
    return failure ? this.props.renderFallback({ ...failure, id, reset: this.reset }) : this.props.children;
  }
}
