import type { ReactNode } from 'react';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps {
  label: string;
  value: number;
  max: number;
  /** The progress in words: "3 of 5 rounds". */
  valueText: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  tone?: 'link' | 'money' | undefined;
  /** Decorative content of the ring. */
  children?: ReactNode;
}

/** On a circle with circumference 100. */
const radius = 100 / (2 * Math.PI);

/** A native `progress` cannot contain anything. */
const bar = { role: 'progressbar' } as const;

/** Progress as a ring around its content. */
export function ProgressRing({ label, value, max, valueText, size = 'medium', tone = 'link', children }: ProgressRingProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={styles.ring({ size })}>
      <svg
        className={styles.drawing}
        viewBox="0 0 36 36"
        {...bar}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
      >
        <circle className={styles.track} cx="18" cy="18" r={radius} />
        {share > 0 && <circle className={styles.arc({ tone })} cx="18" cy="18" r={radius} strokeDasharray={`${share * 100} 100`} />}
      </svg>
      <div className={styles.middle} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
