import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The brand's drawing; decoration. */
  drawing?: ReactNode;
  /** One sentence. */
  sentence: string;
  /** One way on. */
  action?: ReactNode;
}

export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing !== undefined && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <p className={styles.sentence}>{sentence}</p>
      {action}
    </div>
  );
}
