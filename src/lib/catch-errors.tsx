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
   * `fields` are the fields of the page before the children were removed, so that the report can leave out what was typed.
   * Those in shadow roots are missing: only `ErrorBoundary` collects them.
   */
  onCatch?: (
    error: unknown,
    componentStack: string,
    fields?: Iterable<Element>,
  ) => string | undefined | Promise<string | undefined>;
  /** Renders what replaces the children after an error. */
  renderFallback: (caught: Caught) => ReactNode;
};

/** `fields` is set after an error, even if the thrown value is `undefined`. */
type State = { error: unknown; fields: Iterable<Element> | undefined; id: string | undefined };

const noFailure: State = { error: undefined, fields: undefined, id: undefined };

/**
 * Catches render errors. The host decides how they are reported and what is shown; `ErrorBoundary` has the screens. It is
 * this small because every page loads it before its first paint.
 */
export class CatchErrors extends Component<CatchErrorsProps, State> {
  override state = noFailure;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // React removes the children before it calls `componentDidCatch`.
    return { id: undefined, error, fields: document.querySelectorAll('input,textarea') };
  }

  override async componentDidCatch(thrown: unknown, info: { componentStack?: string | null }) {
    const { fields } = this.state;
    let id: string | undefined;
    try {
      id = await this.props.onCatch?.(thrown, info.componentStack ?? '', fields);
    } catch {
      // A host's report that fails must not be an unhandled rejection. The fallback then shows no reference.
    }
    // Meanwhile the boundary may have been reset, or have caught another error.
    if (this.state.fields === fields) this.setState({ id });
  }

  readonly reset = () => this.setState(noFailure);

  override render() {
    const { error, fields, id } = this.state;
    return fields ? this.props.renderFallback({ error, id, reset: this.reset }) : this.props.children;
  }
}
