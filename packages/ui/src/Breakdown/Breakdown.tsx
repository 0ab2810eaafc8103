import * as styles from './Breakdown.css.ts';

export interface BreakdownProps {
  /** In the order of the sum, with the result last. Amounts are formatted, with their symbol. */
  rows: readonly { label: string; amount: string }[];
}

/** Explains an amount: each part with its name, and the result. */
export function Breakdown({ rows }: BreakdownProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, amount }, index) => (
        <div key={label} className={index === rows.length - 1 ? styles.total : styles.row}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
