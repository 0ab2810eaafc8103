import * as styles from './Lottery.css.ts';

/** Numbers in the order of the draw. */
export function Balls({ label, numbers }: { label: string; numbers: readonly string[] }) {
  return (
    <ul className={styles.balls} aria-label={label}>
      {/* A number may be drawn twice, so its position is its key. */}
      {numbers.map((number, place) => (
        <li key={`${place} ${number}`} className={styles.ball}>
          {number}
        </li>
      ))}
    </ul>
  );
}
