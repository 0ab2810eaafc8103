import { moneyText } from '#shared/money-text.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';

const texts = settlementTexts.window;

interface ChangeProps {
  readonly now: number;
  /** Null if there was no earlier one. */
  readonly before: number | null;
  readonly unit: string;
}

/** The difference from the previous amount, with that amount below. */
export function Change({ now, before, unit }: ChangeProps) {
  if (before === null) return <span className={styles.soft}>{texts.first}</span>;
  const difference = now - before;
  return (
    <span className={styles.change}>
      <span>{`${difference > 0 ? '+' : ''}${moneyText(difference, unit)}`}</span>
      <span className={styles.small}>{texts.before(moneyText(before, unit))}</span>
    </span>
  );
}
