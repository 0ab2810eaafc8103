import { Component, Suspense, type ReactNode } from 'react';

interface IslandProps {
  /** Stands in while the chunk is on its way. */
  fallback: ReactNode;
  /** Stands in if it does not come. */
  broken: ReactNode;
  children: ReactNode;
}

/** A lazy part of a page: what goes wrong in it stays in it. */
export class Island extends Component<IslandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { fallback, broken, children } = this.props;
    return this.state.hasFailed ? broken : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
