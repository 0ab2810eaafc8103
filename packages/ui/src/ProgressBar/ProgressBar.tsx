import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The progress in words: "R$ 120.00 of R$ 400.00". */
  valueText: string;
  tone?: 'link' | 'money' | 'negative' | undefined;
  /** `progress` only grows. A `meter` may also fall, e.g. a remaining limit. */
  kind?: 'progress' | 'meter' | undefined;
}

export function ProgressBar({ label, value, max, valueText, tone = 'link', kind = 'progress' }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <svg
        className={styles.track}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
      >
        <rect className={styles.fill({ tone })} width={share * 100} height="1" />
      </svg>
    </div>
  );
}
