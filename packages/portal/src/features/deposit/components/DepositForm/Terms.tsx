import { useTranslation } from 'react-i18next';
import type { MinorUnits } from '@livery/contract/money';
import { termsOf } from '../../deposit.rules.ts';
import * as styles from './DepositForm.css.ts';

interface TermsProps {
  amount: MinorUnits;
  feeRate: number;
  write: (amount: MinorUnits) => string;
}

/** What is paid, what is kept, what comes into the balance. */
export function Terms({ amount, feeRate, write }: TermsProps) {
  const { t } = useTranslation('deposit');
  const { fee, credited } = termsOf(amount, feeRate);
  const rows = [
    ['pay', amount],
    ['feeAmount', fee],
    ['credited', credited],
  ] as const;
  return (
    <dl className={styles.terms}>
      {rows.map(([name, value]) => (
        <div key={name} className={name === 'credited' ? styles.total : styles.term}>
          <dt>{t(`form.${name}`)}</dt>
          <dd className={styles.money}>{write(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
