import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CountMark.css.ts';

export interface CountMarkProps {
  count: number;
  /** What is counted, in words; it is spoken in place of the number. */
  label: string;
}

/** A mark has room for two digits. */
const most = 99;

/** How much waits behind an entry; nothing for 0. */
export function CountMark({ count, label }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
