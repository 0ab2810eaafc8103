import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Announced. Without it, the spinner decorates a text that names the activity. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const ring = (
    <svg className={styles.spinner({ size })} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <output className={styles.status}>
      {ring}
      <span className={styles.label}>{label}</span>
    </output>
  );
}
