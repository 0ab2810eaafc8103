import * as styles from './Lottery.css.ts';

/** Numbers in the order drawn. */
export function Balls({ label, numbers }: { label: string; numbers: readonly string[] }) {
  return (
    <ul className={styles.balls} aria-label={label}>
      {/* A number may be drawn twice: its place is its name. */}
      {numbers.map((number, place) => (
        <li key={`${place} ${number}`} className={styles.ball}>
          {number}
        </li>
      ))}
    </ul>
  );
}
