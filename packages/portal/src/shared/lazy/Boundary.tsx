import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';

interface BoundaryProps {
  /** A new value resets the boundary. */
  resetKey?: string;
  /** Replaces the broken part. Null for nothing; a retry by default. */
  broken?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  resetKey: string | undefined;
  hasFailed: boolean;
}

/** An error boundary. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, hasFailed: false };

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { broken, children } = this.props;
    if (!this.state.hasFailed) return children;
    return broken === undefined ? <Broken onRetry={() => this.setState({ hasFailed: false })} /> : broken;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ErrorState sentence={t('errors.UNKNOWN')} retryLabel={t('actions.retry')} onRetry={onRetry} />;
}
