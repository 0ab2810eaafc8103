import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The brand's picture, which is decoration. */
  picture?: ReactNode;
  /** One sentence. */
  sentence: string;
  /** One link or button. */
  action?: ReactNode;
}

export function EmptyState({ picture, sentence, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <p className={styles.sentence}>{sentence}</p>
      {action}
    </div>
  );
}
