import * as styles from './Balls.css.ts';

interface BallsProps {
  kind: string;
  numbers: readonly number[];
  animal: number;
}

/** What was drawn, in the order drawn. */
export function Balls({ numbers }: BallsProps) {
  return (
    <ol className={styles.list}>
      {numbers.map((number, place) => (
        <li key={place} className={styles.ball}>
          {number}
        </li>
      ))}
    </ol>
  );
}
