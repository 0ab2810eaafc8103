import * as styles from './StrengthMeter.css.ts';

export interface StrengthMeterProps {
  /** 0 means nothing typed yet, 1 weak, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The score in words, spoken when it changes. Empty while nothing is typed. */
  word: string;
}

/** The strength of a password, as words and bars. */
export function StrengthMeter({ score, word }: StrengthMeterProps) {
  return (
    <div className={styles.meter}>
      <div className={styles.steps} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={styles.step} data-filled={step <= score} />
        ))}
      </div>
      <output className={styles.word}>{word}</output>
    </div>
  );
}
