import { Component, type ReactNode } from 'react';

export type Caught = {
  error: unknown;
  /** What `onCatch` returned, once it has. */
  id: string | undefined;
  /** Takes the fallback away and mounts the children anew. */
  reset: () => void;
};

export type CatchErrorsProps = {
  /** What may fail. */
  children?: ReactNode;
  /** Told of each error once. What it returns, or resolves to, is the reference that the fallback gets. */
  onCatch?: (error: unknown, componentStack: string) => string | undefined | Promise<string | undefined>;
  /** What stands in place of the children after an error. */
  renderFallback: (caught: Caught) => ReactNode;
};

type State = { failure: { error: unknown } | undefined; id: string | undefined };

const sound: State = { failure: undefined, id: undefined };

/**
 * React's error boundary and nothing else: who is told and what is shown is the host's matter. It stays this
 * small because a page has it around everything from its first paint. The pieces that stand in are
 * `ErrorBoundary`'s.
 */
export class CatchErrors extends Component<CatchErrorsProps, State> {
  override state = sound;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error }, id: undefined };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: { componentStack?: string | null }) {
    const told = this.props.onCatch?.(thrown, componentStack ?? '');
    if (typeof told === 'object') void this.keepWhenTold(thrown, told);
    else this.setState({ id: told });
  }

  private async keepWhenTold(thrown: unknown, told: Promise<string | undefined>) {
    // Where it could not be told, the fallback does without a reference.
    const id = await told.catch(() => undefined);
    // By then it may have been reset, or have failed again.
    if (this.state.failure?.error === thrown) this.setState({ id });
  }

  readonly reset = () => this.setState(sound);

  override render() {
    const { failure, id } = this.state;
    return failure ? this.props.renderFallback({ ...failure, id, reset: this.reset }) : this.props.children;
  }
}
