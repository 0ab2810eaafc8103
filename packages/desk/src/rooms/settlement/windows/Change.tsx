import { moneyText } from '#shared/money-text.ts';
import { settlementTexts } from '../settlement.texts.ts';
import * as styles from '../Settlement.css.ts';

const texts = settlementTexts.window;

interface ChangeProps {
  readonly now: number;
  /** Null for a first one. */
  readonly before: number | null;
  readonly unit: string;
}

/** By how much an amount differs from the one before, with that one below. */
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
