import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'accent' | 'second' | 'neutral' | 'positive' | 'warning' | 'negative' | undefined;
  /** Short: HOT, 18+, a count. */
  children: ReactNode;
}

export function Badge({ tone = 'accent', children }: BadgeProps) {
  return <span className={styles.badge({ tone })}>{children}</span>;
}
