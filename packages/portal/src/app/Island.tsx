import { Component, Suspense, type ReactNode } from 'react';

interface IslandProps {
  /** Stands in while the chunk is on its way, and for good if it does not come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A lazy part of the frame: what goes wrong in it stays in it. */
export class Island extends Component<IslandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
