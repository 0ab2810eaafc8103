import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountMark.css.ts';

export interface CountMarkProps {
  count: number;
  /** The count in words, spoken instead of the number. */
  label: string;
}

/** A mark has room for two digits. */
const most = 99;

/** The number of pending items of an entry. Hidden at 0. */
export function CountMark({ count, label }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
