import { useTranslation } from 'react-i18next';
import type { MinorUnits } from '@livery/contract/money';
import type { Outcome } from '../../withdrawal.rules.ts';
import * as styles from './RequestForm.css.ts';

interface RequestTermsProps {
  /** Null while there is none that may leave. */
  amount: MinorUnits | null;
  outcome: Outcome | null;
  write: (amount: MinorUnits) => string;
}

/** What leaves, what is kept, what arrives. */
export function RequestTerms({ amount, outcome, write }: RequestTermsProps) {
  const { t } = useTranslation('withdrawal');
  const rows = [
    ['leaves', amount],
    ['feeAmount', outcome?.fee ?? null],
    ['arrives', outcome?.arrives ?? null],
  ] as const;
  return (
    <dl className={styles.terms}>
      {rows.map(([name, value]) => (
        <div key={name} className={name === 'arrives' ? styles.total : styles.term}>
          <dt>{t(`form.${name}`)}</dt>
          <dd className={styles.money}>{value === null ? '–' : write(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
