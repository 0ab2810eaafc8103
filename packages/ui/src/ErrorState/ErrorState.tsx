import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RefreshCwIcon, TriangleAlertIcon } from '../Icon/icons.ts';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What happened and what to do, in one sentence. */
  sentence: string;
  /** The complete line with the request id, to quote to support. */
  reference?: string | undefined;
  retryLabel?: string | undefined;
  /** Shows a retry button that calls this. */
  onRetry?: (() => void) | undefined;
  /** The button's label while it retries. */
  loading?: string | undefined;
}

export function ErrorState({ sentence, reference, retryLabel, onRetry, loading }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark}>
        <Icon icon={TriangleAlertIcon} size="large" />
      </span>
      <p className={styles.sentence}>{sentence}</p>
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button icon={RefreshCwIcon} onClick={onRetry} loading={loading}>
          {retryLabel}
        </Button>
      )}
      {reference !== undefined && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}
