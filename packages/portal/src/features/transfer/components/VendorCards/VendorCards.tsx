import { useId, type Ref } from 'react';
import { Amount } from '@livery/ui/Amount';
import type { Funds } from '@livery/contract/shapes';
import { useTranslation } from 'react-i18next';
import type { AmountWriting } from '#shared/forms/use-amount-habit.ts';
import * as styles from './VendorCards.css.ts';

interface VendorCardsProps {
  name: string;
  label: string;
  wallets: Funds['wallets'];
  /** The vendor that is chosen. */
  value: string;
  onChange: (vendor: string) => void;
  writing: AmountWriting;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The wallets at vendors, each with what lies in it; one is chosen to move money to or from. */
export function VendorCards({ name, label, wallets, value, onChange, writing, ref }: VendorCardsProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  return (
    <fieldset className={styles.list} aria-label={label}>
      {wallets.map(({ vendor, name: vendorName, balance, isOpen }, index) => (
        <label key={vendor} className={styles.card}>
          <input
            ref={index === 0 ? ref : undefined}
            className={styles.radio}
            type="radio"
            name={name}
            value={vendor}
            checked={vendor === value}
            disabled={!isOpen}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={`${id}-${index}-more`}
            onChange={() => onChange(vendor)}
          />
          <span className={styles.name} id={`${id}-${index}`}>
            {vendorName}
          </span>
          <span className={styles.more} id={`${id}-${index}-more`}>
            {balance > 0 ? (
              <Amount value={writing.number(balance)} symbol={writing.symbol} size="medium" tone={isOpen ? 'money' : 'inherit'} />
            ) : (
              <span className={styles.note}>{t('wallets.nothing')}</span>
            )}
            {!isOpen && <span className={styles.note}>{t('wallets.closed')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
