import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@livery/ui/ErrorState';

interface RouteBoundaryProps {
  place: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  place: string;
  hasFailed: boolean;
}

/** A page that breaks leaves header, menu and footer standing; another place starts afresh. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromProps({ place }: RouteBoundaryProps, state: RouteBoundaryState): RouteBoundaryState | null {
    return place === state.place ? null : { place, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<RouteBoundaryState> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Broken onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ErrorState sentence={t('errors.UNKNOWN')} retryLabel={t('actions.retry')} onRetry={onRetry} />;
}
