import { markDrawings, type PaymentMarkKind } from './mark-drawings.ts';
import * as styles from './PaymentMark.css.ts';

export type { PaymentMarkKind };

/** An icon for a means of payment. Hidden from screen readers, because the name is always next to it. */
export function PaymentMark({ kind }: { kind: PaymentMarkKind }) {
  const { solid, lines } = markDrawings[kind];
  return (
    <span className={styles.mark}>
      <svg className={styles.drawing} viewBox="0 0 32 20" aria-hidden="true">
        <path className={styles.solid} d={solid} />
        <path d={lines} />
      </svg>
    </span>
  );
}
